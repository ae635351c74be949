/**
 * What several people do besides the life of a project: they join, write, read and spend points, with valid and
 * invalid requests.
 */
import { randomUUID } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { maxCountedUnread, maxCountedUnreadMessages } from '#contract/limits.ts'
import { transact } from '#server/db/db.ts'
import { reconcileAll } from '#server/features/rewards/reconcile.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import { startWith } from '#tests/support/scenarios/messaging.ts'
import { registrationForm, type Person } from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { listBadInput } from './bad-input.ts'
import { memberNumber } from './model.ts'
import type { ModelPerk } from './perks.ts'
import { fetchUnread } from './unread.ts'
import { countUnread, listViolations } from './violations.ts'
import type { People } from './world.ts'

/** A conversation as both readers must see it. */
interface ModelConversation {
  id: string
  /** The side that wrote each message, in order. */
  sides: Side[]
  /** How far each side has read. */
  read: Record<Side, number>
}
const sides = ['volunteer', 'owner'] as const
type Side = (typeof sides)[number]

export interface TestPopulation {
  server: TestServer
  people: People
  /** By volunteer number. */
  conversations: ModelConversation[]
  perks: ModelPerk[]
  /** One of their projects, for invalid requests. */
  projectId: string
}

/** One action of a person; throws if the response or the stored state is wrong. */
export interface PopulationStep {
  /** Shown when a run fails. */
  toString(): string
  run(population: TestPopulation): Promise<void>
}

/** The conversations of newly created people. */
export async function startConversations({ volunteers, owner }: People): Promise<ModelConversation[]> {
  const { organizationId } = owner
  const conversations: ModelConversation[] = []
  for (const volunteer of volunteers.slice(0, memberNumber)) {
    const { id } = await startWith(volunteer, { organizationId })
    conversations.push({ id, sides: [], read: { volunteer: 0, owner: 0 } })
  }
  return conversations
}

const personOf = ({ people }: TestPopulation, volunteer: number, side: Side): Person => {
  const person = side === 'owner' ? people.owner : people.volunteers[volunteer]
  if (!person) throw new Error('there is no such volunteer')
  return person
}
const findConversation = ({ conversations }: TestPopulation, volunteer: number): ModelConversation => {
  const talk = conversations[volunteer]
  if (!talk) throw new Error('there is no such conversation')
  return talk
}

/** The other side sees the conversation from the first message on. */
const isHidden = (talk: ModelConversation, side: Side) => side === 'owner' && talk.sides.length === 0

type ModelActor = { volunteer: number; side: Side }

async function join({ server, people }: TestPopulation, isNew: boolean): Promise<void> {
  const form = registrationForm(isNew ? {} : { email: people.bystander.email })
  const { status } = await server.openClient().post('/api/register', form)
  expect(status).toBe(isNew ? 201 : 409)
}

/** Writes a message, possibly twice, as a browser does that got no response. */
async function write(
  population: TestPopulation,
  { volunteer, side }: ModelActor,
  isSentTwice: boolean,
): Promise<void> {
  const talk = findConversation(population, volunteer)
  const body = { id: randomUUID(), content: 'When do we begin?' }
  const { client } = personOf(population, volunteer, side)
  const post = () => client.post(`/api/conversations/${talk.id}/messages`, body)
  const { status } = await post()
  expect(status).toBe(isHidden(talk, side) ? 404 : 201)
  if (isHidden(talk, side)) return
  talk.sides.push(side)
  if (isSentTwice) expect((await post()).body['position']).toBe(talk.sides.length)
}

/** Reads all messages except the last few. */
async function read(
  population: TestPopulation,
  { volunteer, side }: ModelActor,
  left: number,
): Promise<void> {
  const talk = findConversation(population, volunteer)
  const position = Math.max(0, talk.sides.length - left)
  const { client } = personOf(population, volunteer, side)
  const { status } = await client.post(`/api/conversations/${talk.id}/read`, { position })
  expect(status).toBe(isHidden(talk, side) ? 404 : 200)
  // The read position never goes back.
  talk.read[side] = Math.max(talk.read[side], position)
}

async function readNotifications(population: TestPopulation, { volunteer, side }: ModelActor): Promise<void> {
  const { client } = personOf(population, volunteer, side)
  expect((await client.post('/api/notifications/read-all')).status).toBe(200)
}

async function balanceOf({ server }: TestPopulation, userId: string): Promise<number> {
  const text = 'select balance from point_accounts where user_id = $1'
  return (await server.database.pool.query(text, [userId])).rows[0]?.balance ?? 0
}

type Redemption = { volunteer: number; which: number; isRightPrice: boolean }

async function redeem(
  population: TestPopulation,
  { volunteer, which, isRightPrice }: Redemption,
): Promise<void> {
  const perk = population.perks[which]
  const { client, id } = personOf(population, volunteer, 'volunteer')
  if (!perk) return
  const before = await balanceOf(population, id)
  const pointsCost = perk.cost - (isRightPrice ? 0 : 1)
  const answer = await client.post(`/api/perks/${perk.id}/redeem`, { pointsCost })
  const isFree = perk.by.length < perk.stock && !perk.by.includes(volunteer)
  const isPossible = isRightPrice && before >= perk.cost && isFree
  expect(answer.status).toBe(isPossible ? 201 : 409)
  if (isPossible) perk.by.push(volunteer)
  const after = await balanceOf(population, id)
  expect(after).toBe(isPossible ? before - perk.cost : before)
  if (isPossible) expect(answer.body['balance']).toBe(after)
}

