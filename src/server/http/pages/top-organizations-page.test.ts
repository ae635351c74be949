import { beforeAll, expect, test } from 'vitest'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganizationWithHistory, rankOnly } from '#tests/support/scenarios/rankings.ts'

const server = useServer()
const open = async (path: string) => {
  const response = await server.openClient().send(path, {})
  return { status: response.status, html: await response.text() }
}

beforeAll(() =>
  rankOnly(server.database.db, async () => {
    await anOrganizationWithHistory(server.database.db, { name: 'Harbor Light Shelter' }, { ratings: [5, 5] })
    await anOrganizationWithHistory(server.database.db, { name: 'Green Food Pantry' })
  }),
)

test('the top organizations page is rendered for everyone, with the filters of its address', async () => {
  const { status, html } = await open('/top-organizations?sort=projects')
  expect(status).toBe(200)
  expect(html).toContain('<title>Top-Rated Organizations · Bridge Collective</title>')
  expect(html).toMatch(/<meta property="og:title" content="Top-Rated Organizations/)
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/top-organizations"/)
  expect(html.indexOf('Harbor Light Shelter')).toBeLessThan(html.indexOf('Green Food Pantry'))
  expect((await open('/top-organizations?search=pantry')).html).not.toContain('Harbor Light Shelter')
  expect((await open('/top-organizations?filter=gold-tier')).html).toContain('No Organizations Found')
})

test('the sitemap lists the top organizations page', async () => {
  expect((await open('/sitemap.xml')).html).toContain('/top-organizations</loc>')
})
