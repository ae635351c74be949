import { describe, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** What is suggested for a search among these projects. */
async function suggest(search: string, query: { skills?: string; accepting?: 'true' } = {}) {
  const client = server.openClient()
  return expectSuccess(await client.call(countProjects, { query: { search, ...query } })).suggestion
}

describe('a search that finds nothing', () => {
  test('suggests the word of a title or a skill that is like the mistyped one', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [
      { organizationId, title: 'Volunteer Accountant for the canal', requiredSkills: ['Fundraising'] },
      { organizationId, title: 'Trellises', requiredSkills: ['Graphic Design'] },
      { organizationId, title: 'A closed bakery', status: 'completed' },
      { organizationId, title: 'Drafts of a marimba', visibility: 'draft' },
    ])
    expect(await suggest('acountant')).toBe('accountant')
    expect(await suggest('Acountant canal')).toBe('accountant canal')
    expect(await suggest('trelises')).toBe('trellises')
    expect(await suggest('grapihc desing')).toBe('graphic design')
    // What it finds is among the filters, and public.
    expect(await suggest('acountant', { skills: 'Legal' })).toBeNull()
    expect(await suggest('bakrey')).toBe('bakery')
    expect(await suggest('bakrey', { accepting: 'true' })).toBeNull()
    expect(await suggest('marimbas')).toBeNull()
  })

  test('suggests the most similar word, however many titles have others like it', async () => {
    const organizationId = await insertOrganization(server.database.db)
    const others = Array.from({ length: 60 }, () => ({ organizationId, title: 'Community strategy' }))
    await insertProjects(server.database.db, [
      ...others,
      { organizationId, title: 'Head of communication with neighbors' },
    ])
    expect(await suggest('comunication')).toBe('communication')
    expect(await suggest('comunication with neighbors')).toBe('communication with neighbors')
  })

  test('replaces only words that no project has, and at most two', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [
      { organizationId, title: 'Pottery and watercolor classes', requiredSkills: ['Fundraising'] },
      { organizationId, title: 'A poetry evening', requiredSkills: ['Legal'] },
    ])
    // Only the filter excludes what the word finds.
    expect(await suggest('pottery', { skills: 'Legal' })).toBeNull()
    expect(await suggest('potery watercolr clases')).toBeNull()
    expect(await suggest('potery watercolr')).toBe('pottery watercolor')
  })

  test('suggests nothing if it finds something, if nothing is like it, or if it is a sentence', async () => {
    const organizationId = await insertOrganization(server.database.db)
    await insertProjects(server.database.db, [{ organizationId, title: 'Saxophone lessons for otters' }])
    expect(await suggest('saxophone')).toBeNull()
    expect(await suggest('zzzzqqqq')).toBeNull()
    expect(await suggest('%')).toBeNull()
    expect(await suggest('saxofone lesons for all the otters here')).toBeNull()
    expect(await suggest('saxophome')).toBe('saxophone')
  })
})
