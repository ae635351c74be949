import { expect, test } from 'vitest'
import { retryEmail } from '#contract/email/bounces.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)

test.each([
  ['an address that was never verified', null, 1],
  ['a verified address', new Date(), 0],
])('saying that emails arrive again at %s sends the link if it is missing', async (_, verifiedAt, links) => {
  const { id, email, client } = await aVolunteer(server)
  await server.database.pool.query('update users set email_verified_at = $2 where id = $1', [id, verifiedAt])
  await server.database.pool.query(
    "insert into email_bounces (user_id, email, code, bounced_at) values ($1, $2, '5.1.1', now())",
    [id, email],
  )
  const count = async () =>
    (await emails.listEmails(email)).filter(({ text }) => text.includes('/auth/verify')).length
  const before = await count()
  expectSuccess(await client.call(retryEmail, {}))
  expect(await count()).toBe(before + links)
})
