import { expect, test } from 'vitest'
import { inviteMember } from '#contract/organizations/member-invitations.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { anOrganization, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { sendEmail } from './send.ts'

const { server, now, pass, configFor, openMailServer, openWorker } = useEmailDelivery()

const linkOf = (raw: string) => /\/auth\/[a-z-]+#[\w=\r\n-]+/.exec(raw)?.[0]

test('an invitation that is sent again with a new link has a new Message-ID, so that no mail server drops it', async () => {
  let isFirst = true
  const mail = await openMailServer({
    beforeReceipt: (_, cut) => {
      if (isFirst) cut()
      isFirst = false
    },
  })
  const { drain } = await openWorker(mail.url)
  const owner = await anOrganization(server)
  const params = { id: owner.organizationId }
  const body = { email: 'guest@example.net', role: 'manager' } as const
  expectSuccess(await owner.client.call(inviteMember, { params, body }))
  await drain()
  pass(2000)
  await drain()
  const links = mail.received.map(({ raw }) => linkOf(raw))
  const ids = mail.received.map((email) => headerOf(email, 'Message-ID'))
  expect([new Set(links).size, new Set(ids).size]).toEqual([2, 2])
  expect(ids[0]).toMatch(/^<invitation-[0-9a-f-]{36}-\d+\.[0-9a-f]{24}@localhost>$/)
})

test.each(['account.change', 'account.revert'])(
  '%s has a new Message-ID when an attempt makes a new link',
  async (template) => {
    const mail = await openMailServer()
    const { id } = await aVolunteer(server)
    const purpose = template === 'account.change' ? 'change' : 'revert'
    const { rows } = await server.database.pool.query<{ id: string }>(
      `insert into account_tokens (user_id, purpose, email, expires_at)
       values ($1, $2, $3, now() + interval '1 hour') returning id`,
      [id, purpose, `${purpose}@example.net`],
    )
    const ctx = makeJobContext(server, { config: configFor(mail.url), now: now() })
    const payload = { template, tokenId: rows[0]?.id, newEmail: 'new@example.net' }
    await sendEmail(ctx, payload)
    await sendEmail(ctx, payload)
    const ids = mail.received.map((email) => headerOf(email, 'Message-ID'))
    expect([ids.length, new Set(ids).size]).toEqual([2, 2])
  },
)
