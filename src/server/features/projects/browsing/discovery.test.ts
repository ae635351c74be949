import { beforeEach, describe, expect, test } from 'vitest'
import {
  getDiscovery,
  getTrendingSkills,
  listFeaturedProjects,
  listTrendingSkills,
} from '#contract/projects/discovery.ts'
import { saveProject } from '#contract/projects/saved-projects.ts'
import {
  aVolunteer,
  insertOrganization,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'

const clock = { at: new Date('2026-11-20T12:00:00Z').getTime() }
const server = useServer({ now: () => new Date(clock.at) })
const daysAgo = (days: number) => new Date(clock.at - days * 86_400_000)

beforeEach(async () => {
  // The ten-second cache has expired.
  clock.at += 20_000
  await emptyProjects(server.database.pool)
})

const verified = () => insertOrganization(server.database.db, { isVerified: true })
const unverified = () => insertOrganization(server.database.db)
const fetchFeatured = async (client = server.openClient()) =>
  expectSuccess(await client.call(listFeaturedProjects, {}))

describe('GET /api/projects/featured', () => {
  test('lists verified, urgent and new projects first', async () => {
    const [sure, unsure] = [await verified(), await unverified()]
    await insertProjects(server.database.db, [
      { organizationId: unsure, title: 'Plain and old', createdAt: daysAgo(90), urgency: 'low' },
      { organizationId: unsure, title: 'Plain and new', createdAt: daysAgo(1), urgency: 'low' },
      { organizationId: sure, title: 'Sure and urgent', createdAt: daysAgo(1), urgency: 'high' },
    ])
    expect((await fetchFeatured()).map(({ title }) => title)).toEqual([
      'Sure and urgent',
      'Plain and new',
      'Plain and old',
    ])
  })

  test('lists at most twelve open projects, two of each organization first', async () => {
    const organizationId = await verified()
    const at = daysAgo(2)
    await insertProjects(server.database.db, [
      { organizationId, title: 'Draft project', visibility: 'draft', createdAt: at },
      { organizationId, title: 'Paused project', status: 'paused', createdAt: at },
      { organizationId, title: 'Full project', status: 'in_progress', acceptedCount: 3, createdAt: at },
      { organizationId, title: 'Done project', status: 'completed', createdAt: at },
      { organizationId, title: 'Late project', applicationDeadline: '2026-11-19', createdAt: at },
      ...Array.from({ length: 13 }, () => ({ organizationId, title: 'Open project', createdAt: at })),
    ])
    await insertProjects(server.database.db, [
      { organizationId: await unverified(), title: 'Another project', createdAt: daysAgo(60) },
    ])
    const titles = (await fetchFeatured()).map(({ title }) => title)
    expect(titles).toHaveLength(12)
    expect(new Set(titles)).toEqual(new Set(['Open project', 'Another project']))
    expect(titles[2]).toBe('Another project')
  })

  test('is cached for ten seconds but shows saved projects immediately', async () => {
    const [id = ''] = await insertProjects(server.database.db, [{ organizationId: await verified() }])
    const reader = await aVolunteer(server)
    expect((await fetchFeatured(reader.client)).map(({ isSaved }) => isSaved)).toEqual([false])
    await reader.client.call(saveProject, { params: { id } })
    await insertProjects(server.database.db, [{ organizationId: await verified() }])
    expect((await fetchFeatured(reader.client)).map(({ isSaved }) => isSaved)).toEqual([true])
    expect((await fetchFeatured()).map(({ isSaved }) => isSaved)).toEqual([null])
    clock.at += 10_000
    expect(await fetchFeatured()).toHaveLength(2)
  })

  test('is also the featuredProjects of GET /api/projects/discovery', async () => {
    await insertProjects(server.database.db, [{ organizationId: await verified() }])
    const { featuredProjects } = expectSuccess(await server.openClient().call(getDiscovery, {}))
    expect(featuredProjects).toEqual(await fetchFeatured())
    expect(featuredProjects).toHaveLength(1)
  })
})

describe('trending skills', () => {
  test('are those that most new projects ask for, as {skills} at one address and as a list at the other', async () => {
    const organizationId = await unverified()
    const withSkills = (requiredSkills: string[], overrides = {}) => ({
      organizationId,
      requiredSkills,
      ...overrides,
    })
    await insertProjects(server.database.db, [
      withSkills(['Legal Services', 'Research'], { createdAt: daysAgo(3) }),
      withSkills(['Legal', 'Knitting'], { createdAt: daysAgo(30) }),
      withSkills(['Research', 'Legal Services'], { createdAt: daysAgo(59) }),
      // None of these count: they are too old or closed.
      withSkills(['Knitting'], { createdAt: daysAgo(61) }),
      withSkills(['Knitting'], { createdAt: daysAgo(3), status: 'completed' }),
      withSkills(['Knitting'], { createdAt: daysAgo(3), applicationDeadline: '2026-11-01' }),
    ])
    const client = server.openClient()
    const { skills } = expectSuccess(await client.call(getTrendingSkills, {}))
    expect(skills).toEqual(['Legal Services', 'Research', 'Knitting'])
    expect(expectSuccess(await client.call(listTrendingSkills, {}))).toEqual(skills)
  })
})
