import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  insertOrganization,
  insertProjects,
} from '#tests/support/scenarios/scenario.ts'

import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()

type Row = Omit<Parameters<typeof insertProjects>[1][number], 'organizationId'>

/** Creates projects by title in a new organization and returns a function that finds the titles matching a query. */
async function stored(rows: Row[], organization: { name?: string } = {}) {
  const organizationId = await insertOrganization(server.database.db, organization)
  await insertProjects(
    server.database.db,
    rows.map((row) => ({ organizationId, ...row })),
  )
  return async (query: Record<string, string>) => {
    const { status, body, headers } = await server
      .openClient()
      .get(`/api/projects?${new URLSearchParams({ organizationId, ...query })}`)
    expect(status).toBe(200)
    const titles = body.map(({ title }: { title: string }) => title).toSorted()
    expect(headers.get('x-total-count')).toBe(String(titles.length))
    return titles
  }
}

test('leaves out projects that the reader has applied to, also from the total, if asked', async () => {
  const [owner, volunteer] = [await anOrganization(server), await aVolunteer(server)]
  const [applied, other] = [await aProject(owner), await aProject(owner)]
  await anApplication(volunteer, applied.id)
  const find = async (client: Client, query: Record<string, string>) => {
    const search = new URLSearchParams({ organizationId: owner.organizationId, ...query })
    const { body, headers } = await client.get(`/api/projects?${search}`)
    return { ids: body.map(({ id }: { id: string }) => id), total: headers.get('x-total-count') }
  }
  const both = { ids: [other.id, applied.id], total: '2' }
  for (const order of [{}, { order: 'newest' }]) {
    const asked = { notApplied: 'true', ...order }
    expect(await find(volunteer.client, asked)).toEqual({ ids: [other.id], total: '1' })
    expect(await find(volunteer.client, order)).toEqual(both)
    expect(await find(server.openClient(), asked)).toEqual(both)
  }
})

describe('the search', () => {
  test('covers title, organization, skills, causes, texts and place, but not contact instructions', async () => {
    const find = await stored(
      [
        {
          title: 'Heron',
          description: 'We count the egrets of the whole river, from the spring to the delta.',
          requiredSkills: ['Ibis Keeping'],
          causeAreas: ['Bittern Care'],
          deliverables: 'A table of all storks, year by year.',
          requirements: 'Own binoculars for spoonbills.',
          location: 'Craneville',
          contactInstructions: 'Ask for the flamingo.',
        },
      ],
      { name: 'Pelican Trust' },
    )
    for (const search of [
      'heron',
      'HERONS',
      'egret',
      'ibis',
      'bittern',
      'stork',
      'spoonbill',
      'craneville',
      'pelican',
    ]) {
      expect([search, await find({ search })]).toEqual([search, ['Heron']])
    }
    expect(await find({ search: 'flamingo' })).toEqual([])
    expect(await find({ search: 'heron pelican egrets' })).toEqual(['Heron'])
    expect(await find({ search: 'heron flamingo' })).toEqual([])
  })

  test('ignores accents in the query and in the text', async () => {
    const find = await stored([
      { title: 'Résumé workshop' },
      { title: 'Resume clinic' },
      { title: 'Crème brûlée' },
    ])
    for (const search of ['résumé', 'resume', 'RESUMES', 'Re\u0301sume\u0301']) {
      expect([search, await find({ search })]).toEqual([search, ['Resume clinic', 'Résumé workshop']])
    }
    expect(await find({ search: 'creme brulee' })).toEqual(['Crème brûlée'])
  })

  test('finds words in double quotes only if they are adjacent', async () => {
    const find = await stored([{ title: 'Annual report design' }, { title: 'Report on annual giving' }])
    expect(await find({ search: 'annual report' })).toContain('Annual report design')
    expect(await find({ search: '"annual report"' })).toEqual(['Annual report design'])
    expect(await find({ search: '"report annual"' })).toEqual([])
  })

  test('finds the last word while it is still being typed', async () => {
    const find = await stored([{ title: 'Grant proposals' }])
    for (const search of ['gran', 'grant', 'grant propo', 'proposal'])
      expect(await find({ search })).toEqual(['Grant proposals'])
    expect(await find({ search: 'rant' })).toEqual([])
  })

  test('finds synonyms', async () => {
    const find = await stored([
      { title: 'Contract review', requiredSkills: ['Legal Services'] },
      { title: 'Hiring handbook', requiredSkills: ['HR/Recruiting'] },
      { title: 'New mark', requiredSkills: ['Graphic Design'] },
    ])
    for (const search of ['Legal', 'legal consulting'])
      expect(await find({ search })).toEqual(['Contract review'])
    for (const search of ['HR', 'human resources', 'recruiting'])
      expect(await find({ search })).toEqual(['Hiring handbook'])
  })

  test('finds nothing without a searchable word, and does not filter if empty', async () => {
    const find = await stored([{ title: 'Anything' }])
    for (const search of ['%', '_', "'", '""', ':*', '&|!', '\\', '🦄', '%%%'])
      expect([search, await find({ search })]).toEqual([search, []])
    for (const search of ['', '   ']) expect(await find({ search })).toEqual(['Anything'])
  })
})

