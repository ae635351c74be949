import { beforeAll, describe, expect, test } from 'vitest'
import { getOrganization } from '#contract/organizations/page.ts'
import { listTopOrganizations, listTopOrganizationsByPath } from '#contract/rankings/top-organizations.ts'
import { organizationFilters, organizationSorts } from '#domain/rankings/top-organizations.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { insertOrganization, insertProjects, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganizationWithHistory, rankOnly } from '#tests/support/scenarios/rankings.ts'
import { refreshAll } from './refresh.ts'

const server = useServer()
const day = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * day)
const times = (count: number, rating: number) => Array.from({ length: count }, () => rating)

type Query = Parameters<typeof read>[0]
async function read(query: Partial<{ search: string; filter: string; sort: string; cursor: string }> = {}) {
  const client = server.openClient()
  const parameters = new URLSearchParams(query)
  return client.get(`/api/top-organizations?${parameters}`)
}
const namesOf = async (query: Query) => (await read(query)).body.map(({ name }: { name: string }) => name)

beforeAll(async () => {
  const { db } = server.database
  await rankOnly(db, async () => {
    await anOrganizationWithHistory(
      db,
      {
        name: 'Harbor Light Shelter',
        location: 'Portland, ME',
        description: 'Sixty beds and a kitchen.',
        causeAreas: ['Housing'],
        website: 'https://harbor-light.example.org',
        createdAt: daysAgo(900),
      },
      { ratings: times(12, 5), peopleHelped: 200 },
    )
    await anOrganizationWithHistory(
      db,
      { name: 'One Perfect Review', createdAt: daysAgo(30) },
      { ratings: [5], peopleHelped: 3 },
    )
    await anOrganizationWithHistory(
      db,
      { name: 'Fair Enough', createdAt: daysAgo(500) },
      { ratings: times(3, 3) },
    )
    await anOrganizationWithHistory(db, {
      name: 'Green Food Pantry',
      missionStatement: 'Nobody goes hungry.',
      createdAt: daysAgo(400),
    })
    const open = await insertOrganization(db, { name: 'Not Verified', createdAt: daysAgo(5) })
    await insertProjects(db, [{ organizationId: open }])
    await insertOrganization(db, { name: 'Nothing to Show' })
    await insertOrganization(db, {
      name: 'Only Imported',
      isVerified: true,
      importedAt: new Date(),
      externalId: 'x-1',
    })
    await insertOrganization(db, { name: 'Without a Name', isVerified: true, namedAt: null })
  })
})

