import { expect, test } from 'vitest'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { getVolunteerHome } from '#contract/dashboards/homes.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { exposureRule } from '#domain/matching/exposures.ts'
import { eq } from 'drizzle-orm'
import { matchExposures, savedProjects } from '#server/db/schema.ts'
import { flushExposures, removeOldExposures } from '#server/queries/match-exposures.ts'
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

test('what was shown is deleted after 90 days', async () => {
  const { person } = await aReaderOfTwo()
  await listIds(person, 'recommended')
  const { length } = await listStored(person)
  expect(length).toBeGreaterThan(0)
  await removeOldExposures(database.db, new Date(start + exposureRule.storedDays * dayMs))
  expect(await listStored(person)).toHaveLength(length)
  await removeOldExposures(database.db, new Date(start + (exposureRule.storedDays + 1) * dayMs))
  expect(await listStored(person)).toEqual([])
})