describe('a filter', () => {
  test('by skill finds every name of it, required or preferred, and any of several', async () => {
    const find = await stored([
      { title: 'Lawyer', requiredSkills: ['Legal Consulting'] },
      { title: 'Recruiter', requiredSkills: ['Research'], preferredSkills: ['HR/Recruiting'] },
      { title: 'Urban', requiredSkills: ['Beekeeping, urban'] },
      { title: 'Hives', requiredSkills: ['Bee Keeping'] },
    ])
    expect(await find({ skills: 'Legal' })).toEqual(['Lawyer'])
    expect(await find({ skills: 'HR' })).toEqual(['Recruiter'])
    expect(await find({ skills: 'HR,Legal,Nothing' })).toEqual(['Lawyer', 'Recruiter'])
    expect(await find({ skills: 'beekeeping' })).toEqual(['Hives'])
    expect(await find({ skills: 'Nothing' })).toEqual([])
    expect(await find({ skills: ' , ' })).toHaveLength(4)
  })

  test('by cause finds every name of it', async () => {
    const find = await stored([
      { title: 'Clinic', causeAreas: ['Healthcare'] },
      { title: 'Veterans', causeAreas: ['Veterans Affairs'] },
      { title: 'Other', causeAreas: ['Our own cause'] },
    ])
    expect(await find({ causeAreas: 'Health' })).toEqual(['Clinic'])
    expect(await find({ causeAreas: 'Health,our OWN cause' })).toEqual(['Clinic', 'Other'])
    expect(await find({ causeAreas: '\u0301' })).toEqual([])
  })

  test('by hours finds projects with at most that many, and 40 or more means any', async () => {
    const find = await stored([
      { title: '5 hours', timeCommitment: 5 },
      { title: '10 hours', timeCommitment: 10 },
      { title: '40 hours', timeCommitment: 40 },
      { title: 'unstated', timeCommitment: null, externalId: 'unstated', importedAt: new Date() },
    ])
    expect(await find({ timeCommitment: '5' })).toEqual(['5 hours'])
    expect(await find({ timeCommitment: '10' })).toEqual(['10 hours', '5 hours'])
    expect(await find({ timeCommitment: '39' })).toEqual(['10 hours', '5 hours'])
    for (const timeCommitment of ['40', '41', '168']) expect(await find({ timeCommitment })).toHaveLength(4)
  })

  test('combines with the search and other filters', async () => {
    const find = await stored([
      { title: 'Both of them', requiredSkills: ['Legal'], causeAreas: ['Housing'] },
      { title: 'Skill only', requiredSkills: ['Legal'], causeAreas: ['Education'] },
      { title: 'Cause only', requiredSkills: ['Research'], causeAreas: ['Housing'] },
    ])
    expect(await find({ skills: 'Legal', causeAreas: 'Housing' })).toEqual(['Both of them'])
    expect(await find({ skills: 'Legal', causeAreas: 'Housing', search: 'cause' })).toEqual([])
  })
})

test('a project that was created by the form is found by its skill and cause immediately', async () => {
  const owner = await anOrganization(server)
  const { id } = await aProject(owner, { requiredSkills: ['Legal Services'], causeAreas: ['Animals'] })
  for (const query of ['skills=Legal', 'causeAreas=Animal+Welfare', 'search=legal']) {
    const { body } = await server
      .openClient()
      .get(`/api/projects?${query}&organizationId=${owner.organizationId}`)
    expect([query, body.map((each: { id: string }) => each.id)]).toEqual([query, [id]])
  }
})

test('no text in any filter causes a server error', async () => {
  const hostile = [
    "'",
    '"',
    ':*',
    '\\',
    '%',
    '&',
    '|',
    '!',
    '(',
    ')',
    '<->',
    '-',
    '/',
    '\u0301',
    '\u200B',
    'é',
    'ﬁ',
    'not',
    'the',
    'a:*b',
    '$1',
    '..',
    '😀',
    '\u{E0001}',
    'İ',
  ]
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(...hostile, 'x', ' ', ','), maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  const client = server.openClient()
  await fc.assert(
    fc.asyncProperty(text, text, text, async (search, skills, causeAreas) => {
      const { status } = await client.get(
        `/api/projects?${new URLSearchParams({ search, skills, causeAreas })}`,
      )
      expect([200, 400, 422]).toContain(status)
    }),
    {
      numRuns: 150,
      examples: [
        ["'; drop table projects; --", '', ''],
        [`"${'('.repeat(198)}`, "{a'}", '{}'],
        ['', '', '\u0301'],
      ],
    },
  )
})