const reconcile = ({ server: { database } }: TestPopulation): Promise<void> =>
  transact(database.db, (db) => reconcileAll({ db, now: new Date() }))

/** Sends one of the invalid requests: it is refused, and nothing stored changes. */
async function sendBadInput(
  population: TestPopulation,
  { which, volunteer }: { which: number; volunteer: number },
) {
  const { server, people, projectId, perks } = population
  const all = listBadInput({
    projectId,
    perkId: perks[0]?.id ?? '',
    conversationId: findConversation(population, volunteer).id,
    takenEmail: people.bystander.email,
  })
  const { by, method, path, body, status } = all[which % all.length] ?? all[0]
  const { client } = personOf(population, volunteer, by)
  const before = await snapshotDatabase(server.database)
  const answer = await client.send(path, { method, body, headers: { 'content-type': 'application/json' } })
  const sent = [method, path, body.slice(0, 200)]
  expect([...sent, answer.status]).toEqual([...sent, status])
  expect(await answer.text()).toMatch(/^\{.*"code":"/)
  expect(await snapshotDatabase(server.database)).toEqual(before)
}

const makeStep = (text: string, run: PopulationStep['run']): PopulationStep => ({ toString: () => text, run })
const volunteers = fc.nat({ max: memberNumber - 1 })
const anyActor = fc.record({ volunteer: volunteers, side: fc.constantFrom(...sides) })
const describeActor = ({ volunteer, side }: ModelActor) => `the ${side} in the conversation of ${volunteer}`

const joining = fc
  .boolean()
  .map((isNew) => makeStep(`joins with ${isNew ? 'a new' : 'a taken'} address`, (all) => join(all, isNew)))
const writing = fc
  .tuple(anyActor, fc.boolean())
  .map(([who, isSentTwice]) =>
    makeStep(`${describeActor(who)} writes${isSentTwice ? ' twice' : ''}`, (all) =>
      write(all, who, isSentTwice),
    ),
  )
const reading = fc
  .tuple(anyActor, fc.nat({ max: 3 }))
  .map(([who, left]) =>
    makeStep(`${describeActor(who)} leaves ${left} unread`, (all) => read(all, who, left)),
  )
const readingNotifications = anyActor.map((who) =>
  makeStep(`${describeActor(who)} marks all notifications read`, (all) => readNotifications(all, who)),
)
const redeeming = fc
  .record({ volunteer: volunteers, which: fc.nat({ max: 1 }), isRightPrice: fc.nat({ max: 9 }).map(Boolean) })
  .map((requested) => makeStep(`redeems ${JSON.stringify(requested)}`, (all) => redeem(all, requested)))
const sendingBadInput = fc
  .record({ which: fc.nat(), volunteer: volunteers })
  .map((requested) => makeStep(`errs ${JSON.stringify(requested)}`, (all) => sendBadInput(all, requested)))

/** Arbitraries for people's actions. */
export const populationSteps: Arbitrary<PopulationStep> = fc.oneof(
  { weight: 1, arbitrary: joining },
  { weight: 6, arbitrary: writing },
  { weight: 4, arbitrary: reading },
  { weight: 1, arbitrary: readingNotifications },
  { weight: 4, arbitrary: redeeming },
  { weight: 2, arbitrary: fc.constant(makeStep('points are settled', reconcile)) },
  { weight: 6, arbitrary: sendingBadInput },
)

/** What must be true after every step. It checks one volunteer's unread counts in turn, and all rows. */
export async function expectConsistent(population: TestPopulation, turn: number): Promise<void> {
  const { server, conversations, people } = population
  const unreadOf = ({ sides: written, read: known }: ModelConversation, side: Side) =>
    written.slice(known[side]).filter((each) => each !== side).length
  const requested = turn % conversations.length
  const expected = [
    { person: people.owner, messages: conversations.reduce((sum, talk) => sum + unreadOf(talk, 'owner'), 0) },
    ...conversations.map((talk, volunteer) => {
      const messages = unreadOf(talk, 'volunteer')
      return { person: personOf(population, volunteer, 'volunteer'), messages }
    }),
  ]
  const ids = expected.map(({ person }) => person.id)
  const [violations, stored, ...unreadCounts] = await Promise.all([
    listViolations(server.database),
    countUnread(server.database, ids),
    ...[people.owner, personOf(population, requested, 'volunteer')].map(fetchUnread),
  ])
  expect(violations).toEqual([])
  expect(stored.map(({ messages }) => messages)).toEqual(expected.map(({ messages }) => messages))
  const due = [stored[0], stored[1 + requested]].map((each) => ({
    messages: Math.min(each?.messages ?? 0, maxCountedUnreadMessages),
    notifications: Math.min(each?.notifications ?? 0, maxCountedUnread),
  }))
  expect(unreadCounts).toEqual(due)
}
