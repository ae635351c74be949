import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { expectedPages } from '#tests/support/checks/browse-by-hand.ts'
import { fetchPage, fetchPages } from '#tests/support/checks/pages.ts'
import {
  insertByAge,
  insertOrganizations,
  minutesAgo,
  postedLast,
  staleListing,
} from '#tests/support/scenarios/listings.ts'
import { insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'

const server = useServer({ now: () => new Date(postedLast) })

beforeEach(() => emptyProjects(server.database.pool))

type Query = Record<string, string>
const pathOf = (query: Query) => `${listProjects.path}?${new URLSearchParams({ order: 'newest', ...query })}`
const fetchAllPages = (query: Query, between?: () => Promise<void>) =>
  fetchPages(server.openClient(), pathOf(query), between)

describe('the pages of browsing', () => {
  test('ranks the newest results only, and the older ones follow', async () => {
    const organizations = await insertOrganizations(server.database.db, 8)
    await server.database.pool.query('alter table projects disable trigger projects_search_written')
    await server.database.pool.query(
      `insert into projects (organization_id, title, description, external_id, imported_at, created_at, search,
         deadline_enforced, application_deadline)
       select ($1::uuid[])[1 + n % 8], 'A title', '', n::text, now(), $2::timestamptz - n * interval '1 minute',
         setweight(to_tsvector('listing', 'heron'), case when n % 99 = 98 then 'B'::"char" else 'C' end),
         n < 1100, case when n < 1100 then null else date '2012-09-13' end
       from generate_series(0, 1149) n`,
      [organizations, minutesAgo(0).toISOString()],
    )
    await server.database.pool.query('alter table projects enable trigger projects_search_written')
    const pages = await fetchAllPages({ search: 'heron', order: 'relevance' }, async () => {
      await insertProjects(server.database.db, [{ organizationId: organizations[0] ?? '', title: 'A heron' }])
    })
    const { rows } = await server.database.pool.query<{ id: string; n: string }>(
      "select id, external_id as n from projects where title = 'A title'",
    )
    const numbers = new Map(rows.map(({ id, n }) => [id, Number(n)]))
    const seen = pages.flat().flatMap((id) => numbers.get(id) ?? [])
    expect(new Set(seen).size).toBe(1150)
    expect(seen).toHaveLength(1150)
    // Ten of the newest thousand mention it among their skills; the one of the older ones stays in its place.
    expect(seen.slice(0, 10).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => 98 + 99 * index),
    )
    expect(seen.slice(1000, 1100)).toEqual(Array.from({ length: 100 }, (_, index) => 1000 + index))
    expect(seen.slice(1100).every((n) => n >= 1100)).toBe(true)
  })
  const arbitraryRow = fc.record({
    // Most are of one organization, so that more of them wait than a page has.
    organization: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(11) }),
    age: fc.nat(30),
    isStale: fc.boolean(),
    word: fc.constantFrom('A heron', 'An otter'),
  })

  test('show every project once in the order of the rules, also while projects are published', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRow, { maxLength: 60, size: 'max' }),
        fc.constantFrom<Query>({}, { search: 'heron', order: 'relevance' }, { search: 'heron otter' }),
        async (samples, query) => {
          await emptyProjects(server.database.pool)
          const organizations = await insertOrganizations(server.database.db, 12)
          const ofOrganization = (index: number) => ({ organizationId: organizations[index] ?? '' })
          const rows = samples.map(({ organization, age, isStale, word }) => ({
            ...ofOrganization(organization),
            title: word,
            requiredSkills: ['Research'],
            description: 'A heron and an otter live beside the pond that we look after.',
            createdAt: minutesAgo(age),
            ...(isStale && staleListing()),
          }))
          const ids = rows.length > 0 ? await insertProjects(server.database.db, rows) : []
          const [expected = [], ...rest] = expectedPages(
            ids.map((id, index) => {
              const { organizationId = '', title = '', createdAt = new Date(0) } = rows[index] ?? {}
              const isStale = samples[index]?.isStale ?? false
              const rank = query['order'] === 'relevance' && /heron/i.test(title) ? 1 : 0
              return { id, organizationId, createdAt, isStale, rank }
            }),
          )
          const pages = await fetchAllPages(query, async () => {
            await insertProjects(server.database.db, [
              { ...ofOrganization(0), title: 'Herons', createdAt: minutesAgo(-1) },
            ])
          })
          expect(pages[0]).toEqual(expected)
          expect(pages.flat().filter((id) => ids.includes(id))).toEqual([...expected, ...rest.flat()])
          expect(new Set(pages.flat()).size).toBe(pages.flat().length)
        },
      ),
      { numRuns: 40, seed: 28 },
    )
  })
})

describe('a cursor of browsing', () => {
  test('is refused if it is of another order, the documented list, or changed', async () => {
    const organizations = await insertOrganizations(server.database.db, 3)
    await insertByAge(
      server.database.db,
      Array.from({ length: 40 }, (_, index) => ({
        organizationId: organizations[index % 3] ?? '',
        title: 'A heron',
      })),
    )
    const client = server.openClient()
    const query = { search: 'heron', order: 'relevance' }
    const cursorOf = async (path: string) =>
      new URL((await fetchPage(client, path)).next ?? '', 'http://localhost').searchParams.get('cursor') ?? ''
    const cursor = await cursorOf(pathOf(query))
    const documented = await cursorOf(listProjects.path)
    expect(cursor.length).toBeLessThanOrEqual(200)
    expect((await client.get(pathOf({ ...query, cursor }))).status).toBe(200)
    const refused = [
      pathOf({ search: 'heron', cursor }),
      pathOf({ ...query, cursor: documented }),
      pathOf({ ...query, cursor: '' }),
      pathOf({ ...query, cursor: cursor.slice(0, 30) }),
      pathOf({ ...query, cursor: `${cursor}AAAA` }),
      pathOf({ ...query, cursor: 'sP__________________________________________' }),
      `${listProjects.path}?cursor=${cursor}`,
    ]
    const answers = await Promise.all(refused.map((path) => client.get(path)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, body: { code: 'bad_cursor' } })
  })
})
