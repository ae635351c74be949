import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { changeSite, getSiteSettings, removeSiteLogo, uploadSiteLogo } from '#contract/site/site.ts'
import type { SiteChangeInput } from '#contract/site/site.ts'
import { addressOfIcon } from '#domain/site/icon-address.ts'
import { isSiteIconName, siteIcons, type SiteIconName } from '#domain/site/icons.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { PAGE_CACHE_MS: '1000' } })
const emails = useEmails(server)
const { rows: query } = server

/** As another process writes it. */
const writeElsewhere = (column: string, value: unknown) =>
  query(`update site_settings set ${column} = $1, version = version + 1`, value)

afterEach(() =>
  query(`update site_settings set name = null, hero_title = null, accent = null, contact_email = null, time_zone = null,
    country = null, footer_links = '[]', announcement = null, stories = '[]', logo = null`),
)

const fetchPage = async (path = '/') => (await server.openClient().send(path, {})).text()

async function change(client: Client, said: Omit<SiteChangeInput, 'version'>) {
  const { version } = expectSuccess(await client.call(getSiteSettings, {}))
  return client.call(changeSite, { body: { version, ...said } })
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('the settings of the site', () => {
  test('a new name is in the next page, the manifest, the API and the emails of this process', async () => {
    const { client } = await anAdministrator(server)
    expect(expectSuccess(await change(client, { name: 'Leeds Helps' }))).toMatchObject({
      name: 'Leeds Helps',
    })
    const page = await fetchPage()
    expect(page).toContain('<title>Leeds Helps</title>')
    expect(page).not.toContain('Bridge Collective')
    const manifest = await server.openClient().send('/manifest.webmanifest', {})
    expect(await manifest.json()).toMatchObject({ name: 'Leeds Helps', short_name: 'Leeds Helps' })
    expect((await server.openClient().get('/api/openapi.json')).body).toMatchObject({
      info: { title: 'Leeds Helps' },
    })
    const { email } = await aVolunteer(server)
    await emails.work()
    const received = await emails.findEmail(email, 'Verify your email')
    expect(received?.text).toContain('Welcome to Leeds Helps!')
    expect(received?.text).not.toContain('Bridge Collective')
  })

  test('people and organizations that sign up without a time zone get that of the site', async () => {
    const { client } = await anAdministrator(server)
    expectSuccess(await change(client, { timeZone: 'Europe/London' }))
    const person = await anOrganization(server)
    expect((await person.client.get('/api/user')).body).toMatchObject({ timeZone: 'Europe/London' })
    const [zone] = await query('select time_zone from organizations where id = $1', person.organizationId)
    expect(zone).toEqual({ time_zone: 'Europe/London' })
  })

  test('a change that another process makes is in the pages of this one, too', async () => {
    await expect.poll(fetchPage).toContain('<title>Bridge Collective</title>')
    await writeElsewhere('name', 'Leeds Helps')
    await expect.poll(fetchPage).toContain('<title>Leeds Helps</title>')
  })

  test('the title of the start page, the links of the footer and the banner are in the page', async () => {
    const { client } = await anAdministrator(server)
    expectSuccess(
      await change(client, {
        heroTitle: 'Skills for Leeds',
        contactEmail: 'hello@leedshelps.example',
        footerLinks: [{ label: 'About us', url: 'https://leedshelps.example/about' }],
        announcement: { text: 'We moved to Park Row.', url: null, endsAt: inAnHour() },
      }),
    )
    const page = await fetchPage()
    for (const text of [
      'Skills for Leeds</h1>',
      'href="https://leedshelps.example/about"',
      'mailto:hello@leedshelps.example',
      'We moved to Park Row.',
    ])
      expect(page).toContain(text)
  })

  test('a banner whose end has passed is in no page', async () => {
    await writeElsewhere(
      'announcement',
      JSON.stringify({ id: 'x', text: 'Old news', url: null, endsAt: '2020-01-01T00:00:00.000Z' }),
    )
    await writeElsewhere('name', 'Leeds Helps')
    await expect.poll(fetchPage).toContain('Leeds Helps')
    expect(await fetchPage()).not.toContain('Old news')
  })

  test('a page hides the banner that its reader closed before any script runs, and no other', async () => {
    const { client } = await anAdministrator(server)
    const announce = async (text: string) =>
      expectSuccess(await change(client, { announcement: { text, url: null, endsAt: inAnHour() } }))
    await announce('We moved to Park Row.')
    const [, id = ''] = /data-announcement="([^"]+)"/.exec(await fetchPage()) ?? []
    expect(id).not.toBe('')
    const fetchClosed = async () => {
      const headers = { cookie: `bridgeCollective_closedAnnouncement=${id}` }
      return (await server.openClient().send('/', { headers })).text()
    }
    const hidden = `[data-announcement="${id}"]{display:none}`
    expect(await fetchClosed()).toContain(hidden)
    expect(await fetchPage()).not.toContain('[data-announcement=')
    await announce('We moved to Mill Lane.')
    expect(await fetchClosed()).not.toContain('[data-announcement=')
  })

  test('an accent color is in the style of the page, with the nonce of its policy', async () => {
    const { client } = await anAdministrator(server)
    expectSuccess(await change(client, { accent: '#FFCC00' }))
    const response = await server.openClient().send('/', {})
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? []
    expect(await response.text()).toContain(
      `<style nonce="${nonce}" id="accent">:root{--color-primary:light-dark(oklch(`,
    )
  })

  test.each<[string, Omit<SiteChangeInput, 'version'>, string]>([
    ['a name that misleads', { name: 'Leeds\u202E Helps' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(41) }, 'name'],
    ['a color that is none', { accent: 'red;}' }, 'accent'],
    ['an address that is none', { contactEmail: 'hello' }, 'contactEmail'],
    ['a country that is none', { country: 'UK' }, 'country'],
    ['a time zone that is none', { timeZone: 'Leeds/Centre' }, 'timeZone'],
    [
      'a link that runs a script',
      { footerLinks: [{ label: 'x', url: 'javascript:alert(1)' }] },
      'footerLinks.0.url',
    ],
    [
      'more links than there is room for',
      { footerLinks: Array.from({ length: 9 }, (_, at) => ({ label: `${at}`, url: 'https://example.org' })) },
      'footerLinks',
    ],
    [
      'a banner that ended',
      { announcement: { text: 'x', url: null, endsAt: '2020-01-01T00:00:00.000Z' } },
      'announcement.endsAt',
    ],
    [
      'a story without a name',
      { stories: [{ quote: 'Good', name: '', role: 'Volunteer' }] },
      'stories.0.name',
    ],
  ])('%s is refused, and nothing changes', async (_, said, path) => {
    const { client } = await anAdministrator(server)
    const before = await query('select * from site_settings')
    const { status, body } = await change(client, { heroText: 'This would be right', ...said })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain(`"${path}"`)
    expect(await query('select * from site_settings')).toEqual(before)
  })

  test('the audit log says who changed which settings, and nothing when nothing changed', async () => {
    const { client, id } = await anAdministrator(server)
    expectSuccess(await change(client, { name: 'Leeds Helps', accent: null }))
    expectSuccess(await change(client, { name: 'Leeds Helps' }))
    expect(
      await query("select before, after from audit_log where action = 'site.change' and actor_id = $1", id),
    ).toEqual([{ before: { name: null }, after: { name: 'Leeds Helps' } }])
  })
})

