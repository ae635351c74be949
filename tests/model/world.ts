/** The product behind the model: the same actions as real calls, and the resulting stored state. */
import {
  anOrganization,
  aProject,
  aVolunteer,
  joinOrganization,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import type { Client, TestServer } from '#tests/support/running/server.ts'
import { memberNumber, sortByVolunteer, type Action, type Actor, type Which } from './model.ts'

export interface People {
  owner: OrganizationOwner
  other: OrganizationOwner
  bystander: Person
  volunteers: Person[]
}

/** The outcome of a call: null if it succeeded, otherwise its problem code. */
export type Outcome = string | null

export interface World {
  /** The project that it is about. */
  readonly projectId: string
  act(action: Action): Promise<Outcome>
  /** The project's public fields. */
  read(): Promise<unknown>
  /** The applications as they are stored, and how often each changed its status. */
  readApplications(): Promise<unknown>
}

export async function createPeople(server: TestServer): Promise<People> {
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

/** A new project of the owner with this many spots. */
export async function createWorld(server: TestServer, people: People, spots: number): Promise<World> {
  const project = await aProject(people.owner, { maxVolunteers: spots })
  const rows = async (text: string) => (await server.database.pool.query(text, [project.id])).rows

  const findClient = (actor: Actor): Client => {
    if (actor === 'owner') return people.owner.client
    if (actor === 'other organization') return people.other.client
    const person = actor === 'bystander' ? people.bystander : people.volunteers[actor]
    if (!person) throw new Error('there is no such volunteer')
    return person.client
  }
  /** A volunteer's own applications are in order, even if others apply concurrently. */
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
      return findClient(action.volunteer).post('/api/applications', body)
    }
    if (action.kind === 'resize')
      return findClient(action.by).patch(`/api/projects/${project.id}`, { maxVolunteers: action.spots })
    if (!('of' in action)) return findClient(action.by).post(`/api/projects/${project.id}/${action.kind}`, {})
    const applicationId = await idOf(action.of)
    if (action.kind === 'move') {
      const reason = action.hasReason ? { reason: 'A reason' } : {}
      const path = `/api/applications/${applicationId}`
      return findClient(action.by).patch(path, { status: action.to, ...reason })
    }
    const { rating } = action
    return findClient(action.by).post('/api/reviews', { applicationId, rating, reviewText: 'As it was.' })
  }
  return {
    projectId: project.id,
    async act(action) {
      const { status, body } = await call(action)
      return status < 300 ? null : String(body['code'] ?? status)
    },
    async read() {
      const { body } = await people.bystander.client.get(`/api/projects/${project.id}`)
      const { status, placesLeft: spotsLeft, acceptsApplications, totalReviews, averageRating } = body
      return { status, placesLeft: spotsLeft, acceptsApplications, totalReviews, averageRating }
    },
    async readApplications() {
      const stored = await rows(
        `select volunteer_id, status, ended_by,
           (select count(*)::int from application_history h where h.application_id = a.id) as moves,
           (select count(*)::int from reviews r where r.application_id = a.id) as reviews
         from applications a where project_id = $1 order by created_at`,
      )
      const shown = stored.map(({ volunteer_id, status, ended_by, moves, reviews }) => ({
        volunteer: people.volunteers.findIndex(({ id }) => id === volunteer_id),
        status,
        endedBy: ended_by,
        moves,
        reviews,
      }))
      return sortByVolunteer(shown)
    },
  }
}
