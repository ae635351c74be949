import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordSeenMatches } from '#contract/matching/exposures.ts'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { exposureRule } from '#domain/matching/predictions/exposures.ts'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables/accounts.ts'
import { matchExposures } from '#server/db/tables/matching.ts'
import { savedProjects } from '#server/db/tables/projects.ts'
import {
  flushExposures,
  recordExposures,
  removeOldExposures,
} from '#server/queries/matching/match-exposures.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { useServer } from '#tests/support/running/server.ts'
import { uniqueSkill } from '#tests/support/scenarios/matching.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-11-20T12:00:00Z')
let at = start
const server = useServer({ now: () => new Date(at) })
const { database } = server

async function aReaderOfTwo() {
  at = start
  const skill = uniqueSkill()
  const older = await aProject(await anOrganization(server), { requiredSkills: [skill] })
  const newer = await aProject(await anOrganization(server), { requiredSkills: [skill] })
  const person = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: [skill] }
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  return { person, older, newer }
}

const listIds = async ({ client }: Person, order: 'best-fit' | 'recommended') =>
  expectSuccess(await client.call(getProjectMatches, { query: { order } })).map(({ id }) => id)

const listStored = async ({ id }: Person) => {
  await flushExposures(database.db)
  return database.db.select().from(matchExposures).where(eq(matchExposures.userId, id))
}

test('what a list of matches shows is recorded once a day, with list, order and position', async () => {
  const { person } = await aReaderOfTwo()
  const ids = await listIds(person, 'recommended')
  await listIds(person, 'recommended')
  const stored = await listStored(person)
  expect(stored.toSorted((a, b) => a.position - b.position)).toEqual(
    ids.map((projectId, index) => ({
      userId: person.id,
      projectId,
      day: '2026-11-20',
      list: 'matches',
      sort: 'recommended',
      position: index + 1,
      isSeen: false,
      features: expect.any(Array),
    })),
  )
  await listIds(person, 'best-fit')
  expectSuccess(await person.client.call(getVolunteerHome, {}))
  const kinds = (await listStored(person)).map(({ list, sort }) => `${list} ${sort}`)
  expect(new Set(kinds)).toEqual(new Set(['matches recommended', 'matches best-fit', 'home recommended']))
})

test('a project seen on more than five days comes last in the recommended order, unless it is saved', async () => {
  const { person, older, newer } = await aReaderOfTwo()
  const ours = async (order: 'best-fit' | 'recommended') =>
    (await listIds(person, order)).filter((id) => id === older.id || id === newer.id)
  const before = await ours('best-fit')
  const [first = '', second = ''] = before
  const days = Array.from({ length: exposureRule.ignoredAfter + 1 }, (_, index) => `2026-11-0${index + 1}`)
  const shown = {
    userId: person.id,
    projectId: first,
    list: 'home',
    sort: 'recommended',
    position: 1,
    isSeen: true,
  } as const
  await database.db.insert(matchExposures).values(days.slice(1).map((day) => ({ ...shown, day })))
  expect(await ours('recommended')).toEqual(before)
  await database.db.insert(matchExposures).values({ ...shown, day: days[0] ?? '' })
  const all = await listIds(person, 'recommended')
  expect(all.at(-1)).toBe(first)
  expect(all).toContain(second)
  expect(await ours('best-fit')).toEqual(before)
  await database.db.insert(savedProjects).values({ userId: person.id, projectId: first })
  expect(await ours('recommended')).toEqual(before)
})

test('the points of the factors, the need and the age of a project are recorded as they were when it was listed', async () => {
  const { person, newer } = await aReaderOfTwo()
  const matches = expectSuccess(await person.client.call(getProjectMatches, { query: {} }))
  const stored = (await listStored(person)).find(({ projectId }) => projectId === newer.id)
  const [skills = 0, causes = 0, location = 0, time = 0, experience = 0, need, days] = stored?.features ?? []
  const match = matches.find(({ id }) => id === newer.id)
  expect(Math.round(skills + causes + location + time + experience)).toBe(match?.matchScore)
  expect(match?.matchReasons.find(({ factor }) => factor === 'skills')?.score).toBeCloseTo(skills, 0)
  expect([need, days]).toEqual([match?.priority, 0])
})

test('only what was in view counts as seen, and only in the list that had it', async () => {
  const { person, older, newer } = await aReaderOfTwo()
  await listIds(person, 'recommended')
  const see = (list: 'matches' | 'home', projectIds: string[]) =>
    person.client.call(recordSeenMatches, { body: { list, order: 'recommended', projectIds } })
  const listSeen = async () =>
    (await listStored(person)).flatMap(({ isSeen, projectId }) => (isSeen ? [projectId] : []))
  expectSuccess(await see('home', [older.id]))
  expectSuccess(await see('matches', [randomUUID()]))
  expect(await listSeen()).toEqual([])
  expectSuccess(await see('matches', [older.id, older.id]))
  expect(await listSeen()).toEqual([older.id])
  // A tab that stays open over midnight counts, a list of the day before yesterday doesn't.
  at += dayMs
  expectSuccess(await see('matches', [newer.id]))
  expect((await listSeen()).toSorted()).toEqual([older.id, newer.id].toSorted())
  expect((await see('matches', [])).status).toBe(422)
  expect(
    (
      await see(
        'matches',
        Array.from({ length: 49 }, () => randomUUID()),
      )
    ).status,
  ).toBe(422)
})