describe('GET /api/top-organizations', () => {
  test('lists verified organizations and those with a project by rating, few reviews below many, unrated ones last', async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-total-count')).toBe('5')
    const names = answer.body.map(({ name }: { name: string }) => name)
    expect(names.slice(0, 3)).toEqual(['Harbor Light Shelter', 'One Perfect Review', 'Fair Enough'])
    expect(names.slice(3).toSorted()).toEqual(['Green Food Pantry', 'Not Verified'])
  })

  test('returns what each card shows', async () => {
    const [first] = expectSuccess(await server.openClient().call(listTopOrganizations, { query: {} }))
    expect(first).toEqual({
      id: expect.any(String),
      name: 'Harbor Light Shelter',
      // Verified 30, quality 28, completion 15, responses 15; no one was authorized.
      tier: 'Gold',
      location: { city: 'Portland', state: 'ME' },
      joinedAt: expect.any(String),
      trustScore: 88,
      isNew: false,
      response: { rate: 100, medianHours: expect.any(Number) },
      stats: {
        rating: 5,
        totalReviews: 12,
        projectsCompleted: 12,
        volunteersWorkedWith: 12,
        impactMetrics: { peopleHelped: 2400 },
      },
      description: 'Sixty beds and a kitchen.',
      causeAreas: ['Housing'],
      focusAreas: ['Housing'],
      badges: [
        { type: 'verified', description: 'Legal status confirmed.' },
        { type: 'top_rated', description: 'Rated 4.5 or higher by at least 3 volunteers.' },
        {
          type: 'impact_leader',
          description: 'Verified, and reported helping at least 1,000 people across at least 3 projects.',
        },
      ],
      website: 'https://harbor-light.example.org',
      isVerified: true,
      logoUrl: null,
    })
  })

  test('has no trust score of an organization that is new, on its page either; others show its parts, which add up', async () => {
    const client = server.openClient()
    const all = expectSuccess(await client.call(listTopOrganizations, { query: {} }))
    const find = (name: string) => all.find((each) => each.name === name)
    const fetchRanking = async (name: string) =>
      expectSuccess(await client.call(getOrganization, { params: { id: find(name)?.id ?? '' } })).standing
    const hidden = { isNew: true, trustScore: null }
    expect(find('One Perfect Review')).toMatchObject({ ...hidden, response: { rate: null } })
    expect(await fetchRanking('One Perfect Review')).toMatchObject({ ...hidden, trustParts: null })
    expect(await fetchRanking('Harbor Light Shelter')).toMatchObject({
      isNew: false,
      trustScore: 88,
      trustParts: [
        { part: 'verification', points: 30, of: 30 },
        { part: 'authority', points: 0, of: 10 },
        { part: 'quality', points: 28, of: 30 },
        { part: 'completion', points: 15, of: 15 },
        { part: 'answers', points: 15, of: 15 },
      ],
    })
  })

  test('applies each filter', async () => {
    const found = Object.fromEntries(
      await Promise.all(
        organizationFilters.map(async (filter) => [filter, (await namesOf({ filter })).toSorted()] as const),
      ),
    )
    expect(found).toEqual({
      all: ['Fair Enough', 'Green Food Pantry', 'Harbor Light Shelter', 'Not Verified', 'One Perfect Review'],
      verified: ['Fair Enough', 'Green Food Pantry', 'Harbor Light Shelter', 'One Perfect Review'],
      'top-rated': ['Harbor Light Shelter', 'One Perfect Review'],
      'gold-tier': ['Harbor Light Shelter'],
      'rising-star': ['One Perfect Review'],
    })
  })

  test('sorts by impact, by projects and by newest', async () => {
    expect((await namesOf({ sort: 'impact' })).slice(0, 2)).toEqual([
      'Harbor Light Shelter',
      'One Perfect Review',
    ])
    expect((await namesOf({ sort: 'projects' })).slice(0, 3)).toEqual([
      'Harbor Light Shelter',
      'Fair Enough',
      'One Perfect Review',
    ])
    expect(await namesOf({ sort: 'recent' })).toEqual([
      'Not Verified',
      'One Perfect Review',
      'Green Food Pantry',
      'Fair Enough',
      'Harbor Light Shelter',
    ])
  })

  test('searches like the project search: names, causes, texts, synonyms and prefixes', async () => {
    expect(await namesOf({ search: 'harbor' })).toEqual(['Harbor Light Shelter'])
    expect(await namesOf({ search: 'housing kitchen' })).toEqual(['Harbor Light Shelter'])
    expect(await namesOf({ search: 'pant' })).toEqual(['Green Food Pantry'])
    expect(await namesOf({ search: 'Portland', filter: 'gold-tier' })).toEqual(['Harbor Light Shelter'])
    // The location ends in ME.
    expect(await namesOf({ search: 'Maine' })).toEqual(['Harbor Light Shelter'])
    expect(await namesOf({ search: 'zeppelin' })).toEqual([])
    expect(await namesOf({ search: '%' })).toEqual([])
  })

  test('returns the same for path segments, of which the search may be empty', async () => {
    const client = server.openClient()
    const byPath = await client.get('/api/top-organizations//gold-tier/impact')
    expect(byPath.body).toEqual((await read({ filter: 'gold-tier', sort: 'impact' })).body)
    const params = { search: 'food pantry', filter: 'all', sort: 'recent' } as const
    const searched = expectSuccess(await client.call(listTopOrganizationsByPath, { params, query: {} }))
    expect(searched.map(({ name }) => name)).toEqual(['Green Food Pantry'])
  })

  test('refuses an unknown filter or sort order, and a cursor of another sort order', async () => {
    expect((await read({ filter: 'platinum' })).status).toBe(422)
    expect((await read({ sort: 'name' })).status).toBe(422)
    expect((await server.openClient().get('/api/top-organizations/x/all/name')).status).toBe(404)
    expect((await read({ cursor: 'nonsense' })).body.code).toBe('bad_cursor')
    const cursor = Buffer.from('impact|1|2|00000000-0000-4000-8000-000000000000').toString('base64url')
    expect((await read({ cursor, sort: 'rating' })).body.code).toBe('bad_cursor')
    expect((await read({ cursor, sort: 'impact' })).status).toBe(200)
    const huge = Buffer.from(`projects|${'9'.repeat(15)}|2|00000000-0000-4000-8000-000000000000`)
    expect((await read({ cursor: huge.toString('base64url'), sort: 'projects' })).status).toBe(200)
  })
})

describe('pages of GET /api/top-organizations', () => {
  beforeAll(async () => {
    const { db } = server.database
    await rankOnly(db, async () => {
      // Many have equal values in every sort order.
      for (let at = 0; at < 30; at += 1) {
        const row = { name: `Organization ${at}`, createdAt: daysAgo(at % 3) }
        await anOrganizationWithHistory(db, row, { ratings: at % 4 === 0 ? [4] : [] })
      }
    })
  })

  test('contain every organization once in every sort order, twelve per page', async () => {
    for (const sort of organizationSorts) {
      const pages: string[][] = []
      for (let next: string | null = `/api/top-organizations?sort=${sort}`; next !== null;) {
        const answer = await server.openClient().get(next)
        pages.push(answer.body.map(({ id }: { id: string }) => id))
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null
      }
      expect(pages.map((page) => page.length)).toEqual([12, 12, 6])
      expect(new Set(pages.flat()).size).toBe(30)
    }
  })

  test('leave out suspended organizations immediately, before rankings are recomputed', async () => {
    const { db } = server.database
    const [first] = expectSuccess(await server.openClient().call(listTopOrganizations, { query: {} }))
    await db.insert(organizationSuspensions).values({ organizationId: first?.id ?? '', reason: 'Fraud' })
    const after = expectSuccess(await server.openClient().call(listTopOrganizations, { query: {} }))
    expect(after.map(({ id }) => id)).not.toContain(first?.id)
    await refreshAll({ db, now: new Date() })
    expect(await server.database.pool.query('select from organization_standings')).toMatchObject({
      rowCount: 29,
    })
  })
})

test('organizations are found by other forms of a word in the language they write in', async () => {
  const { db } = server.database
  await rankOnly(db, async () => {
    await anOrganizationWithHistory(db, {
      name: 'Vecinos del Golfo',
      description: 'Ayudamos a las trabajadoras del puerto.',
      language: 'es',
    })
  })
  expect(await namesOf({ search: 'trabajador' })).toEqual(['Vecinos del Golfo'])
})
