import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { projects } from '#server/db/tables/projects.ts'
import { anOrganization, aProject } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const publicUrl = 'http://volunteers.example.org'
const server = useServer({ env: { PUBLIC_URL: publicUrl, INSECURE_COOKIES: '1' } })

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
