import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { projects } from '#server/db/tables/projects.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const clock = { at: Date.now() }
const server = useServer({ now: () => new Date(clock.at), env: { PAGE_CACHE_MS: '1000' } })

/** The data of a page, as the document contains it. */
async function open(path: string, client: Client = server.openClient()) {
  const html = await (await client.send(path, {})).text()
  const [, data = ''] = /id="initial-data"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const nonce = /<style nonce="([^"]+)"/.exec(html)?.[1]
  return { ...JSON.parse(data), nonce, html }
}

/** Opens a page a little later and returns when it was rendered. */
async function renderedAt(path: string, client?: Client): Promise<number> {
  clock.at += 10
  return (await open(path, client)).rendered.at
}

beforeEach(() => {
  clock.at += 60_000
})

describe('a page that was rendered for a visitor', () => {
  test('a rendered page is reused for a second, each time with a new nonce', async () => {
    const first = await open('/browse')
    clock.at += 999
    const second = await open('/browse')
    expect([second.rendered, second.user]).toEqual([first.rendered, null])
    expect(second.nonce).not.toBe(first.nonce)
    clock.at += 1
    expect((await open('/browse')).rendered.at).toBe(first.rendered.at + 1000)
  })

  test('a page is rendered once for visitors who request it at the same time', async () => {
    const pages = await Promise.all(
      Array.from({ length: 8 }, async () => {
        clock.at += 1
        return open('/top-organizations')
      }),
    )
    expect(new Set(pages.map(({ rendered }) => rendered.at)).size).toBe(1)
  })

  test('a page is rendered separately for another query', async () => {
    const all = await renderedAt('/browse')
    expect(await renderedAt('/browse?search=garden')).toBeGreaterThan(all)
    expect(await renderedAt('/browse')).toBe(all)
  })

  test('a cached page is never sent to a signed-in person, nor their page to a visitor', async () => {
    const { client } = await aVolunteer(server)
    const visitors = await renderedAt('/browse')
    const own = await open('/browse', client)
    expect(own.user).not.toBeNull()
    expect(own.rendered.at).toBeGreaterThanOrEqual(visitors)
    expect(await renderedAt('/browse', client)).toBeGreaterThan(visitors)
    const next = await open('/browse')
    expect([next.user, next.rendered.at]).toEqual([null, visitors])
  })

  test('a cached page is dropped before this process answers a write', async () => {
    const organization = await anOrganization(server)
    const before = await renderedAt('/browse')
    await aProject(organization, { title: 'Sort the seed library' })
    clock.at += 10
    const after = await open('/browse')
    expect(after.rendered.at).toBeGreaterThan(before)
    expect(after.html).toContain('Sort the seed library')
  })

  test('a cached page is dropped when another process changes a project', async () => {
    const { id } = await aProject(await anOrganization(server), { title: 'Paint the boat shed' })
    const path = `/project/${id}`
    const before = await renderedAt(path)
    expect(await renderedAt(path)).toBe(before)
    await server.database.db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, id))
    const statusOf = async () => (await server.openClient().send(path, {})).status
    await expect.poll(statusOf).toBe(410)
  })
})
