import { expect, test } from 'vitest'
import { helpTopics } from '#contract/help/help.ts'
import { reviewEditHours } from '#domain/reviews/reviews.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const open = async (path: string) => {
  const response = await server.openClient().send(path, {})
  return { status: response.status, html: await response.text() }
}

test('help pages are rendered for everyone, with the numbers of their rules', async () => {
  const contents = await open('/help')
  expect(contents.status).toBe(200)
  for (const topic of helpTopics) expect(contents.html).toContain(`href="/help/${topic}"`)
  const { status, html } = await open('/help/reviews')
  expect(status).toBe(200)
  expect(html).toContain('<title>How reviews work · Bridge Collective</title>')
  expect(html).toContain(`for ${reviewEditHours} hours`)
})

test('an unknown help topic is not found', async () => {
  expect((await open('/help/nothing')).status).toBe(404)
})

test('the sitemap lists the help pages', async () => {
  const { html } = await open('/sitemap.xml')
  for (const path of ['/help', '/help/lists']) expect(html).toContain(`${path}</loc>`)
})
