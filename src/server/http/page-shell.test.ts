import { expect, test } from 'vitest'
import { anOrganization, aVolunteer } from '#tests/support/scenarios/scenario.ts'
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
