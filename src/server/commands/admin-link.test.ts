/** Links for administrators where emails are sent, by a mail server that does not answer. */
import { expect, test } from 'vitest'
import { verifyEmail } from '#contract/accounts/settings.ts'
import { acceptAdministratorLink, openAdministratorLink } from '#contract/administration/administration.ts'
import { loadConfig } from '#server/config/config.ts'
import { makeAdministratorLink } from '#server/features/administration/link-service.ts'
import { prepareAdministrator } from '#server/process/first-administrator.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, nextNumber } from '#tests/support/scenarios/scenario.ts'
import { run } from './admin.ts'

const mailing = useServer({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
const mailed = useEmails(mailing)
const publicUrl = 'https://volunteers.example.org'

/** The token of the link that the command prints, and all that it prints. */
async function create(email: string) {
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: publicUrl }
  const { code, out } = await runOwnCommand(run, mailing.database, { argv: ['create', email], env })
  expect(code).toBe(0)
  return { out, token: /#([\w-]{43})$/m.exec(out)?.[1] ?? '' }
}
const isVerified = async (email: string) =>
  (
    await mailing.database.pool.query(
      'select email_verified_at is not null as is_verified from users where email = $1',
      [email],
    )
  ).rows[0].is_verified

test('a link that may be in a log makes no one an administrator whose address is not verified, and says so before', async () => {
  const email = `leaked${nextNumber()}@example.org`
  const { db } = mailing.database
  const link = await makeAdministratorLink(db, { email, publicUrl, now: new Date(), verifiesAddress: false })
  const body = { token: link.split('#')[1] ?? '' }
  const person = await aVolunteer(mailing, { email })
  const open = async () => (await person.client.call(openAdministratorLink, { body })).body
  const accept = () => person.client.call(acceptAdministratorLink, { body })
  expect(await open()).toEqual({ email, isForReader: true, needsVerifiedEmail: true })
  expect(await accept()).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  const verification = await mailed.findToken(email, '/auth/verify')
  expect((await person.client.call(verifyEmail, { body: { token: verification } })).status).toBe(200)
  expect(await open()).toEqual({ email, isForReader: true, needsVerifiedEmail: false })
  expect((await accept()).status).toBe(200)
})

/** As before the first administrator. */
const removeAdministrators = () => mailing.database.pool.query('update users set is_admin = false')

test('the first administrator needs no email: the link of the command verifies the address of its account', async () => {
  await removeAdministrators()
  const email = `operator${nextNumber()}@example.org`
  const { out, token } = await create(email)
  expect(out).toContain('verifies the address')
  expect(out).not.toContain('No one has verified')
  const person = await aVolunteer(mailing, { email })
  const other = await aVolunteer(mailing)
  expect((await other.client.call(acceptAdministratorLink, { body: { token } })).status).toBe(403)
  expect(await isVerified(email)).toBe(false)
  expect((await person.client.call(acceptAdministratorLink, { body: { token } })).status).toBe(200)
  expect([await isVerified(email), await isVerified(other.email)]).toEqual([true, false])
  expect((await person.client.get('/api/user')).body).toMatchObject({ isAdmin: true, isEmailVerified: true })
})

test('the link of a later administrator verifies nothing, so they need the email', async () => {
  await anAdministrator(mailing)
  const person = await aVolunteer(mailing)
  const { out, token } = await create(person.email)
  expect(out).toContain('verify the address first')
  const body = { token }
  expect(await person.client.call(acceptAdministratorLink, { body })).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified' },
  })
  expect(await isVerified(person.email)).toBe(false)
})

test('the command says that anyone may have created an account whose address is not verified', async () => {
  await removeAdministrators()
  const stranger = await aVolunteer(mailing)
  expect((await create(stranger.email)).out).toContain(
    "No one has verified this account's email address. If you didn't create the account, don't sign in.",
  )
})

test('a restart leaves the link of the command as it is', async () => {
  await removeAdministrators()
  const email = `restarted${nextNumber()}@example.org`
  const config = loadConfig({ BOOTSTRAP_ADMIN_EMAIL: email, PUBLIC_URL: publicUrl })
  const started = await prepareAdministrator(config, mailing.database)
  const { token } = await create(email)
  expect([started, await prepareAdministrator(config, mailing.database)]).toEqual([
    expect.stringContaining('#'),
    null,
  ])
  const person = await aVolunteer(mailing, { email })
  expect((await person.client.call(acceptAdministratorLink, { body: { token } })).status).toBe(200)
  const { rows } = await mailing.database.pool.query(
    "select after from audit_log where action = 'admin.grant' and object_id = $1",
    [person.id],
  )
  expect(rows).toEqual([{ after: { isAdmin: true, verifiesAddress: true } }])
})
