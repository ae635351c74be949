import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { savedFilters, type SavedFilters } from '#contract/projects/saved-searches.ts'
import {
  choiceFilterNames,
  choiceFilters,
  mapChoiceFilters,
  type ChoiceFilterName,
} from '#domain/projects/choice-filters.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { insertOrganization, insertPerson, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { readFilters } from './saved-search-values.ts'
import { insertSearch } from './saved-searches-queries.ts'
import { listNewFinds } from './search-matching.ts'

const server = useServer()

const skills = ['UX Design', 'Marketing', 'Grant Writing', 'Legal', 'Beekeeping']
const causes = ['Environment', 'Education', 'Health', 'Animal Welfare']
const places = [
  'Baltimore, MD',
  'Towson, MD',
  'Philadelphia, PA',
  'New York, NY 10027',
  'Los Angeles, CA',
  'Munich, Germany',
  'Augsburg, Germany',
  'Suva, Fiji',
  'Anchorage, AK',
]
const titles = [
  'Write a grant for the food pantry',
  'Grant writing workshop',
  'A legal clinic for tenants',
  'Community garden: design signs',
  'Teach children to read',
  'Traduções para imigrantes',
  'Precisamos de um tradutor',
  'The pantry of fresh food',
]
/** With quotes, words that are left out, synonyms, the beginning of a word, and operators that mean nothing. */
const words = [
  'grant',
  'gran',
  'grants',
  '"grant writing"',
  'food pantry',
  '"food pantry"',
  'food bank',
  'garden OR legal',
  'legal -clinic',
  'the',
  '%',
  'children read',
  'tradu',
  'traducoes',
  'tradutores',
  'UX/UI',
  "tenant's",
  'fundraising',
  'commu',
  'lega clin',
]
const some = <Value>(values: readonly Value[], most = 2) =>
  fc.subarray([...values], { minLength: 1, maxLength: most })
const organizationIds: string[] = []

beforeAll(async () => {
  for (let index = 0; index < 3; index += 1)
    organizationIds.push(await insertOrganization(server.database.db, { isVerified: index === 0 }))
})

/** What a project has for each of these filters; one that is missing here would never vary. */
const choices = {
  experienceLevel: fc.constantFrom(...choiceFilters.experienceLevel),
  duration: fc.constantFrom(...choiceFilters.duration),
  urgency: fc.constantFrom(...choiceFilters.urgency),
} satisfies Record<ChoiceFilterName, unknown>

const project = fc.record({
  organization: fc.nat({ max: 2 }),
  title: fc.constantFrom(...titles),
  requiredSkills: some(skills),
  causeAreas: some(causes),
  timeCommitment: fc.constantFrom(3, 10, 20, 40),
  ...choices,
  isRemote: fc.boolean(),
  location: fc.option(fc.constantFrom(...places, 'By the pond')),
  status: fc.constantFrom('open', 'active', 'paused', 'completed'),
  acceptedCount: fc.nat({ max: 3 }),
  pendingCount: fc.constantFrom(0, 2, 60),
  applicationDeadline: fc.constantFrom(null, '2020-01-01', '2100-01-01'),
  visibility: fc.constantFrom('published', 'published', 'published', 'held', 'draft'),
})

const near = fc.record(
  {
    near: fc.constantFrom(...places, '21204', 'Kathmandu, Nepal'),
    within: fc.constantFrom(5, 10, 50, 100, 'state'),
    unit: fc.constantFrom('km', 'mi'),
  },
  { requiredKeys: ['near'] },
)
const names = [
  'search',
  'skills',
  'causeAreas',
  'timeCommitment',
  'organizationId',
  ...choiceFilterNames,
  'verified',
  'accepting',
  'place',
] as const
const anyFilters = fc.record({
  search: fc.constantFrom(...words),
  skills: some([...skills, 'Falconry']),
  causeAreas: some(causes),
  timeCommitment: fc.constantFrom(5, 10, 39, 40),
  organizationId: fc.nat({ max: 2 }),
  ...mapChoiceFilters((name) => some(choiceFilters[name])),
  verified: fc.boolean(),
  accepting: fc.boolean(),
  place: fc.oneof(near, near, fc.constant({ remote: true })),
})
/** Few at a time, so that they find something. */
const filters = fc
  .tuple(anyFilters, fc.shuffledSubarray([...names], { maxLength: 2 }))
  .map(([{ place, organizationId, ...others }, chosen]): SavedFilters => {
    const given = Object.entries({ ...others, organizationId: organizationIds[organizationId] })
    return savedFilters.parse({
      ...Object.fromEntries(given.filter(([name]) => chosen.some((each) => each === name))),
      ...(chosen.includes('place') && place),
    })
  })

/** The query of the documented list. */
function toQuery(asked: SavedFilters): string {
  return new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : String(value),
    ]),
  ).toString()
}

test('a saved search finds a project exactly if browsing with its filters lists it, whatever the filters', async () => {
  const { db, pool } = server.database
  const { config } = makeJobContext(server)
  const client = server.openClient()
  let found = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(project, { minLength: limits.page, maxLength: limits.page }),
      fc.array(filters, { minLength: 30, maxLength: 30 }),
      async (rows, searches) => {
        await pool.query('delete from saved_searches')
        await emptyProjects(pool)
        const ids = await insertProjects(
          db,
          rows.map(({ organization, ...row }) => ({
            ...row,
            organizationId: organizationIds[organization] ?? '',
            maxVolunteers: 3,
            language: /[õç]|Precisamos/.test(row.title) ? 'pt' : 'en',
          })),
        )
        const now = new Date()
        const filtersById = new Map<string, SavedFilters>()
        for (const [index, asked] of searches.entries()) {
          const values = await readFilters({ db, config, now }, asked)
          const userId = await insertPerson(db)
          const row = { userId, name: `${index}`, frequency: 'at_once', filters: asked, ...values } as const
          filtersById.set(await insertSearch(db, row), asked)
        }
        const inverse = new Set<string>()
        for (const projectId of ids) {
          for (const { id } of await listNewFinds(db, { projectId, now, config }))
            inverse.add(`${id} ${projectId}`)
        }
        const forward = new Set<string>()
        for (const [id, asked] of filtersById) {
          const { status, body } = await client.get(`/api/projects?${toQuery(asked)}`)
          expect([asked, status]).toEqual([asked, 200])
          const listed: string[] = body.map((each: { id: string }) => each.id)
          for (const projectId of listed) forward.add(`${id} ${projectId}`)
        }
        const describe = (pairs: Set<string>, others: Set<string>) =>
          [...pairs]
            .filter((pair) => !others.has(pair))
            .map((pair) => {
              const [id = '', projectId = ''] = pair.split(' ')
              return [filtersById.get(id), rows[ids.indexOf(projectId)]]
            })
        expect({ missing: describe(forward, inverse), extra: describe(inverse, forward) }).toEqual({
          missing: [],
          extra: [],
        })
        found += forward.size
      },
    ),
    { numRuns: 10, endOnFailure: true },
  )
  // The filters are not so narrow that the test compares nothing with nothing.
  expect(found).toBeGreaterThan(100)
})
