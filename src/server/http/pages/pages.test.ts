import { Writable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { projects } from '#server/db/tables/projects.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString())
    done()
  },
})
const publicUrl = 'http://volunteers.example.org'
const server = useServer({ env: { PUBLIC_URL: publicUrl, INSECURE_COOKIES: '1', LOG_LEVEL: 'error' }, logTo })

/** A page as someone without JavaScript gets it. */
async function open(path: string, client = server.openClient()) {
  const response = await client.send(path, {})
  const { status, headers } = response
  const html = await response.text()
  const [, markup = ''] = /<div id="root">([\s\S]*)<\/div>\s*(?=<script|<noscript)/.exec(html) ?? []
  const [, data = ''] = /id="initial-data"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]
  return {
    status,
    headers,
    html,
    markup,
    data: JSON.parse(data),
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    ogTitle: find(/<meta property="og:title" content="([^"]*)"/),
    ogUrl: find(/<meta property="og:url" content="([^"]*)"/),
  }
}

const remove = (id: string) =>
  server.database.db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, id))

// The first render loads the modules of the screens, which is slow on a slow machine.
beforeAll(async () => {
  // Featured projects are cached for ten seconds, so this one must exist before they are first loaded.
  await aProject(await anOrganization(server), { title: 'Paint the boat house' })
  for (const path of ['/', '/browse', '/project/none']) await open(path)
})

describe('a page without JavaScript', () => {
  test('/ explains the product and shows an open project', async () => {
    const page = await open('/')
    expect(page).toMatchObject({
      status: 200,
      title: 'Bridge Collective',
      ogTitle: 'Bridge Collective',
      canonical: `${publicUrl}/`,
      ogUrl: `${publicUrl}/`,
      description: expect.stringContaining('skilled volunteers'),
    })
    expect(page.markup).toContain('Unlocking the power of skilled volunteers for greater impact.')
    expect(page.markup).toContain('Paint the boat house')
    expect(page.markup).not.toContain('needs JavaScript')
  })

  test('/home shows a visitor open projects and the skills they need', async () => {
    const page = await open('/home')
    expect(page).toMatchObject({
      status: 200,
      title: 'Home · Bridge Collective',
      canonical: `${publicUrl}/home`,
    })
    expect(page.markup).toContain('Paint the boat house')
    expect(page.markup).toContain('Trending Skills')
  })

  test.each(['/browse', '/browse-projects'])('%s lists the results of its filters', async (path) => {
    const owner = await anOrganization(server)
    const found = await aProject(owner, { title: 'A kettle of zebras' })
    const other = await aProject(owner)
    const page = await open(`${path}?search=kettle`)
    expect(page).toMatchObject({
      status: 200,
      title: 'Browse Projects · Bridge Collective',
      canonical: `${publicUrl}/browse`,
    })
    expect(page.markup).toContain(`href="/projects/${found.id}"`)
    expect(page.markup).toContain('value="kettle"')
    expect(page.markup).not.toContain(other.title)
  })

  test.each(['/project/', '/projects/'])('%s{id} shows the project', async (path) => {
    const project = await aProject(await anOrganization(server))
    const page = await open(`${path}${project.id}`)
    expect(page).toMatchObject({
      status: 200,
      title: `${project.title} · Bridge Collective`,
      ogTitle: `${project.title} · Bridge Collective`,
      description: project.description,
      canonical: `${publicUrl}/project/${project.id}`,
    })
    for (const text of [project.title, project.description, 'Sign In to Apply']) {
      expect(page.markup).toContain(text)
    }
  })

  test('a page contains its data and styles, no style attribute, and no script that the policy does not allow', async () => {
    const { id } = await aProject(await anOrganization(server))
    for (const path of ['/', '/browse', `/project/${id}`, '/nowhere']) {
      const { html, markup, data, headers } = await open(path)
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '') ?? []
      expect(headers.get('cache-control')).toBe('no-store')
      expect(html).not.toContain('__NONCE__')
      expect(html).toContain(`<style nonce="${nonce}">`)
      expect(markup).not.toMatch(/\sstyle=|<script/)
      expect(data.rendered).toMatchObject({ at: expect.any(Number), answers: { queries: expect.any(Array) } })
      const scripts = html.match(/<script[^>]*>/g) ?? []
      expect(scripts.every((tag) => / src="\/|type="application\/json"/.test(tag))).toBe(true)
    }
  })
})

test('legal texts are rendered for everyone, and an unknown legal text is not found', async () => {
  const page = await open('/legal/terms')
  expect(page).toMatchObject({ status: 200, title: 'Terms of Use · Bridge Collective' })
  expect(page.markup).toContain('What volunteers can expect')
  expect((await open('/legal/nothing')).status).toBe(404)
})

test('a page has the theme chosen on the device before the first paint, and no other', async () => {
  for (const [theme, root] of [
    ['dark', '<html lang="en" dir="ltr" data-theme="dark">'],
    ['light', '<html lang="en" dir="ltr" data-theme="light">'],
    ['system', '<html lang="en" dir="ltr">'],
    ['"><script>', '<html lang="en" dir="ltr">'],
  ] as const) {
    const headers = { cookie: `bridgeCollective_theme=${encodeURIComponent(theme)}` }
    const html = await (await server.openClient().send('/browse', { headers })).text()
    expect(html).toContain(root)
  }
})

test('a page is sent compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await server
      .openClient()
      .send('/browse', { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding)
    expect(headers.get('vary')).toContain('accept-encoding')
  }
})

