import { beforeAll, expect, test } from 'vitest'
import { countProjects } from '#contract/projects/facets.ts'
import { expectSuccess, insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const suggestionMs = 1000
const server = useServer({ suggestionMs })

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

/** While titles cannot be searched: another transaction keeps the table. */
async function whileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin; lock table projects in access exclusive mode')
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('two mistyped words wait for slow titles once, and words of skills are found', async () => {
  await whileLocked(async () => {
    const began = performance.now()
    expect(await suggest('grapihc desing')).toBe('graphic design')
    const took = performance.now() - began
    expect(took).toBeGreaterThan(0.9 * suggestionMs)
    // Without a common limit, two looks for each word take four times as long.
    expect(took).toBeLessThan(3 * suggestionMs)
  })
})

test('a word that was not found because titles were slow is looked for again', async () => {
  await whileLocked(async () => expect(await suggest('trelises')).toBeNull())
  expect(await suggest('trelises')).toBe('trellises')
})
