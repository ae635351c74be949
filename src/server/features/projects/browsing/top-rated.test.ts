import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { blockSide } from '#contract/messages/blocks.ts'
import { listTopRatedOrganizations, listTopRatedProjects } from '#contract/projects/discovery.ts'
import { bayesianRating } from '#domain/reviews/reviews.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import {
  aDual,
  anOrganization,
  aVolunteer,
  insertOrganization,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'

const clock = { at: Date.now() }
const server = useServer({ now: () => new Date(clock.at) })

beforeEach(async () => {
  // The ten-second cache has expired.
  clock.at += 20_000
  await emptyProjects(server.database.pool)
  await server.database.pool.query('update organizations set rating_sum = 0, rating_count = 0')
})

const rated = (ratingSum: number, ratingCount: number) => ({ ratingSum, ratingCount })
const fetchProjects = async () =>
  expectSuccess(await server.openClient().call(listTopRatedProjects, { query: {} }))
const fetchOrganizations = async () =>
  expectSuccess(await server.openClient().call(listTopRatedOrganizations, {}))

const rateOrganization = (id: string, sum: number, count: number) =>
  server.database.pool.query('update organizations set rating_sum = $2, rating_count = $3 where id = $1', [
    id,
    sum,
    count,
  ])

describe('GET /api/projects/top-rated', () => {
  test('shows a reader what another one, who asked first, blocks', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [{ organizationId, title: 'Gardens', ...rated(5, 1) }])
    const reader = await aVolunteer(server)
    expectSuccess(await reader.client.call(blockSide, { query: { organizationId } }))
    const own = expectSuccess(await reader.client.call(listTopRatedProjects, { query: {} }))
    expect(own).toEqual([])
    expect((await fetchProjects()).map(({ title }) => title)).toEqual(['Gardens'])
  })

  test('ranks few reviews below many and shows the plain average and count', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [
      { organizationId, title: 'One perfect review', ...rated(5, 1) },
      { organizationId, title: 'Thirty very good ones', ...rated(141, 30) },
      { organizationId, title: 'Three bad ones', ...rated(4, 3) },
      { organizationId, title: 'Not rated yet' },
      { organizationId, title: 'Taken down', visibility: 'removed', ...rated(500, 100) },
    ])
    expect(
      (await fetchProjects()).map(({ title, averageRating, totalReviews }) => [
        title,
        averageRating,
        totalReviews,
      ]),
    ).toEqual([
      ['Thirty very good ones', '4.7', 30],
      ['One perfect review', '5.0', 1],
      ['Three bad ones', '1.3', 3],
    ])
  })

  test('weights few reviews toward the platform mean: if the mean is high, one perfect review outranks many very good ones', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [
      { organizationId, title: 'One perfect review', ...rated(5, 1) },
      { organizationId, title: 'Thirty very good ones', ...rated(141, 30) },
    ])
    await rateOrganization(organizationId, 300, 100)
    expect((await fetchProjects()).map(({ title }) => title)).toEqual([
      'Thirty very good ones',
      'One perfect review',
    ])
    await rateOrganization(organizationId, 490, 100)
    clock.at += 20_000
    expect((await fetchProjects()).map(({ title }) => title)).toEqual([
      'One perfect review',
      'Thirty very good ones',
    ])
  })

  test('lists only what the filters of browsing find', async () => {
    const [organizationId, other] = [
      await insertOrganization(server.database.db),
      await insertOrganization(server.database.db),
    ]
    const row = { organizationId, ...rated(15, 3) }
    await insertProjects(server.database.db, [
      { ...row, title: 'A logo for a choir', requiredSkills: ['Graphic Design'], ...rated(14, 3) },
      { ...row, title: 'A logo in forty hours', requiredSkills: ['Graphic Design'], timeCommitment: 40 },
      { ...row, title: 'A completed logo', requiredSkills: ['Graphic Design'], status: 'completed' },
      { ...row, title: 'Somewhere else', organizationId: other, causeAreas: ['Health'] },
    ])
    const fetchTitles = async (query: Record<string, string>) => {
      const { body } = await server
        .openClient()
        .get(`${listTopRatedProjects.path}?${new URLSearchParams(query)}`)
      return body.map(({ title }: { title: string }) => title)
    }
    expect(await fetchTitles({ search: 'logo', accepting: 'true' })).toEqual([
      'A logo in forty hours',
      'A logo for a choir',
    ])
    expect(await fetchTitles({ skills: 'Graphic Design', timeCommitment: '10' })).toEqual([
      'A completed logo',
      'A logo for a choir',
    ])
    expect(await fetchTitles({ causeAreas: 'Health' })).toEqual(['Somewhere else'])
    expect(await fetchTitles({ organizationId: other })).toEqual(['Somewhere else'])
    expect(await fetchTitles({ search: 'the' })).toEqual([])
  })

  test('returns the twelve that the domain rule ranks highest, in its order', async () => {
    const organizationId = await insertOrganization(server.database.db)
    const ratings = fc.sample(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }), {
      numRuns: 30,
      seed: 7,
    })
    const totals = ratings.map((all) =>
      rated(
        all.reduce((sum, one) => sum + one, 0),
        all.length,
      ),
    )
    await insertProjects(
      server.database.db,
      totals.map((total, index) => ({ organizationId, title: `Project ${index}`, ...total })),
    )
    const sums = totals.map(({ ratingSum }) => ratingSum).reduce((sum, one) => sum + one, 0)
    const count = totals.map(({ ratingCount }) => ratingCount).reduce((sum, one) => sum + one, 0)
    await rateOrganization(organizationId, sums, count)
    const rankOf = new Map(
      totals.map((total, index) => [`Project ${index}`, bayesianRating(total, sums / count)]),
    )
    const best = [...rankOf.values()].toSorted((a, b) => b - a).slice(0, 12)
    expect((await fetchProjects()).map(({ title }) => rankOf.get(title))).toEqual(best)
  })
})

