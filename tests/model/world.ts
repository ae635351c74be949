/** The product under the model: the same actions as real calls, and what is then stored. */
import {
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenario.ts'
import type { Client, TestServer } from '#tests/support/server.ts'
import { memberNumber, sortByVolunteer, type Action, type Actor, type Which } from './model.ts'

export interface People {
  owner: OrganizationOwner
  other: OrganizationOwner
  bystander: Person
  volunteers: Person[]
}

/** What a call was answered: null where it succeeded, else the code of its refusal. */
export type Outcome = string | null

export interface World {
  /** The project that it is about. */
  readonly projectId: string
  act(action: Action): Promise<Outcome>
  /** What everybody reads of the project. */
  read(): Promise<unknown>
  /** The applications as they are stored, and their history: how often each moved. */
  readApplications(): Promise<unknown>
}

export async function gatherPeople(server: TestServer): Promise<People> {
  const owner = await anOrganization(server)
  const volunteers: Person[] = []
  for (let number = 0; number <= memberNumber; number += 1) volunteers.push(await aVolunteer(server))
  const member = volunteers[memberNumber]
  if (member) {
    const { organizationId } = owner
    await joinOrganization(server.database.db, { organizationId, userId: member.id })
  }
  return { owner, other: await anOrganization(server), bystander: await aVolunteer(server), volunteers }
}

/** A new project of the owner with so many places. */
export async function openWorld(server: TestServer, people: People, places: number): Promise<World> {
  const project = await aProject(people.owner, { maxVolunteers: places })
  const rows = async (text: string) => (await server.database.pool.query(text, [project.id])).rows

  const clientOf = (actor: Actor): Client => {
    if (actor === 'owner') return people.owner.client
    if (actor === 'other organization') return people.other.client
    const person = actor === 'bystander' ? people.bystander : people.volunteers[actor]
    if (!person) throw new Error('there is no such volunteer')
    return person.client
  }
  /** A volunteer's own applications follow each other, whatever those of others do at the same moment. */
  const idOf = async ({ volunteer, turn }: Which): Promise<string> => {
    const found = await rows(
      'select id, volunteer_id from applications where project_id = $1 order by created_at',
    )
    return String(
      found.filter(({ volunteer_id }) => volunteer_id === people.volunteers[volunteer]?.id)[turn]?.id,
    )
  }
  const call = async (action: Action) => {
    if (action.kind === 'apply') {
      const body = { projectId: project.id, message: 'I would like to help.' }
      return clientOf(action.volunteer).post('/api/applications', body)
    }
    if (action.kind === 'resize')
      return clientOf(action.by).patch(`/api/projects/${project.id}`, { maxVolunteers: action.places })
    if (!('of' in action)) return clientOf(action.by).post(`/api/projects/${project.id}/${action.kind}`, {})
    const applicationId = await idOf(action.of)
    if (action.kind === 'move') {
      const reason = action.hasReason ? { reason: 'A reason' } : {}
      const path = `/api/applications/${applicationId}`
      return clientOf(action.by).patch(path, { status: action.to, ...reason })
    }
    const { rating } = action
    return clientOf(action.by).post('/api/reviews', { applicationId, rating, reviewText: 'As it was.' })
  }
  return {
    projectId: project.id,
    async act(action) {
      const { status, body } = await call(action)
      return status < 300 ? null : String(body['code'] ?? status)
    },
    async read() {
      const { body } = await people.bystander.client.get(`/api/projects/${project.id}`)
      const { status, placesLeft, acceptsApplications, totalReviews, averageRating } = body
      return { status, placesLeft, acceptsApplications, totalReviews, averageRating }
    },
    async readApplications() {
      const stored = await rows(
        `select volunteer_id, status, ended_by,
           (select count(*)::int from application_history h where h.application_id = a.id) as moves,
           (select count(*)::int from reviews r where r.application_id = a.id) as reviews
         from applications a where project_id = $1 order by created_at`,
      )
      const told = stored.map(({ volunteer_id, status, ended_by, moves, reviews }) => ({
        volunteer: people.volunteers.findIndex(({ id }) => id === volunteer_id),
        status,
        endedBy: ended_by,
        moves,
        reviews,
      }))
      return sortByVolunteer(told)
    },
  }
}
