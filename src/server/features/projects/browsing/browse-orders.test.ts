import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { addDays } from '#domain/time/time.ts'
import { expectedPages } from '#tests/support/checks/browse-by-hand.ts'
import { fetchPage, fetchPages } from '#tests/support/checks/pages.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'
import {
  insertByAge,
  insertOrganizations,
  minutesAgo,
  postedLast,
  staleListing,
} from '#tests/support/scenarios/listings.ts'
import { aVolunteer, expectSuccess, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { useServer } from '#tests/support/running/server.ts'

const clock = { at: postedLast }
const server = useServer({ now: () => new Date(clock.at) })

beforeEach(async () => {
  clock.at += 10_000
  await emptyProjects(server.database.pool)
})

type Query = Record<string, string>
const pathOf = (query: Query) => `${listProjects.path}?${new URLSearchParams(query)}`
const today = '2026-05-10'

/** From near to far, with a rank; two of them are in one place. */
const towns = [
  ['Baltimore, MD', 9],
  ['Towson, MD', 8],
  ['Columbia, MD', 7],
  ['Frederick, MD', 6],
  ['Maryland, USA', 0],
] as const

const arbitraryRow = fc.record({
  // Most are of one organization, so that more of them wait than a page has.
  organization: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(11) }),
  age: fc.nat(30),
  isStale: fc.boolean(),
  town: fc.nat(towns.length - 1),
  daysLeft: fc.option(fc.integer({ min: -5, max: 9 })),
})
type Sample = typeof arbitraryRow extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The rank by hand; a deadline that is over counts as none. */
const ranks: Record<string, (sample: Sample) => number> = {
  nearest: ({ town }) => towns[town]?.[1] ?? 0,
  deadline: ({ daysLeft, isStale }) =>
    isStale || daysLeft === null || daysLeft < -1 ? -Infinity : -daysLeft,
}

describe('every order of browsing', () => {
  test('shows every project once in the order of the rules, also while projects are published', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryRow, { maxLength: 60, size: 'max' }),
        fc.constantFrom('nearest', 'deadline'),
        async (samples, order) => {
          clock.at += 10_000
          await emptyProjects(server.database.pool)
          const organizations = await insertOrganizations(server.database.db, 12)
          const rows = samples.map(({ organization, age, isStale, town, daysLeft }) => ({
            organizationId: organizations[organization] ?? '',
            title: 'A project',
            isRemote: false,
            location: towns[town]?.[0] ?? null,
            createdAt: minutesAgo(age),
            applicationDeadline: daysLeft === null ? null : addDays(today, daysLeft),
            ...(isStale && staleListing()),
          }))
          const ids = rows.length > 0 ? await insertProjects(server.database.db, rows) : []
          const [expected = [], ...rest] = expectedPages(
            ids.map((id, index) => {
              const { organizationId = '', createdAt = new Date(0) } = rows[index] ?? {}
              const sample = samples[index]
              const rank = sample ? (ranks[order]?.(sample) ?? 0) : 0
              return { id, organizationId, createdAt, isStale: sample?.isStale ?? false, rank }
            }),
          )
          const path = pathOf({ order, near: 'Baltimore, MD', within: 'state' })
          const pages = await fetchPages(server.openClient(), path, async () => {
            await insertProjects(server.database.db, [
              {
                organizationId: organizations[0] ?? '',
                title: 'Published meanwhile',
                isRemote: false,
                location: 'Baltimore, MD',
                applicationDeadline: today,
                createdAt: minutesAgo(-1),
              },
            ])
          })
          expect(pages[0]).toEqual(expected)
          expect(pages.flat().filter((id) => ids.includes(id))).toEqual([...expected, ...rest.flat()])
          expect(new Set(pages.flat()).size).toBe(pages.flat().length)
        },
      ),
      { numRuns: 40, seed: 24 },
    )
  })

  test('refuses the cursor of another order', async () => {
    const organizations = await insertOrganizations(server.database.db, 13)
    await insertByAge(
      server.database.db,
      organizations.map((organizationId) => ({ organizationId, isRemote: false, location: 'Towson, MD' })),
    )
    const client = server.openClient()
    const near = { near: 'Towson, MD' }
    for (const order of ['newest', 'match', 'nearest', 'deadline']) {
      const { next, total, ids } = await fetchPage(client, pathOf({ ...near, order }))
      expect([ids.length, total]).toEqual([12, '13'])
      const cursor = new URL(next ?? '', 'http://localhost').searchParams.get('cursor') ?? ''
      const other = order === 'newest' ? 'deadline' : 'newest'
      expect(await client.get(pathOf({ ...near, order: other, cursor }))).toMatchObject({
        status: 400,
        body: { code: 'bad_cursor' },
      })
      expect((await fetchPage(client, next ?? '')).ids).toHaveLength(1)
    }
  })
})

test('volunteers get their best matches first on every page, everyone else the newest', async () => {
  const organizations = await insertOrganizations(server.database.db, 30)
  const ids = await insertByAge(
    server.database.db,
    organizations.map((organizationId, index) => ({
      organizationId,
      requiredSkills: index % 3 === 2 ? ['Grant Writing'] : ['Welding'],
      skillIds: index % 3 === 2 ? ['grant-writing'] : ['custom:welding'],
      title: index % 3 === 2 ? 'Write a grant' : 'Weld a fence',
      causeAreas: ['Education'],
    })),
  )
  const path = pathOf({ order: 'match' })
  expect((await fetchPages(server.openClient(), path)).flat()).toEqual(ids)
  const volunteer = await aVolunteer(server)
  const form = { ...volunteerProfileForm(), skills: ['Grant Writing'] }
  expectSuccess(await volunteer.client.post('/api/volunteer-profile', form))
  const pages = await fetchPages(volunteer.client, path)
  expect(pages.flat().toSorted()).toEqual(ids.toSorted())
  expect(pages.flat().slice(0, 10)).toEqual(ids.filter((_, index) => index % 3 === 2))
  const { body } = await volunteer.client.get(path)
  const scores: number[] = body.map(({ matchScore }: { matchScore: number }) => matchScore)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
})
