/** What several people do beside the life of a project: they join, talk, read and spend points, rightly and wrongly. */
import { randomUUID } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { expect } from 'vitest'
import { countedUnreadMessages } from '#contract/limits.ts'
import { countedUnread } from '#contract/notifications.ts'
import { transact } from '#server/db/db.ts'
import { settleAll } from '#server/features/rewards/settle.ts'
import { readEverything } from '#tests/support/everything.ts'
import { insertPerk } from '#tests/support/perk-rows.ts'
import { startWith } from '#tests/support/messaging.ts'
import { registrationForm, type Person } from '#tests/support/scenario.ts'
import type { TestServer } from '#tests/support/server.ts'
import { listBadInput } from './bad-input.ts'
import { memberNumber } from './model.ts'
import { countUnread, listViolations } from './violations.ts'
import type { People } from './world.ts'

/** A conversation as its two readers must find it. */
interface Talk {
  id: string
  /** Who wrote each message, in order. */
  sides: Side[]
  /** How far each has read. */
  read: Record<Side, number>
}
const sides = ['volunteer', 'owner'] as const
type Side = (typeof sides)[number]

interface Perk {
  id: string
  cost: number
  stock: number
  /** By whom it was redeemed, in this life. */
  by: number[]
}

export interface Collective {
  server: TestServer
  people: People
  /** By the number of the volunteer. */
  talks: Talk[]
  perks: Perk[]
  /** A project of theirs, for what is sent wrongly. */
  projectId: string
}

/** One thing that somebody does; it throws where that is answered or stored wrongly. */
export interface Deed {
  /** For who reads why a life failed. */
  toString(): string
  run(collective: Collective): Promise<void>
}

/** The conversations of people who have just been gathered. */
export async function openTalks({ volunteers, owner }: People): Promise<Talk[]> {
  const { organizationId } = owner
  const talks: Talk[] = []
  for (const volunteer of volunteers.slice(0, memberNumber)) {
    const { id } = await startWith(volunteer, { organizationId })
    talks.push({ id, sides: [], read: { volunteer: 0, owner: 0 } })
  }
  return talks
}

/** Perks that nobody has redeemed: one that two can have, and a dearer one. */
export async function openPerks({ database }: TestServer): Promise<Perk[]> {
  const perks = [
    { cost: 100, stock: 2 },
    { cost: 250, stock: 1 },
  ]
  return Promise.all(
    perks.map(async ({ cost, stock }) => {
      const id = await insertPerk(database.db, { pointsCost: cost, stock })
      return { id, cost, stock, by: [] }
    }),
  )
}

const personOf = ({ people }: Collective, volunteer: number, side: Side): Person => {
  const person = side === 'owner' ? people.owner : people.volunteers[volunteer]
  if (!person) throw new Error('there is no such volunteer')
  return person
}
const talkOf = ({ talks }: Collective, volunteer: number): Talk => {
  const talk = talks[volunteer]
  if (!talk) throw new Error('there is no such conversation')
  return talk
}

/** Who did not begin a conversation has it from the first message on. */
const isHidden = (talk: Talk, side: Side) => side === 'owner' && talk.sides.length === 0

type Who = { volunteer: number; side: Side }

async function join({ server, people }: Collective, isNew: boolean): Promise<void> {
  const form = registrationForm(isNew ? {} : { email: people.bystander.email })
  const { status } = await server.openClient().post('/api/register', form)
  expect(status).toBe(isNew ? 201 : 409)
}

/** Writes a message, perhaps twice as by a browser that did not hear the answer. */
async function write(collective: Collective, { volunteer, side }: Who, isTwice: boolean): Promise<void> {
  const talk = talkOf(collective, volunteer)
  const body = { id: randomUUID(), content: 'When do we begin?' }
  const { client } = personOf(collective, volunteer, side)
  const post = () => client.post(`/api/conversations/${talk.id}/messages`, body)
  const { status } = await post()
  expect(status).toBe(isHidden(talk, side) ? 404 : 201)
  if (isHidden(talk, side)) return
  talk.sides.push(side)
  if (isTwice) expect((await post()).body['position']).toBe(talk.sides.length)
}

/** Reads all messages but the last few. */
async function read(collective: Collective, { volunteer, side }: Who, left: number): Promise<void> {
  const talk = talkOf(collective, volunteer)
  const position = Math.max(0, talk.sides.length - left)
  const { client } = personOf(collective, volunteer, side)
  const { status } = await client.post(`/api/conversations/${talk.id}/read`, { position })
  expect(status).toBe(isHidden(talk, side) ? 404 : 200)
  // It never goes back.
  talk.read[side] = Math.max(talk.read[side], position)
}

async function readNotices(collective: Collective, { volunteer, side }: Who): Promise<void> {
  const { client } = personOf(collective, volunteer, side)
  expect((await client.post('/api/notifications/read-all')).status).toBe(200)
}

async function balanceOf({ server }: Collective, userId: string): Promise<number> {
  const text = 'select balance from point_accounts where user_id = $1'
  return (await server.database.pool.query(text, [userId])).rows[0]?.balance ?? 0
}

type Redemption = { volunteer: number; which: number; isRightPrice: boolean }

