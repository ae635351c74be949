import { beforeAll, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ suggestionMs: 0 })

async function suggest(search: string) {
  const client = server.openClient()
  return expectSuccess(await client.call(countProjects, { query: { search } })).suggestion
}

beforeAll(async () => {
  const organizationId = await insertOrganization(server.database.db)
  await insertProjects(server.database.db, [
    { organizationId, title: 'Trellises around the marimba', requiredSkills: ['Graphic Design'] },
  ])
})

test('words of skills are found when no time is left to search titles', async () => {
  expect(await suggest('grapihc desing')).toBe('graphic design')
  expect(await suggest('trelises')).toBeNull()
})