describe('the logo of the site', () => {
  const fetchIcon = async (logo: string, name: SiteIconName) => {
    const response = await server.openClient().send(addressOfIcon(logo, name), {})
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    return Buffer.from(await response.arrayBuffer())
  }

  test.each(['png', 'jpeg', 'webp'] as const)(
    'every icon made from a %s decodes and has its size',
    async (format) => {
      const { client } = await anAdministrator(server)
      const file = blobOf(await aPicture({ width: 640, height: 200, format }))
      const { logo } = expectSuccess(await client.call(uploadSiteLogo, { file }))
      for (const name of Object.keys(siteIcons).filter(isSiteIconName)) {
        const { side, hasGround } = siteIcons[name]
        const picture = sharp(await fetchIcon(logo ?? '', name))
        const { width, height, format: kind, hasAlpha } = await picture.metadata()
        expect([name, kind, width, height]).toEqual([name, 'png', side, side])
        // A phone crops what has a ground; a wide logo leaves the corners of the others clear.
        const [red, green, blue, alpha = 255] = await picture
          .extract({ left: 0, top: 0, width: 1, height: 1 })
          .raw()
          .toBuffer()
        expect([name, hasAlpha, alpha]).toEqual([name, !hasGround, hasGround ? 255 : 0])
        expect([name, !hasGround || (red === 255 && green === 255 && blue === 255)]).toEqual([name, true])
      }
    },
  )

  test('pages and the manifest name the icons of the logo, and those of the product once it is removed', async () => {
    const { client } = await anAdministrator(server)
    const file = blobOf(await aPicture())
    const { logo } = expectSuccess(await client.call(uploadSiteLogo, { file }))
    expect(logo).toMatch(/^[0-9a-f]{32}$/)
    const page = await fetchPage()
    expect(page).toContain(`href="/site-icons/${logo}/apple-touch-icon.png"`)
    expect(page).toContain(`src="/site-icons/${logo}/header.png"`)
    expect(page).not.toContain('/favicon.svg')
    const rootIcon = async (path: string) =>
      (await server.openClient().send(path, { redirect: 'manual' })).headers.get('location')
    expect(await rootIcon('/apple-touch-icon.png')).toBe(`/site-icons/${logo}/apple-touch-icon.png`)
    expect(await rootIcon('/favicon.ico')).toBe(`/site-icons/${logo}/favicon-48.png`)
    const manifest = await (await server.openClient().send('/manifest.webmanifest', {})).text()
    expect(manifest).toContain(`/site-icons/${logo}/icon-maskable-512.png`)
    expect(expectSuccess(await client.call(removeSiteLogo, {}))).toMatchObject({ logo: null })
    expect(await fetchPage()).toContain('/favicon.svg')
    expect(await rootIcon('/favicon.ico')).toBeNull()
    expect(await query('select * from site_icons')).toEqual([])
  })

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'not_an_image'],
    ['a text', 'hello', 'not_an_image'],
    ['half of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadable_image'],
  ])('%s is refused as a logo', async (_, bytes, code) => {
    const { client } = await anAdministrator(server)
    const { status, body } = await client.call(uploadSiteLogo, { file: blobOf(Buffer.from(bytes)) })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatchObject({ code })
    expect(await query('select * from site_icons')).toEqual([])
  })

  test('only administrators may change the site', async () => {
    const { client } = await aVolunteer(server)
    expect((await client.call(getSiteSettings, {})).status).toBe(404)
    expect((await client.call(removeSiteLogo, {})).status).toBe(404)
  })
})
