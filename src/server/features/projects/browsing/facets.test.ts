import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countProjects, projectFacets } from '#contract/projects/facets.ts'
import { listProjects } from '#contract/projects/projects.ts'
import { limits } from '#contract/limits.ts'
import { choiceFilters, mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import { durations } from '#domain/options/projects.ts'
import { experienceLevelValues, projectStatuses, urgencyValues } from '#domain/projects/projects.ts'
import {
  center,
  countFacets,
  findMatchingRows,
  locations,
  type Query,
  type Row,
} from '#tests/support/checks/facets-by-hand.ts'
import { fetchPages } from '#tests/support/checks/pages.ts'
import { insertOrganization, insertProjects, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: Date.parse('2026-05-10T12:00:00Z') }
const server = useServer({ now: () => new Date(clock.at) })

const skills = ['UX Design', 'UI/UX Design', 'Legal', 'Legal Services', 'Research', 'Beekeeping'] as const
const causes = [
  'Education',
  'Youth Development',
  'Children & Youth',
  'Health',
  'Healthcare',
  'Lighthouses',
] as const
const words = ['heron', 'otter', 'badger'] as const

/** Today in each zone by the test clock. In Auckland it is already the next day. */
const zones = {
  'Pacific/Honolulu': '2026-05-10',
  'Pacific/Auckland': '2026-05-11',
  UTC: '2026-05-10',
} as const

const arbitraryProject = fc.record({
  organization: fc.nat(2),
  title: fc.subarray([...words], { minLength: 0 }),
  requiredSkills: fc.subarray([...skills], { minLength: 1 }),
  preferredSkills: fc.subarray([...skills]),
  causeAreas: fc.subarray([...causes], { minLength: 1 }),
  timeCommitment: fc.constantFrom(1, 5, 6, 10, 20, 39, 40, null),
  status: fc.constantFrom(...projectStatuses),
  visibility: fc.constantFrom('published' as const, 'published' as const, 'held' as const, 'draft' as const),
  timeZone: fc.constantFrom('Pacific/Honolulu' as const, 'Pacific/Auckland' as const, 'UTC' as const),
  deadline: fc.constantFrom(null, '2026-05-09', '2026-05-10', '2026-05-11'),
  deadlineEnforced: fc.boolean(),
  places: fc.constantFrom(null, 1, 2),
  taken: fc.nat(2),
  pendingCount: fc.constantFrom(0, 9, 10, 19, 20, 49, 50),
  location: fc.constantFrom(...locations),
  isRemote: fc.boolean(),
  experienceLevel: fc.constantFrom(...experienceLevelValues, null),
  duration: fc.constantFrom(...durations, 'Three Sundays', null),
  urgency: fc.constantFrom(...urgencyValues),
})

/** The only organization that is verified. */
const verified = 1

/** Stores generated projects and returns the fields for counting by hand. */
async function store(
  samples: (typeof arbitraryProject extends fc.Arbitrary<infer T> ? T : never)[],
): Promise<Row[]> {
  const { db } = server.database
  const organizationIds = await Promise.all(
    [0, 1, 2].map((number) => insertOrganization(db, { isVerified: number === verified })),
  )
  const rows = samples.map(({ organization, title, deadline, places, taken, ...row }, index) => ({
    ...row,
    organizationId: organizationIds[organization] ?? '',
    title: `Project ${title.join(' ')}`,
    applicationDeadline: deadline,
    maxVolunteers: places,
    acceptedCount: Math.min(taken, places ?? taken),
    externalId: `drawn ${index}`,
    importedAt: new Date(clock.at),
  }))
  const ids = await insertProjects(
    db,
    rows.map((row) => ({
      ...row,
      ...(row.status === 'canceled' && { canceledAt: row.importedAt, cancelReason: 'No money' }),
    })),
  )
  return rows.map((row, index) => ({
    ...row,
    id: ids[index] ?? '',
    isPublished: row.visibility === 'published',
    isVerified: row.organizationId === organizationIds[verified],
    isOpen:
      (row.status === 'open' || row.status === 'active') &&
      (row.maxVolunteers === null || row.acceptedCount < row.maxVolunteers) &&
      (!row.deadlineEnforced ||
        row.applicationDeadline === null ||
        row.applicationDeadline >= zones[row.timeZone]) &&
      row.pendingCount < 10 * (row.maxVolunteers === null ? 5 : row.maxVolunteers - row.acceptedCount),
  }))
}

async function fetchFacets(query: Query) {
  return expectSuccess(await server.openClient().call(countProjects, { query }))
}

/** The IDs on all pages. */
const fetchIds = async (query: Query): Promise<string[]> =>
  (await fetchPages(server.openClient(), `${listProjects.path}?${new URLSearchParams(query)}`)).flat()

describe('the facets of browsing', () => {
  test('match counts by hand for any filters, and the list contains what they count', async () => {
    const samples = fc.sample(arbitraryProject, { numRuns: 200, seed: 4 })
    const rows = await store(samples)
    const [{ organizationId } = { organizationId: '' }] = rows
    const selectMarked = (from: readonly string[]) =>
      fc.subarray([...from], { minLength: 1, maxLength: 3 }).map((labels) => labels.join(','))
    const place: fc.Arbitrary<Query> = fc.oneof(
      fc.constant({}),
      fc.constant({ remote: 'true' as const }),
      fc.record(
        { near: fc.constant(center), within: fc.constantFrom('5', '10', '40', '100', 'state') },
        { requiredKeys: ['near'] },
      ),
    )
    const others: fc.Arbitrary<Query> = fc.record(
      {
        search: fc.constantFrom(...words),
        skills: selectMarked(skills),
        causeAreas: selectMarked(causes),
        timeCommitment: fc.constantFrom('1', '5', '7', '20', '40', '168'),
        organizationId: fc.constant(organizationId),
        open: fc.constantFrom('true', 'false'),
        verified: fc.constantFrom('true', 'false'),
        ...mapChoiceFilters((name) => selectMarked(choiceFilters[name])),
      },
      { requiredKeys: [] },
    )
    const query = fc.tuple(others, place).map(([asked, where]) => ({ ...asked, ...where }))
    await fc.assert(
      fc.asyncProperty(query, async (filters) => {
        expect(await fetchFacets(filters)).toEqual(countFacets(rows, filters))
        const found = findMatchingRows(rows, filters).map(({ id }) => id)
        expect((await fetchIds(filters)).toSorted()).toEqual(found.toSorted())
      }),
      { numRuns: 60, examples: [[{}], [{ skills: 'Beekeeping', causeAreas: 'Lighthouses', open: 'true' }]] },
    )
  })

  test('follow publishing, edits, hiding and removal', async () => {
    const { db, pool } = server.database
    const organizationId = await insertOrganization(db)
    const read = async (changes: Query = {}) => {
      clock.at += 10_000
      return (await fetchFacets({ organizationId, ...changes })).total.count
    }
    expect(await read()).toBe(0)
    const [first = '', second = ''] = await insertProjects(db, [{ organizationId }, { organizationId }])
    expect(await read()).toBe(2)
    await pool.query('update projects set time_commitment = 30 where id = $1', [first])
    expect(await read({ timeCommitment: '29' })).toBe(1)
    await pool.query("update projects set visibility = 'held' where id = $1", [first])
    expect(await read()).toBe(1)
    await pool.query("update projects set status = 'paused' where id = $1", [second])
    expect(await read()).toBe(1)
    expect(await read({ open: 'true' })).toBe(0)
    await pool.query('delete from projects where id = $1', [second])
    expect(await read()).toBe(0)
    await pool.query("update projects set visibility = 'published' where id = $1", [first])
    expect(await read()).toBe(1)
  })

  test('of a search follow changed texts and a renamed organization', async () => {
    const { db, pool } = server.database
    const organizationId = await insertOrganization(db)
    const [first = ''] = await insertProjects(db, [{ organizationId }, { organizationId }])
    const read = async (search: string) => {
      clock.at += 10_000
      return (await fetchFacets({ organizationId, search })).total.count
    }
    expect(await read('wolverine')).toBe(0)
    await pool.query("update projects set title = 'A wolverine' where id = $1", [first])
    expect(await read('wolverine')).toBe(1)
    await pool.query("update projects set location = 'The wolverine inn' where organization_id = $1", [
      organizationId,
    ])
    expect(await read('wolverine')).toBe(2)
    await pool.query("update organizations set name = 'Friends of the Capybara' where id = $1", [
      organizationId,
    ])
    expect(await read('capybara wolverine')).toBe(2)
    await pool.query("update projects set title = 'A project', location = null where id = $1", [first])
    expect(await read('wolverine')).toBe(1)
  })

  test('are computed together with the total, at most ten seconds ago', async () => {
    const { db } = server.database
    const organizationId = await insertOrganization(db)
    await insertProjects(
      db,
      Array.from({ length: 13 }, () => ({ organizationId, title: 'A wombat' })),
    )
    for (const query of [{ organizationId }, { organizationId, search: 'wombat' }]) {
      const total = async () => (await fetchFacets(query)).total.count
      const before = await total()
      await insertProjects(db, [{ organizationId, title: 'One more wombat' }])
      clock.at += 9_999
      expect(await total()).toBe(before)
      const { headers } = await server.openClient().get(`/api/projects?${new URLSearchParams(query)}`)
      expect(headers.get('x-total-count')).toBe(String(before))
      clock.at += 1
      expect(await total()).toBe(before + 1)
    }
  })

  test('are exact up to 10,000 and then say that there are more', async () => {
    const { db, pool } = server.database
    const organizationId = await insertOrganization(db)
    await pool.query('alter table projects disable trigger projects_search_written')
    const fill = (count: number) =>
      pool.query(
        `insert into projects (organization_id, title, description, skill_ids, time_commitment, external_id, imported_at)
         select $1, 'A project', 'Its description', array['research'], 10, gen_random_uuid()::text, now()
         from generate_series(1, $2)`,
        [organizationId, count],
      )
    await fill(limits.counted)
    const exact = { count: 10_000, hasMore: false }
    const before = await fetchFacets({ organizationId })
    expect(before.total).toEqual(exact)
    expect(before.skills.find(({ value }) => value === 'Research')).toEqual({ value: 'Research', ...exact })
    await fill(1)
    clock.at += 10_000
    const after = await fetchFacets({ organizationId })
    expect(projectFacets.parse(after).total).toEqual({ count: 10_000, hasMore: true })
    expect(after.timeCommitment.find(({ value }) => value === 10)).toEqual({
      value: 10,
      count: 10_000,
      hasMore: true,
    })
  })
})
