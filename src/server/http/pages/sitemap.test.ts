import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestCosts } from '#contract/costs.ts'
import { projects } from '#server/db/tables/projects.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { fitInto } from './sitemap.ts'

const publicUrl = 'http://volunteers.example.org'
let time = Date.now()
const server = useServer({
  env: { PUBLIC_URL: publicUrl, INSECURE_COOKIES: '1', LIMIT_REQUESTS: '20/10s' },
  now: () => new Date(time),
})

test('the sitemap lists every published project and no other', async () => {
  const owner = await anOrganization(server)
  const [shown, removed] = [await aProject(owner), await aProject(owner)]
  await server.database.db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, removed.id))
  const { headers, body } = await server.openClient().get('/sitemap.xml')
  expect(headers.get('content-type')).toContain('application/xml')
  for (const path of ['/', '/browse', '/legal/terms', '/legal/privacy', `/project/${shown.id}`]) {
    expect(body).toContain(`<loc>${publicUrl}${path}</loc>`)
  }
  expect(body).not.toContain(removed.id)
  const robots = await server.openClient().get('/robots.txt')
  expect(robots.body).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`)
})

test('the sitemap is built once for five minutes', async () => {
  time += 300_000
  const read = async () => (await server.openClient().get('/sitemap.xml')).body
  const before = await read()
  const { id } = await aProject(await anOrganization(server))
  time += 299_999
  expect(await read()).toBe(before)
  time += 1
  expect(await read()).toContain(`/project/${id}`)
})

test.each(['/sitemap.xml', '/api/openapi.json', '/api/docs'])(
  '%s counts as a page for its address',
  async (path) => {
    time += 10_000
    const statuses: number[] = []
    for (let call = 0; call <= 20 / requestCosts.page; call += 1)
      statuses.push((await server.openClient().get(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  },
)

test('organizations and projects share the room of the sitemap, and one gets what the other leaves', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`)
  const fit = (organizations: number, projects: number) => {
    const listed = fitInto(9, { organizations: many(organizations), projects: many(projects) })
    return [listed.organizations.length, listed.projects.length]
  }
  expect(fit(3, 5)).toEqual([3, 5])
  expect(fit(9, 9)).toEqual([4, 5])
  expect(fit(2, 9)).toEqual([2, 7])
  expect(fit(9, 2)).toEqual([7, 2])
})
