import { beforeAll, expect, test } from 'vitest'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import type { projects } from '#server/db/tables/projects.ts'
import { loadIndex, waitForIndex } from '#server/matching/live-index.ts'
import { useServer } from '#tests/support/running/server.ts'
import { uniqueSkill } from '#tests/support/scenarios/matching.ts'
import {
  aVolunteer,
  expectSuccess,
  insertOrganization,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()

beforeAll(() => waitForIndex(server.database.db))

type Project = Partial<typeof projects.$inferInsert>
type Profile = Partial<typeof volunteerProfiles.$inferInsert>

/** Posts as many projects of an organization of its own. */
async function insertMany(count: number, project: (index: number) => Project): Promise<string[]> {
  const organizationId = await insertOrganization(server.database.db)
  const rows = Array.from({ length: count }, (_, index) => ({ organizationId, ...project(index) }))
  return insertProjects(server.database.db, rows)
}

async function listFor(skill: string, profile: Profile, order: 'best-fit' | 'recommended') {
  const person = await aVolunteer(server)
  await server.database.db
    .insert(volunteerProfiles)
    .values({ userId: person.id, skills: [skill], skillIds: [canonicalSkill(skill)], ...profile })
  // A list itself waits half a second for what was added, which a busy machine may exceed.
  await waitForIndex(server.database.db)
  expect(await loadIndex(server.database.db)).not.toBeNull()
  return expectSuccess(await person.client.call(getProjectMatches, { query: { order } }))
}

test('the first ten recommended matches are of several organizations, though one has a hundred that fit better', async () => {
  const skill = uniqueSkill()
  const crowded = await insertMany(100, (index) => ({ title: `Ours ${index}`, requiredSkills: [skill] }))
  const others: string[] = []
  for (let organization = 0; organization < 4; organization += 1) {
    others.push(
      ...(await insertMany(2, (index) => ({
        title: `Other ${organization} ${index}`,
        requiredSkills: [skill, uniqueSkill()],
      }))),
    )
  }
  const first = (await listFor(skill, {}, 'recommended')).slice(0, 10).map(({ id }) => id)
  expect(first.filter((id) => crowded.includes(id))).toHaveLength(2)
  expect(first.filter((id) => others.includes(id)).toSorted()).toEqual(others.toSorted())
})

test('copies of a listing take no place of others', async () => {
  const skill = uniqueSkill()
  await insertMany(200, () => ({ title: 'The same', requiredSkills: [skill] }))
  const others = await insertMany(20, (index) => ({
    title: `Another one ${index}`,
    requiredSkills: [skill, uniqueSkill()],
  }))
  const found = (await listFor(skill, {}, 'best-fit')).map(({ id }) => id)
  expect(found.slice(1).toSorted()).toEqual(others.toSorted())
})

test('someone who only works remotely finds the remote project behind hundreds on site', async () => {
  const skill = uniqueSkill()
  await insertMany(300, (index) => ({
    title: `On site ${index}`,
    requiredSkills: [skill],
    isRemote: false,
    location: 'Towson, MD',
  }))
  const [remote] = await insertMany(1, () => ({ requiredSkills: [skill, uniqueSkill()], isRemote: true }))
  const found = await listFor(skill, { remoteOnly: true, location: 'Towson, MD' }, 'best-fit')
  expect(found.map(({ id }) => id)).toEqual([remote])
})
