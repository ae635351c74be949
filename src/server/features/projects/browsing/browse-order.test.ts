import { beforeEach, describe, expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { fetchPage, fetchPages } from '#tests/support/checks/pages.ts'
import {
  insertByAge,
  insertOrganizations,
  postedLast,
  staleListing,
} from '#tests/support/scenarios/listings.ts'
import {
  aVolunteer,
  anOrganization,
  expectSuccess,
  insertOrganization,
} from '#tests/support/scenarios/scenario.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { useServer } from '#tests/support/running/server.ts'
import { emptyProjects } from '#tests/support/scenarios/empty-projects.ts'

const clock = { at: postedLast }
const server = useServer({ now: () => new Date(clock.at) })

beforeEach(async () => {
  // Counts are cached for ten seconds.
  clock.at += 20_000
  await emptyProjects(server.database.pool)
})

/** As long as a description has to be. */
const describeWork = (text: string) => `${text} In a first call we show you everything that we have.`

type Query = Record<string, string>
const pathOf = (query: Query) => `${listProjects.path}?${new URLSearchParams({ order: 'newest', ...query })}`
const fetchAllPages = (query: Query) => fetchPages(server.openClient(), pathOf(query))
const insertRows = (rows: Parameters<typeof insertByAge>[1]) => insertByAge(server.database.db, rows)

async function fetchTitles(query: Query): Promise<string[]> {
  const { body } = await server.openClient().get(pathOf(query))
  return body.map(({ title }: { title: string }) => title)
}

describe('the first page of browsing', () => {
  test('has at most two projects of one organization, and the others follow', async () => {
    const [many = '', ...others] = await insertOrganizations(server.database.db, 12)
    const ids = await insertRows([
      ...Array.from({ length: 60 }, () => ({ organizationId: many })),
      ...others.map((organizationId) => ({ organizationId })),
    ])
    const pages = await fetchAllPages({})
    expect(pages[0]).toEqual([...ids.slice(0, 2), ...ids.slice(60, 70)])
    expect(pages[1]).toEqual(ids.slice(2, 14))
    expect(pages.flat().slice(12)).toEqual([...ids.slice(2, 60), ids[70]])
  })

  test('shows no project again on the third page', async () => {
    const [many = '', ...others] = await insertOrganizations(server.database.db, 12)
    const ids = await insertRows([
      ...Array.from({ length: 14 }, () => ({ organizationId: many })),
      ...others.map((organizationId) => ({ organizationId })),
    ])
    expect(await fetchAllPages({})).toEqual([
      [...ids.slice(0, 2), ...ids.slice(14, 24)],
      ids.slice(2, 14),
      ids.slice(24),
    ])
  })

  test('has more of one organization if it is filtered by it, or if there are no others', async () => {
    const [organizationId = '', other = ''] = await insertOrganizations(server.database.db, 2)
    const ids = await insertRows([
      ...Array.from({ length: 14 }, () => ({ organizationId })),
      { organizationId: other },
    ])
    expect(await fetchAllPages({ organizationId })).toEqual([ids.slice(0, 12), ids.slice(12, 14)])
    expect(await fetchAllPages({})).toEqual([
      [...ids.slice(0, 2), ids[14], ...ids.slice(2, 11)],
      ids.slice(11, 14),
    ])
  })

  test('counts all results, and the documented list stays newest first', async () => {
    const [many = '', other = ''] = await insertOrganizations(server.database.db, 2)
    const ids = await insertRows([
      { organizationId: other, ...staleListing() },
      ...Array.from({ length: 13 }, () => ({ organizationId: many })),
    ])
    expect((await fetchPage(server.openClient(), pathOf({}))).total).toBe('14')
    expect((await fetchPages(server.openClient(), listProjects.path)).flat()).toEqual(ids)
  })
})

describe('stale imports', () => {
  test('come last and say so, whatever they match', async () => {
    const [first = '', second = ''] = await insertOrganizations(server.database.db, 2)
    await insertRows([
      { organizationId: first, title: 'An accountant in 2012', ...staleListing() },
      { organizationId: first, title: 'Posters that thank our accountant' },
      {
        organizationId: second,
        title: 'Passed last month',
        ...staleListing(),
        applicationDeadline: '2026-04-13',
      },
      { organizationId: second, title: 'A deadline that counts', applicationDeadline: '2026-06-01' },
    ])
    expect(await fetchTitles({})).toEqual([
      'Posters that thank our accountant',
      'Passed last month',
      'A deadline that counts',
      'An accountant in 2012',
    ])
    expect(await fetchTitles({ search: 'accountant', order: 'relevance' })).toEqual([
      'Posters that thank our accountant',
      'An accountant in 2012',
    ])
    const { body } = await server.openClient().get(pathOf({}))
    expect(body.map(({ isStale }: { isStale: boolean }) => isStale)).toEqual([false, false, false, true])
  })
})

describe('a search by relevance', () => {
  const jobs = [
    {
      title: 'Social media for our spring appeal',
      description: 'Plan posts for a month. Receipts for ads go to our accountant, who does the accounting.',
      requiredSkills: ['Social Media'],
    },
    {
      title: 'Photograph a fundraiser',
      description: 'Invoices go to our accountant.',
      requiredSkills: ['Photography'],
    },
    {
      title: 'Monthly close',
      description: 'Reconcile two accounts each month.',
      requiredSkills: ['Accounting'],
    },
    {
      title: 'Bookkeeping catch-up before our first audit',
      description: 'Nine months of receipts.',
      requiredSkills: ['Excel'],
    },
    { title: 'Volunteer accountant', description: 'Prepare our Form 990.', requiredSkills: ['Excel'] },
  ]

  test('lists an accounting job before a social media job that mentions an accountant', async () => {
    const organizations = await insertOrganizations(server.database.db, jobs.length)
    await insertRows(
      jobs.map((job, index) => ({
        ...job,
        description: describeWork(job.description),
        organizationId: organizations[index] ?? '',
      })),
    )
    expect(await fetchTitles({ search: 'accountant', order: 'relevance' })).toEqual([
      'Volunteer accountant',
      'Bookkeeping catch-up before our first audit',
      'Monthly close',
      'Social media for our spring appeal',
      'Photograph a fundraiser',
    ])
    expect((await fetchTitles({ search: 'accountant' }))[0]).toBe('Social media for our spring appeal')
  })

  test('lists another word of the same stem in a title after what the searched word means', async () => {
    const organizations = await insertOrganizations(server.database.db, 5)
    const titles = [
      ['Close two accounts', 'Excel'],
      ['Help with our Form 990', 'Accounting'],
      ['Thank our accountants', 'Excel'],
      ['An app for young string players', 'Web Development'],
      ['Bookkeeping for a choir', 'Excel'],
    ] as const
    await insertRows(
      titles.map(([title, skill], index) => ({
        title,
        requiredSkills: [skill],
        description: describeWork('No accounts, no advertisements.'),
        organizationId: organizations[index] ?? '',
      })),
    )
    const found = await fetchTitles({ search: 'accountant', order: 'relevance' })
    expect(found[0]).toBe('Thank our accountants')
    expect(found.slice(1, 3).toSorted()).toEqual(['Bookkeeping for a choir', 'Help with our Form 990'])
    expect(found.slice(3)).toEqual(['Close two accounts', 'An app for young string players'])
    // Other endings of the same word, accents and words that mean nothing change nothing.
    for (const search of ['accountants', 'the accountant', 'Áccountant'])
      expect((await fetchTitles({ search, order: 'relevance' }))[0]).toBe('Thank our accountants')
  })

  test('does not take the name of an organization for the title of its projects', async () => {
    const [other = ''] = await insertOrganizations(server.database.db, 1)
    const organizationId = await insertOrganization(server.database.db, { name: 'Accountants for Good' })
    await insertRows([
      { organizationId, title: 'Run our social media', requiredSkills: ['Social Media'] },
      { organizationId: other, title: 'Monthly close', requiredSkills: ['Accounting'] },
      { organizationId: other, title: 'Thank our accountants' },
    ])
    expect(await fetchTitles({ search: 'accountants', order: 'relevance' })).toEqual([
      'Thank our accountants',
      'Monthly close',
      'Run our social media',
    ])
  })

  test('finds the forms of a word in the language of a title', async () => {
    const organizations = await insertOrganizations(server.database.db, 2)
    await insertRows([
      {
        organizationId: organizations[0] ?? '',
        title: 'Traducir una carta',
        description: describeWork('Para contadores.'),
        language: 'es',
      },
      { organizationId: organizations[1] ?? '', title: 'Un contador para el año', language: 'es' },
    ])
    expect(await fetchTitles({ search: 'contadores', order: 'relevance' })).toEqual([
      'Un contador para el año',
      'Traducir una carta',
    ])
  })

  test('without a word that can be searched finds nothing, and without a search is newest first', async () => {
    const [organizationId = ''] = await insertOrganizations(server.database.db, 1)
    const ids = await insertRows([{ organizationId }, { organizationId }])
    expect(await fetchAllPages({ search: 'the', order: 'relevance' })).toEqual([[]])
    expect(await fetchAllPages({ order: 'relevance' })).toEqual([ids])
  })
})

describe('the match of a listed project', () => {
  test('is the score of its page for volunteers, and null for others', async () => {
    const owner = await anOrganization(server)
    const volunteer = await aVolunteer(server)
    expectSuccess(
      await volunteer.client.post('/api/volunteer-profile', volunteerProfileForm({ skills: ['Accounting'] })),
    )
    const [id = ''] = await insertRows([
      { organizationId: owner.organizationId, requiredSkills: ['Accounting'] },
    ])
    const scoreFor = async (client: typeof owner.client) => (await client.get(pathOf({}))).body[0].matchScore
    const { body } = await volunteer.client.get(`/api/projects/${id}/match`)
    expect(await scoreFor(volunteer.client)).toBe(body['matchScore'])
    expect(body['matchScore']).toBeGreaterThan(0)
    expect([await scoreFor(owner.client), await scoreFor(server.openClient())]).toEqual([null, null])
    expect((await volunteer.client.get(listProjects.path)).body[0]).not.toHaveProperty('matchScore')
  })
})
