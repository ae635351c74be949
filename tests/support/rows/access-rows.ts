/** The actors of the access table, and answers that many of its rows share. */

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

/** Volunteers with one role on the staff; asked only where the staff has access. */
export const staffActors = ['moderator', 'verifier', 'coordinator', 'analyst'] as const
export type StaffActor = (typeof staffActors)[number]

/** What the requests of a cell are about; created again for each cell. */
export interface World {
  /** A published project of the owner, and the volunteer's pending application to it. */
  readonly project: string
  readonly application: string
  /** The owner's notification of that application. */
  readonly notification: string
  /** Another project of the owner, and the volunteer's signed-off application to it. */
  readonly completedProject: string
  readonly done: string
  readonly organization: string
  /** The volunteer's public review about other work for it. */
  readonly review: string
  /** A conversation of the two about the published project, and the volunteer's latest message in it. */
  readonly conversation: string
  readonly message: string
  /** A manager of the organization, and a pending invitation to it. */
  readonly manager: string
  readonly invitation: string
  /** An imported organization without an owner, with its own website. */
  readonly imported: string
  /** Hours on it that the organization has not decided yet. */
  readonly hours: string
  /** The owner's note on the pending application. */
  readonly note: string
  /** A saved reply of the organization. */
  readonly savedReply: string
  /** A saved search of the volunteer. */
  readonly savedSearch: string
  /** An open request to change other accepted work of the volunteer. */
  readonly scopeChange: string
  /** An open invite of the volunteer to the paused project. */
  readonly invite: string
  readonly matchExclusion: string
  /** An unpublished project of the owner. */
  readonly draft: string
  /** A paused project of the owner. */
  readonly paused: string
  /** The id of a completed project of the owner's organization. */
  readonly completed: string
  /** The id of the actor with that name, whose portfolio is private. */
  readonly volunteer: string
  /** The id of someone who is not an actor. */
  readonly stranger: string
  /** Their address and password. */
  readonly credentials: { email: string; password: string }
  /** The id of one of their sessions. */
  readonly session: string
  /** For moderation: people and organizations before and after a suspension, and a failed job. */
  readonly moderation: {
    person: string
    /** They use two-step sign-in. */
    personWithFactor: string
    suspendedPerson: string
    /** A load of registers that waits for its files. */
    registerRun: string
    organization: string
    suspendedOrganization: string
    job: number
  }
  /** The volunteer's credential for a badge. */
  readonly credential: string
  /** Perks of the catalog: an offered one, and one that is not offered yet and has loaded codes. */
  readonly store: { offered: string; draft: string }
}

interface Request {
  path?: string
  body?: object
  type?: string
  /** Sent as a form instead of a JSON body. */
  file?: Blob
}

export interface Row {
  readonly route: string
  /** What distinguishes the row from others of its route. */
  readonly about?: string
  readonly ask?: (world: World) => Request
  readonly answers: Readonly<Record<Actor, number> & Partial<Record<StaffActor, number>>>
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
export const noAccount = { anonymous: 401, 'disabled account': 401, 'expired session': 401 }
export const signedIn = { ...all(200), ...noAccount }
const noStaff = { moderator: 404, verifier: 404, coordinator: 404, analyst: 404 }
/** An administrators' call: everyone else who is signed in gets a 404. */
export const adminOnly = (status: number): Row['answers'] => ({
  ...all(404),
  ...noAccount,
  ...noStaff,
  admin: status,
})
/** A call for administrators and moderators. */
export const moderatorOnly = (status: number): Row['answers'] => ({ ...adminOnly(status), moderator: status })
/** A call for administrators and verifiers. */
export const verifierOnly = (status: number): Row['answers'] => ({ ...adminOnly(status), verifier: status })
/** A call for administrators and coordinators. */
export const coordinatorOnly = (status: number): Row['answers'] => ({
  ...adminOnly(status),
  coordinator: status,
})
/** A call for administrators and analysts. */
export const analystOnly = (status: number): Row['answers'] => ({ ...adminOnly(status), analyst: status })
/** A call for everyone on the staff. */
export const staffOnly = (status: number): Row['answers'] => ({
  ...adminOnly(status),
  moderator: status,
  verifier: status,
  coordinator: status,
  analyst: status,
})

/** A call about saving: everyone signed in can save a published project, no one a draft. */
export const savedRows = (route: string, ask: (projectId: string) => Request): Row[] => [
  { route, about: 'published', ask: ({ project }) => ask(project), answers: signedIn },
  { route, about: 'a draft', ask: ({ draft }) => ask(draft), answers: { ...all(404), ...noAccount } },
]

type OwnCall = { body?: object; status?: number; onlyDraft?: true; onlyPublished?: true }

/** A call only for members of a project's organization: others are refused, and drafts look missing to them. */
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
      answers: { ...all(403), ...noAccount, owner: onlyDraft ? 409 : status },
    },
    {
      route,
      about: 'a draft',
      ask: ({ draft }) => request(draft),
      answers: { ...all(404), ...noAccount, ...volunteers, owner: onlyPublished ? 409 : status },
    },
  ]
}
