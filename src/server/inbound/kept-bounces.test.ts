/** How long the bounce of an address is kept. */
import { expect, test } from 'vitest'
import { changeEmail, keepEmail, verifyEmail } from '#contract/accounts/settings.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { aVolunteer, expectSuccess, nextNumber, type Person } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)

const mark = ({ id }: Person) =>
  server.database.pool.query(
    `insert into email_bounces (user_id, email, code, bounced_at)
     select id, email, '5.1.1', now() from users where id = $1`,
    [id],
  )
async function listBounced(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ email: string }>('select email from email_bounces')
  return rows.map(({ email }) => email)
}
const verify = async (address: string) => {
  const token = await emails.findToken(address, '/auth/verify')
  expectSuccess(await server.openClient().call(verifyEmail, { body: { token } }))
}

test('the bounce of an address that the account no longer has is removed, also when a change is reverted', async () => {
  const person = await aVolunteer(server)
  await verify(person.email)
  await mark(person)
  const email = `moved-${nextNumber()}@example.org`
  const body = { email, currentPassword: person.password }
  expectSuccess(await person.client.call(changeEmail, { body }))
  expect(await listBounced()).toEqual([person.email])
  await verify(email)
  expect(await listBounced()).toEqual([])
  await mark(person)
  const token = await emails.findToken(person.email, '/auth/keep-email')
  expectSuccess(await server.openClient().call(keepEmail, { body: { token } }))
  expect(await listBounced()).toEqual([])
})

test('the bounce of a deleted account is removed', async () => {
  const person = await aVolunteer(server)
  await mark(person)
  await leaveUntilDeleted(server.database, person)
  expect(await listBounced()).toEqual([])
})
