/** Whom the access table asks about, and the kinds of rows that it has again and again. */

export const actors = [
  'anonymous',
  'volunteer',
  'other volunteer',
  'owner',
  'other organization',
  'dual',
  'admin',
  'disabled account',
  'expired session',
] as const
export type Actor = (typeof actors)[number]

/** What a cell's request speaks of; made anew for each cell. */
export interface World {
  /** A published project of the owner, and the volunteer's pending application to it. */
  readonly project: string
  readonly application: string
  /** The owner's notification of that application. */
  readonly notification: string
  /** Another project of the owner, and the volunteer's signed-off application to it. */
  readonly doneProject: string
  readonly done: string
  readonly organization: string
  /** The volunteer's public review of other work for it. */
  readonly review: string
  /** A conversation of the two about the published project, and the volunteer's latest message in it. */
  readonly conversation: string
  readonly message: string
  /** A manager of it, and an invitation to it that waits. */
  readonly manager: string
  readonly invitation: string
  /** An imported organization without an owner, with a website of its own. */
  readonly imported: string
  /** Hours on it that wait for the organization. */
  readonly hours: string
  /** The owner's note on the pending application. */
  readonly note: string
  /** A project of the owner that is not published yet. */
  readonly draft: string
  /** A paused project of the owner. */
  readonly paused: string
  /** The id of a completed project of the owner's organization. */
  readonly completed: string
  /** The id of the actor of that name, whose portfolio is private. */
  readonly volunteer: string
  /** The id of someone who is none of the actors. */
  readonly stranger: string
  /** Their address and password. */
  readonly credentials: { email: string; password: string }
  /** The id of a session of theirs. */
  readonly session: string
  /** What administrators look after: people and organizations before and after a suspension, and a job that was given up. */
  readonly cared: {
    person: string
    suspendedPerson: string
    organization: string
    suspendedOrganization: string
    job: number
  }
  /** The volunteer's credential of a badge. */
  readonly credential: string
  /** Perks of the catalogue: one is offered, one is not yet and has codes of a list. */
  readonly store: { offered: string; draft: string }
}

interface Request {
  path?: string
  body?: object
  type?: string
  /** Sent as a form instead of the body. */
  file?: Blob
}

export interface Row {
  readonly route: string
  /** What makes the row differ from others of its route. */
  readonly about?: string
  readonly ask?: (world: World) => Request
  readonly answers: Readonly<Record<Actor, number>>
}

export const all = (status: number): Row['answers'] => ({
  anonymous: status,
  volunteer: status,
  'other volunteer': status,
  owner: status,
  'other organization': status,
  dual: status,
  admin: status,
  'disabled account': status,
  'expired session': status,
})
export const nobody = { anonymous: 401, 'disabled account': 401, 'expired session': 401 }
export const signedIn = { ...all(200), ...nobody }
/** An administrators' call: to everybody else who is signed in it is not there. */
export const adminOnly = (status: number): Row['answers'] => ({ ...all(404), ...nobody, admin: status })

/** A call about saving: of a published project for everybody who is signed in, of a draft for nobody. */
export const savedRows = (route: string, ask: (projectId: string) => Request): Row[] => [
  { route, about: 'published', ask: ({ project }) => ask(project), answers: signedIn },
  { route, about: 'a draft', ask: ({ draft }) => ask(draft), answers: { ...all(404), ...nobody } },
]

type OwnCall = { body?: object; status?: number; onlyDraft?: true; onlyPublished?: true }

/** A call that only members of a project's organization make: others are refused, and know of no draft. */
export function ownRows(
  route: string,
  { body, status = 200, onlyDraft, onlyPublished }: OwnCall = {},
): Row[] {
  const [method, address = ''] = route.split(' ')
  const request = (id: string) => ({
    path: address.replace(':id', id),
    ...(method !== 'GET' && { body: body ?? {} }),
  })
  const volunteers = { volunteer: 403, 'other volunteer': 403, admin: 403 }
  return [
    {
      route,
      about: 'published',
      ask: ({ project }) => request(project),
      answers: { ...all(403), ...nobody, owner: onlyDraft ? 409 : status },
    },
    {
      route,
      about: 'a draft',
      ask: ({ draft }) => request(draft),
      answers: { ...all(404), ...nobody, ...volunteers, owner: onlyPublished ? 409 : status },
    },
  ]
}