describe('GET /api/organizations/top-rated', () => {
  test('returns owner, name, mission, average, count, and the badge from 4.5 with three reviews', async () => {
    const owner = await anOrganization(server)
    const set = (id: string, sum: number, count: number) =>
      server.database.pool.query(
        `update organizations set named_at = now(), name = 'Lantern Street', mission_statement = 'Reading for all.',
           rating_sum = $2, rating_count = $3 where id = $1`,
        [id, sum, count],
      )
    await set(owner.organizationId, 14, 3)
    const imported = await insertOrganization(server.database.db, { name: 'Second Acre', ...rated(5, 1) })
    await insertOrganization(server.database.db, { namedAt: null, ...rated(30, 10) })
    await insertOrganization(server.database.db)
    expect(await fetchOrganizations()).toEqual([
      {
        id: owner.organizationId,
        userId: owner.id,
        organizationName: 'Lantern Street',
        missionStatement: 'Reading for all.',
        mission: 'Reading for all.',
        isVerified: false,
        averageRating: '4.7',
        totalReviews: 3,
        logoUrl: null,
        topRatedBadge: true,
      },
      {
        id: imported,
        userId: null,
        organizationName: 'Second Acre',
        missionStatement: null,
        mission: null,
        isVerified: false,
        averageRating: '5.0',
        totalReviews: 1,
        logoUrl: null,
        topRatedBadge: false,
      },
    ])
  })

  test('names no owner whose page shows another organization', async () => {
    const { id, organizationId: second } = await aDual(server)
    const { db, pool } = server.database
    const first = await insertOrganization(db, { name: 'Joined first' })
    await db
      .insert(organizationMembers)
      .values({ organizationId: first, userId: id, role: 'manager', joinedAt: new Date(0) })
    await pool.query(`update organization_members set role = 'owner' where organization_id = $1`, [second])
    await pool.query(`update organizations set rating_sum = 500, rating_count = 100 where id = $1`, [second])
    const [best] = await fetchOrganizations()
    expect(best).toMatchObject({ id: second, userId: null })
    clock.at += 20_000
    await pool.query('update users set primary_organization_id = $1 where id = $2', [second, id])
    expect((await fetchOrganizations())[0]).toMatchObject({ id: second, userId: id })
  })
})