test('a page immediately requests code and texts of its screen, and no style sheet besides the inlined one', async () => {
  const { id } = await aProject(await anOrganization(server))
  const { client } = await aVolunteer(server)
  for (const [path, screen, reader] of [
    ['/', 'home'],
    ['/browse', 'browse'],
    [`/project/${id}`, 'project'],
    // Rendered by the browser.
    ['/applications?tab=mine', 'applications', client],
  ] as const) {
    const { html } = await open(path, reader)
    const requested = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    const isScreens = new RegExp(`^/assets/${screen}-[\\w-]{8}\\.js$`)
    expect(requested.filter((href = '') => isScreens.test(href))).toHaveLength(2)
    expect(new Set(requested).size).toBe(requested.length)
    expect(html).not.toContain('rel="stylesheet"')
  }
})

describe('an address without a page', () => {
  test.each(['/nowhere', '/nothing.ico', '/project'])('%s is answered with 404', async (path) => {
    const page = await open(path)
    expect(page).toMatchObject({
      status: 404,
      title: 'Page not found · Bridge Collective',
      canonical: undefined,
    })
    expect(page.markup).toContain('Check the address for typos')
  })

  test.each(['nothing', '11111111-1111-4111-8111-111111111111', '%00', "'--"])(
    'a project address with the id %j is answered with 404',
    async (id) => {
      const page = await open(`/project/${id}`)
      expect(page).toMatchObject({ status: 404, title: 'Project Not Found · Bridge Collective' })
      expect(page.markup).toContain('Project Not Found')
    },
  )

  test('the address of a removed project is answered with 410, also for signed-in people', async () => {
    const { id } = await aProject(await anOrganization(server))
    await remove(id)
    const { client } = await aVolunteer(server)
    for (const page of [await open(`/project/${id}`), await open(`/projects/${id}`, client)]) {
      expect(page).toMatchObject({ status: 410, title: 'This project was removed · Bridge Collective' })
      expect(page.markup).toContain('This project was removed')
      expect(page.markup).not.toContain('Project Not Found')
    }
  })
})

test('user text stays text in the page, its head and its data', async () => {
  const title = `</script><script>alert(1)</script>"'><!--page-->__NONCE__ $& &lt;`
  const project = await aProject(await anOrganization(server), { title })
  for (const path of [`/project/${project.id}`, '/browse']) {
    const { html, data } = await open(path)
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html).toContain('__NONCE__ $&amp; &amp;lt;')
    expect(JSON.stringify(data)).toContain(JSON.stringify(title).slice(1, -1))
  }
})

const shell = { status: 200, markup: expect.stringContaining('Loading...') }

describe('a signed-in visitor', () => {
  test('a signed-in visitor gets their own view of a project', async () => {
    const project = await aProject(await anOrganization(server))
    const { client, user } = await aVolunteer(server)
    const page = await open(`/project/${project.id}`, client)
    expect(page.data.user.id).toBe(user.id)
    expect(page.markup).toContain('Apply Now')
    expect(page.markup).toContain(user.lastName)
    expect(page.markup).not.toContain('Sign In')
  })

  test.each(['/dashboard', '/messages'])(
    'a signed-in visitor gets a shell without their name if the browser renders %s',
    async (path) => {
      const { client, user } = await aVolunteer(server)
      const page = await open(path, client)
      expect(page).toMatchObject({ ...shell, data: { user: { id: user.id }, rendered: null } })
      expect(page.markup).not.toContain(user.lastName)
    },
  )
})

test('a page whose data cannot be loaded is left to the browser, and the log says why', async () => {
  lines.length = 0
  await server.database.db.execute(sql`alter table projects rename to projects_elsewhere`)
  const page = await open('/browse')
  await server.database.db.execute(sql`alter table projects_elsewhere rename to projects`)
  expect(page).toMatchObject({ ...shell, data: { rendered: null } })
  expect(lines.some((line) => line.includes('could not render a page'))).toBe(true)
})