test('recording what is listed doesn’t wait for someone who changes a project', async () => {
  const { person, older } = await aReaderOfTwo()
  await database.db.transaction(async (tx) => {
    await lockProject(tx, older.id)
    await listIds(person, 'recommended')
    // On another connection; with a foreign key it would wait for the end of this transaction.
    await flushExposures(database.db)
  })
  expect((await listStored(person)).map(({ projectId }) => projectId)).toContain(older.id)
})

test('what was seen is deleted after 90 days, and what was only listed after two', async () => {
  const { person, older } = await aReaderOfTwo()
  await listIds(person, 'recommended')
  const body = { list: 'matches' as const, order: 'recommended' as const, projectIds: [older.id] }
  expectSuccess(await person.client.call(recordSeenMatches, { body }))
  const sweep = (days: number) => removeOldExposures(database.db, new Date(start + days * dayMs))
  const { length } = await listStored(person)
  await sweep(exposureRule.storedUnseenDays - 1)
  expect(await listStored(person)).toHaveLength(length)
  await sweep(exposureRule.storedUnseenDays)
  expect((await listStored(person)).map(({ projectId }) => projectId)).toEqual([older.id])
  await sweep(exposureRule.storedDays)
  expect(await listStored(person)).toHaveLength(1)
  await sweep(exposureRule.storedDays + 1)
  expect(await listStored(person)).toEqual([])
})

test('the models learn nothing from general lists and from projects that someone can’t take', async () => {
  at = start
  await aProject(await anOrganization(server), {})
  const anyone = await aVolunteer(server)
  await listIds(anyone, 'recommended')
  const general = await listStored(anyone)
  expect(general.length).toBeGreaterThan(0)
  expect(general.map(({ features }) => features)).toEqual(general.map(() => null))

  const skill = uniqueSkill()
  const place = { isRemote: false, location: 'Columbus, OH' }
  const local = await aProject(await anOrganization(server), { ...place, requiredSkills: [skill] })
  const remote = await aProject(await anOrganization(server), { isRemote: true, requiredSkills: [skill] })
  const atHome = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: [skill], remoteOnly: true }
  expectSuccess(await atHome.client.call(createVolunteerProfile, { body }))
  expectSuccess(await atHome.client.call(getProjectMatches, { query: { ineligible: 'true' } }))
  const hasFeatures = new Map(
    (await listStored(atHome)).map(({ projectId, features }) => [projectId, features !== null]),
  )
  expect([local, remote].map(({ id }) => hasFeatures.get(id))).toEqual([false, true])
})

const showOne = (userId: string, projectId: string, list: 'home' | 'matches' = 'home') =>
  recordExposures(database.db, {
    userId,
    list,
    order: 'recommended',
    projects: [
      {
        id: projectId,
        basis: 'profile',
        isEligible: true,
        pair: {
          points: { skills: 1, causes: 1, location: 1, time: 1, experience: 1 },
          need: 0,
          projectDays: 0,
        },
      },
    ],
    at: new Date(at),
  })

test('everyone who waits for lists to be written waits until they are, however many wait', async () => {
  const { person, older, newer } = await aReaderOfTwo()
  showOne(person.id, older.id)
  const running = flushExposures(database.db)
  showOne(person.id, newer.id)
  const first = flushExposures(database.db)
  await flushExposures(database.db)
  const stored = await database.db.select().from(matchExposures).where(eq(matchExposures.userId, person.id))
  expect(stored.map(({ projectId }) => projectId).toSorted()).toEqual([older.id, newer.id].toSorted())
  await Promise.all([running, first])
})

test('lists that can’t be written lose no report of what was in view', async () => {
  const { person, older } = await aReaderOfTwo()
  await listIds(person, 'recommended')
  await listStored(person)
  showOne(person.id, 'no id')
  const body = { list: 'matches' as const, order: 'recommended' as const, projectIds: [older.id] }
  expectSuccess(await person.client.call(recordSeenMatches, { body }))
  const seen = (await listStored(person)).filter(({ isSeen }) => isSeen)
  expect(seen.map(({ projectId }) => projectId)).toEqual([older.id])
})

test('nothing is recorded of an account that was disabled meanwhile', async () => {
  const { person, older } = await aReaderOfTwo()
  showOne(person.id, older.id)
  await database.db
    .update(users)
    .set({ disabledAt: new Date(at) })
    .where(eq(users.id, person.id))
  expect(await listStored(person)).toEqual([])
})
