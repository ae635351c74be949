import { expect, test } from 'vitest'
import { inviteMember } from '#contract/organizations/member-invitations.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { aProject, anOrganization } from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()

test('an invitation email goes only to the address, as text and HTML, with a link that no header contains', async () => {
  const mail = await office.openMailServer()
  const owner = await anOrganization(office.server, { firstName: 'Ruth', lastName: 'Calloway' })
  await aProject(owner, { organizationName: 'Harbor <Light> Shelter' })
  const params = { id: owner.organizationId }
  const body = { email: 'guest@example.net', role: 'manager' } as const
  expect((await owner.client.call(inviteMember, { params, body })).status).toBe(202)
  const worker = await office.openWorker(mail.url)
  await worker.drain()
  expect(mail.received.map(({ to }) => to)).toEqual([['guest@example.net']])
  const raw = (mail.received[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [head = ''] = raw.split('\r\n\r\n')
  expect(head).toContain('Subject: Ruth Calloway invites you to Harbor <Light> Shelter')
  expect(head).not.toContain('/auth/invitation')
  expect(raw).toContain('text/plain')
  expect(raw).toMatch(/\/auth\/invitation#[\w-]{43}/)
  expect(raw).toContain('Harbor &lt;Light&gt; Shelter')
  expect(office.logged).toEqual([])
})
