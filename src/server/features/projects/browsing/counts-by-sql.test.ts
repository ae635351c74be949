import fc from 'fast-check'
import { escapeLiteral } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { countProjects } from '#contract/projects/facets.ts'
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { timeFilterHours } from '#domain/options/projects.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import { causeFilterIds } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { parseSearch } from '#server/queries/text/text-search.ts'
import type { Query } from '#tests/support/checks/facets-by-hand.ts'
import { insertOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: Date.parse('2026-05-10T12:00:00Z') }
const server = useServer({ now: () => new Date(clock.at) })

const skills = browseSkills.slice(0, 6)
const causes = causeAreas.slice(0, 6)
const organizationIds: string[] = []

/**
 * More projects than are counted exactly. The first skill, cause and word occur in most of them, the last ones in
 * few.
 */
const count = 12_000

beforeAll(async () => {
  const { db, pool } = server.database
  organizationIds.push(await insertOrganization(db), await insertOrganization(db))
  await pool.query('alter table projects disable trigger projects_search_written')
  await pool.query(
    `insert into projects (organization_id, title, description, skill_ids, cause_ids, time_commitment, status,
       accepted_count, max_volunteers, external_id, imported_at, search)
     select ($1::uuid[])[1 + (n % 50 = 0)::int], 'A project', 'Its description',
       array[($2::text[])[case when n % 9 > 0 then 1 else 2 end], ($2::text[])[1 + (a + b) % 6]],
       array[($3::text[])[case when n % 8 > 0 then 1 else 1 + a % 6 end]], (array[5, 5, 5, 5, 5, 5, 5, 20, null])[1 + a % 9],
       (array['open', 'active', 'paused'])[1 + b % 3], b % 2, 1 + a % 2, n::text, now(),
       to_tsvector('listing', concat_ws(' ', case when n % 10 > 0 then 'A heron' end,
         (array['writes a grant', 'grant writing', 'a legal clinic', 'the legal aid clinic', 'food pantry'])[1 + a % 5],
         (array['newsletter', 'e-mail', 'for the garden', 'a community garden', 'grants'])[1 + b % 5],
         case when n % 400 = 0 then 'and an otter' end))
     from (select n, abs(hashint4(n) % 1000) as a, abs(hashint4(n + 1000000) % 1000) as b from generate_series(1, $4::int) n) drawn`,
    [organizationIds, skills.map(canonicalSkill), causes.map(canonicalCause), count],
  )
})

const idsOf = (labels: string | undefined, each: (label: string) => readonly string[]) =>
  `array[${(labels?.split(',') ?? []).flatMap(each).map(escapeLiteral).join(', ')}]::text[]`

/** The SQL conditions of a query, by facet group. */
async function conditionsOf({ search, skills: requested, causeAreas: about, ...query }: Query) {
  const { timeCommitment, organizationId, open } = query
  const text = search === undefined ? '' : await parseSearch(server.database.db, search)
  return {
    others: [
      'true',
      ...(search === undefined ? [] : [`search @@ ${escapeLiteral(text)}::tsquery`]),
      ...(organizationId === undefined ? [] : [`organization_id = ${escapeLiteral(organizationId)}`]),
      ...(open === 'true' ? ["status in ('open', 'active') and accepted_count < max_volunteers"] : []),
    ].join(' and '),
    skills: requested ? `skill_ids && ${idsOf(requested, (label) => [canonicalSkill(label)])}` : 'true',
    causeAreas: about ? `cause_ids && ${idsOf(about, causeFilterIds)}` : 'true',
    timeCommitment: limitsHours(timeCommitment) ? `time_commitment <= ${Number(timeCommitment)}` : 'true',
  }
}

const limitsHours = (hours: string | undefined) => hours !== undefined && Number(hours) < anyTimeCommitment

/** The facets counted by PostgreSQL, one query per choice. */
async function countBySql(query: Query) {
  const choices: Query[] = [
    query,
    ...browseSkills.map((label) => ({ ...query, skills: label })),
    ...causeAreas.map((label) => ({ ...query, causeAreas: label })),
    ...[...timeFilterHours, anyTimeCommitment].map((hours) => ({ ...query, timeCommitment: `${hours}` })),
  ]
  const columns: string[] = []
  for (const choice of choices) {
    const conditions = Object.values(await conditionsOf(choice))
    columns.push(`count(*) filter (where ${conditions.join(' and ')})::int`)
  }
  const { rows } = await server.database.pool.query<number[]>({
    text: `select ${columns.join(', ')} from projects where visibility = 'published'`,
    rowMode: 'array',
  })
  return (rows[0] ?? []).map((found) => ({
    count: Math.min(found, limits.counted),
    hasMore: found > limits.counted,
  }))
}

async function fetchCounts(query: Query) {
  const facets = expectSuccess(await server.openClient().call(countProjects, { query }))
  const choices = [...facets.skills, ...facets.causeAreas, ...facets.timeCommitment]
  return [facets.total, ...choices.map(({ count: found, hasMore }) => ({ count: found, hasMore }))]
}

const selectMarked = (from: readonly string[]) =>
  fc.subarray([...from], { minLength: 1, maxLength: 3 }).map((labels) => labels.join(','))

test('totals and facets match SQL counts for any filters and search, below and above 10,000', async () => {
  const query: fc.Arbitrary<Query> = fc.record(
    {
      search: fc.constantFrom(
        'heron',
        'grant',
        'legal clinic',
        '"legal clinic"',
        'hero',
        'garden newsletter',
        'e-mail',
        'otter',
        'badger',
      ),
      skills: selectMarked(skills),
      causeAreas: selectMarked(causes),
      timeCommitment: fc.constantFrom(...[...timeFilterHours, anyTimeCommitment].map(String)),
      organizationId: fc.constantFrom(...organizationIds),
      open: fc.constantFrom('true', 'false'),
    },
    { requiredKeys: [] },
  )
  let [above, below] = [0, 0]
  await fc.assert(
    fc.asyncProperty(query, async (requested) => {
      const counts = await fetchCounts(requested)
      expect(counts).toEqual(await countBySql(requested))
      above += counts.filter(({ hasMore }) => hasMore).length
      below += counts.filter(({ count: found, hasMore }) => found > 0 && !hasMore).length
    }),
    { numRuns: 40, seed: 15, examples: [[{}], [{ search: 'heron' }], [{ search: 'heron otter' }]] },
  )
  expect(above).toBeGreaterThan(5)
  expect(below).toBeGreaterThan(100)
})
