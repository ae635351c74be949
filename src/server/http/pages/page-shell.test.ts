import { expect, test } from 'vitest'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

const open = async (path: string, client = server.openClient()) => (await client.send(path, {})).text()

const heading = /<h1[^>]*>([^<]*)<\/h1>(?:<p[^>]*>([^<]*)<\/p>)?/

test('the document of a screen has its heading beside "Loading...", for those who may see it', async () => {
  const { client: member } = await anOrganization(server)
  const { client: volunteer } = await aVolunteer(server)
  const shown = [
    ['/organization-dashboard', member, 'Organization dashboard'],
    ['/my-projects?tab=projects', member, 'Organization dashboard'],
    ['/volunteer-dashboard', volunteer, 'Volunteer dashboard'],
    ['/applications', volunteer, 'Applications'],
    ['/my-applications?tab=received', member, 'Applications'],
    ['/profile?tab=settings', member, 'Profile'],
  ] as const
  for (const [path, client, title] of shown) {
    const html = await open(path, client)
    expect(html).toContain('Loading...')
    expect(heading.exec(html)?.[1]).toBe(title)
    expect(Boolean(heading.exec(html)?.[2])).toBe(title.endsWith('dashboard'))
  }
  const others = [
    ['/organization-dashboard', volunteer],
    ['/volunteer-dashboard', member],
    ['/messages', member],
    ['/profile', undefined],
    ['/organization-dashboard', undefined],
  ] as const
  for (const [path, client] of others) {
    const html = await open(path, client)
    expect(html).toContain('Loading...')
    expect(html).not.toContain('<h1')
  }
})

test('the document of a home that the browser renders greets the reader by their name, and as text', async () => {
  const { client, id } = await anOrganization(server)
  // Which of both sides is in use, only the browser knows.
  expectSuccess(await client.post('/api/volunteer-profile', volunteerProfileForm()))
  const greetingAt = async (path: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(await open(path, client))?.[1]
  for (const [firstName, greeting] of [
    ['Maya', 'Welcome, Maya'],
    ['<b>$& M', 'Welcome, &lt;b&gt;$&amp; M'],
  ]) {
    await server.database.pool.query('update users set first_name = $1 where id = $2', [firstName, id])
    expect(await greetingAt('/home')).toBe(greeting)
    expect(await greetingAt('/')).toBe(greeting)
  }
  expect(await open('/home', client)).toContain('Loading...')
})