async function redeem(collective: Collective, { volunteer, which, isRightPrice }: Redemption): Promise<void> {
  const perk = collective.perks[which]
  const { client, id } = personOf(collective, volunteer, 'volunteer')
  if (!perk) return
  const before = await balanceOf(collective, id)
  const pointsCost = perk.cost - (isRightPrice ? 0 : 1)
  const answer = await client.post(`/api/perks/${perk.id}/redeem`, { pointsCost })
  const isFree = perk.by.length < perk.stock && !perk.by.includes(volunteer)
  const isPossible = isRightPrice && before >= perk.cost && isFree
  expect(answer.status).toBe(isPossible ? 201 : 409)
  if (isPossible) perk.by.push(volunteer)
  const after = await balanceOf(collective, id)
  expect(after).toBe(isPossible ? before - perk.cost : before)
  if (isPossible) expect(answer.body['balance']).toBe(after)
}

const settle = ({ server: { database } }: Collective): Promise<void> =>
  transact(database.db, (db) => settleAll({ db, now: new Date() }))

/** Sends one of the wrong requests: it is refused, and nothing that is stored is another. */
async function err(collective: Collective, { which, volunteer }: { which: number; volunteer: number }) {
  const { server, people, projectId, perks } = collective
  const all = listBadInput({
    projectId,
    perkId: perks[0]?.id ?? '',
    conversationId: talkOf(collective, volunteer).id,
    takenEmail: people.bystander.email,
  })
  const { by, method, path, body, status } = all[which % all.length] ?? all[0]
  const { client } = personOf(collective, volunteer, by)
  const before = await readEverything(server.database)
  const answer = await client.send(path, { method, body, headers: { 'content-type': 'application/json' } })
  const sent = [method, path, body.slice(0, 200)]
  expect([...sent, answer.status]).toEqual([...sent, status])
  expect(await answer.text()).toMatch(/^\{.*"code":"/)
  expect(await readEverything(server.database)).toEqual(before)
}

const deed = (text: string, run: Deed['run']): Deed => ({ toString: () => text, run })
const volunteers = fc.nat({ max: memberNumber - 1 })
const anybody = fc.record({ volunteer: volunteers, side: fc.constantFrom(...sides) })
const tell = ({ volunteer, side }: Who) => `the ${side} in the conversation of ${volunteer}`

const joining = fc
  .boolean()
  .map((isNew) => deed(`joins with ${isNew ? 'a new' : 'a taken'} address`, (all) => join(all, isNew)))
const writing = fc
  .tuple(anybody, fc.boolean())
  .map(([who, isTwice]) =>
    deed(`${tell(who)} writes${isTwice ? ' twice' : ''}`, (all) => write(all, who, isTwice)),
  )
const reading = fc
  .tuple(anybody, fc.nat({ max: 3 }))
  .map(([who, left]) => deed(`${tell(who)} leaves ${left} unread`, (all) => read(all, who, left)))
const readingNotices = anybody.map((who) =>
  deed(`${tell(who)} marks all notifications read`, (all) => readNotices(all, who)),
)
const redeeming = fc
  .record({ volunteer: volunteers, which: fc.nat({ max: 1 }), isRightPrice: fc.nat({ max: 9 }).map(Boolean) })
  .map((asked) => deed(`redeems ${JSON.stringify(asked)}`, (all) => redeem(all, asked)))
const erring = fc
  .record({ which: fc.nat(), volunteer: volunteers })
  .map((asked) => deed(`errs ${JSON.stringify(asked)}`, (all) => err(all, asked)))

/** What people do, as it is drawn. */
export const deeds: Arbitrary<Deed> = fc.oneof(
  { weight: 1, arbitrary: joining },
  { weight: 6, arbitrary: writing },
  { weight: 4, arbitrary: reading },
  { weight: 1, arbitrary: readingNotices },
  { weight: 4, arbitrary: redeeming },
  { weight: 2, arbitrary: fc.constant(deed('points are settled', settle)) },
  { weight: 6, arbitrary: erring },
)

/** What must be true after every step; of the volunteers one is asked in turn what is unread, of the rows all are. */
export async function expectSound(collective: Collective, turn: number): Promise<void> {
  const { server, talks, people } = collective
  const unreadOf = ({ sides: written, read: known }: Talk, side: Side) =>
    written.slice(known[side]).filter((each) => each !== side).length
  const asked = turn % talks.length
  const expected = [
    { person: people.owner, messages: talks.reduce((sum, talk) => sum + unreadOf(talk, 'owner'), 0) },
    ...talks.map((talk, volunteer) => {
      const messages = unreadOf(talk, 'volunteer')
      return { person: personOf(collective, volunteer, 'volunteer'), messages }
    }),
  ]
  const ids = expected.map(({ person }) => person.id)
  const [violations, stored, ...told] = await Promise.all([
    listViolations(server.database),
    countUnread(server.database, ids),
    ...[people.owner, personOf(collective, asked, 'volunteer')].map(readUnread),
  ])
  expect(violations).toEqual([])
  expect(stored.map(({ messages }) => messages)).toEqual(expected.map(({ messages }) => messages))
  const due = [stored[0], stored[1 + asked]].map((each) => ({
    messages: Math.min(each?.messages ?? 0, countedUnreadMessages),
    notifications: Math.min(each?.notifications ?? 0, countedUnread),
  }))
  expect(told).toEqual(due)
}

/** What the pages of a person say is unread. */
async function readUnread({ client }: Person) {
  const [messages, notifications] = await Promise.all([
    client.get('/api/messages/unread'),
    client.get('/api/notifications/unread'),
  ])
  return { messages: messages.body['unread'], notifications: notifications.body['unread'] }
}
