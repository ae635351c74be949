import { describe, expect, test } from 'vitest'
import { acceptAdministratorLink, openAdministratorLink } from '#contract/administration/administration.ts'
import { retryJobs } from '#contract/job-queue/job-queue.ts'
import { reauthenticate } from '#contract/accounts/second-factor.ts'
import { loadConfig } from '#server/config/config.ts'
import { saveAdministrator } from '#server/features/accounts/settings/setting-queries.ts'
import { prepareAdministrator } from '#server/process/first-administrator.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, nextNumber } from '#tests/support/scenarios/scenario.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'
import { useServer } from '#tests/support/running/server.ts'
import { run } from './admin.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const emails = useEmails(server, now)
const mailing = useServer({ now, env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
const minute = 60_000

const admin = (...argv: string[]) => adminOf(server, ...argv)

const adminOf = (running: typeof server, ...argv: string[]) =>
  runOwnCommand(run, running.database, {
    argv,
    env: {
      PUBLIC_URL: 'https://volunteers.example.org',
      ...(running === mailing && { SMTP_URL: 'smtp://127.0.0.1:9' }),
    },
  })
const tokenIn = (text: string) =>
  /^https:\/\/volunteers\.example\.org\/auth\/administrator#([\w-]{43})$/m.exec(text)?.[1] ?? ''
const { rows } = server
const isAdmin = async (id: string) => (await rows('select is_admin from users where id = $1', id))[0].is_admin

describe('npm run admin -- create', () => {
  test('prints a link that makes its person an administrator once, in a new session, and emails them', async () => {
    const person = await aVolunteer(server)
    const old = person.client.cookies.get('sid')
    const { code, out } = await admin('create', person.email.toUpperCase())
    expect([code, out]).toEqual([0, expect.stringContaining('within 30 minutes')])
    const body = { token: tokenIn(out) }
    const opened = await server.openClient().call(openAdministratorLink, { body })
    expect(opened.body).toEqual({ email: person.email, isForReader: false, needsVerifiedEmail: false })
    const accepted = await person.client.call(acceptAdministratorLink, { body })
    expect(accepted).toMatchObject({ status: 200, body: { wasAdministrator: false } })
    expect((await person.client.get('/api/user')).body).toMatchObject({ isAdmin: true })
    expect(person.client.cookies.get('sid')).not.toBe(old)
    expect((await person.client.get('/api/admin/overview')).status).toBe(200)
    expect((await person.client.call(acceptAdministratorLink, { body })).status).toBe(410)
    expect(await emails.listSubjects(person.email)).toContain('You are now an administrator')
    const again = await admin('create', person.email)
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is already an administrator')])
  })

  test('changes and says nothing for someone who became an administrator before they open it', async () => {
    const person = await aVolunteer(server)
    const body = { token: tokenIn((await admin('create', person.email)).out) }
    await rows('update users set is_admin = true where id = $1', person.id)
    const { cookies } = person.client
    const old = cookies.get('sid')
    expect(await person.client.call(acceptAdministratorLink, { body })).toMatchObject({
      status: 200,
      body: { message: 'You are already an administrator. Nothing changed.' },
    })
    expect(cookies.get('sid')).toBe(old)
    expect(await emails.listSubjects(person.email)).not.toContain('You are now an administrator')
    expect(
      await rows("select from audit_log where action = 'admin.grant' and object_id = $1", person.id),
    ).toEqual([])
  })

  test('makes a link for an address without an account, which signing up with it opens', async () => {
    const email = `operator${nextNumber()}@example.org`
    const body = { token: tokenIn((await admin('create', email)).out) }
    const other = await aVolunteer(server)
    expect((await other.client.call(acceptAdministratorLink, { body })).status).toBe(403)
    const person = await aVolunteer(server, { email })
    expect((await person.client.call(acceptAdministratorLink, { body })).status).toBe(200)
    expect([await isAdmin(other.id), await isAdmin(person.id)]).toEqual([false, true])
  })

  test('S10 makes no one an administrator only because their password was given before', async () => {
    const person = await aVolunteer(server)
    ahead += 11 * minute
    const body = { token: tokenIn((await admin('create', person.email)).out) }
    expect((await person.client.call(acceptAdministratorLink, { body })).status).toBe(200)
    const write = () => person.client.call(retryJobs, { body: { kind: 'none' } })
    expect((await write()).body).toMatchObject({ code: 'reauthentication_required' })
    await person.client.call(reauthenticate, { body: { currentPassword: person.password } })
    expect((await write()).status).toBe(200)
  })

  test('uses up the link of someone who became an administrator meanwhile, and says so', async () => {
    const person = await aVolunteer(server)
    const body = { token: tokenIn((await admin('create', person.email)).out) }
    await saveAdministrator(server.database.db, person.id)
    const accepted = await person.client.call(acceptAdministratorLink, { body })
    expect(accepted).toMatchObject({ status: 200, body: { wasAdministrator: true } })
    expect((await person.client.call(acceptAdministratorLink, { body })).status).toBe(410)
  })

  test('makes a link that lasts half an hour, and is void once there is another', async () => {
    const person = await aVolunteer(server)
    const accept = async (token: string) =>
      (await person.client.call(acceptAdministratorLink, { body: { token } })).status
    const first = tokenIn((await admin('create', person.email)).out)
    const second = tokenIn((await admin('create', person.email)).out)
    expect(await accept(first)).toBe(410)
    ahead += 30 * minute
    expect(await accept(second)).toBe(410)
    expect(await isAdmin(person.id)).toBe(false)
  })
})

describe('npm run admin', () => {
  test('lists who is an administrator, and revokes one, who is signed out and on record', async () => {
    const [first, second] = [await anAdministrator(server), await anAdministrator(server)]
    await enrol(second, now)
    const { out } = await admin('list')
    expect(out).toContain(
      `${first.email}  ${first.user.firstName} ${first.user.lastName}  administrator  no two-step sign-in\n`,
    )
    expect(out).toMatch(new RegExp(`^${second.email}  .*  uses two-step sign-in$`, 'm'))
    expect((await admin('revoke', first.email)).code).toBe(0)
    expect([await isAdmin(first.id), (await first.client.get('/api/user')).status]).toEqual([false, 401])
    const recorded = await rows(
      "select action, actor_id from audit_log where object_id = $1 and action like 'staff.%'",
      first.id,
    )
    expect(recorded).toEqual([{ action: 'staff.change_roles', actor_id: null }])
    expect((await admin('revoke', first.email)).err).toContain('does not have the role of administrator')
  })

  test('revokes a suspended administrator, who is none either once they are reinstated', async () => {
    const [suspended, other] = [await anAdministrator(server), await anAdministrator(server)]
    await rows('update users set is_admin = false where id <> all($1)', [suspended.id, other.id])
    await rows('update users set disabled_at = now() where id = $1', suspended.id)
    // The remaining administrator does not count as the last one here.
    expect((await admin('revoke', suspended.email)).code).toBe(0)
    expect([await isAdmin(suspended.id), await isAdmin(other.id)]).toEqual([false, true])
  })

  test('revokes the last administrator only when it is forced to', async () => {
    await rows('update users set is_admin = false')
    const last = await anAdministrator(server)
    const refused = await admin('revoke', last.email)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('the last administrator')])
    expect(await isAdmin(last.id)).toBe(true)
    expect((await admin('revoke', last.email, '--force')).code).toBe(0)
    expect((await admin('list')).out).toBe('There are no administrators.\n')
  })

  test('gives an account a role and takes it again', async () => {
    const person = await aVolunteer(server)
    const grant = () => admin('grant', person.email, '--role', 'moderator')
    expect((await grant()).code).toBe(0)
    expect((await grant()).err).toContain('already has this role')
    expect(await emails.listSubjects(person.email)).toContain('Your staff roles changed')
    expect((await admin('list')).out).toContain(`${person.email}  `)
    expect((await admin('revoke', person.email)).err).toContain('does not have the role of administrator')
    expect((await admin('revoke', person.email, '--role', 'moderator')).code).toBe(0)
    expect((await admin('list')).out).not.toContain(person.email)
    expect((await admin('grant', 'unknown@example.org', '--role', 'analyst')).err).toContain(
      'No active account',
    )
  })

  test('gives a role where email is sent only to people who verified their address', async () => {
    const email = `director${nextNumber()}@example.org`
    await aVolunteer(mailing, { email })
    const grant = () => adminOf(mailing, 'grant', email, '--role', 'moderator')
    expect(await grant()).toMatchObject({ code: 1, err: expect.stringContaining('not verified') })
    await mailing.database.pool.query('update users set email_verified_at = now() where email = $1', [email])
    expect((await grant()).code).toBe(0)
  })

  test('removes the authenticator app of who lost it, and signs them out', async () => {
    const person = await aVolunteer(server)
    await enrol(person, now)
    const { code, out } = await admin('reset-factor', person.email)
    expect([code, out]).toEqual([0, expect.stringContaining('is signed out everywhere')])
    expect((await person.client.get('/api/user')).status).toBe(401)
    const { email, password } = person
    expect((await server.openClient().post('/api/login', { email, password })).status).toBe(200)
    expect((await admin('reset-factor', person.email)).err).toContain('does not use two-step sign-in')
  })

  test.each([
    [['frobnicate'], 'Unknown command "frobnicate".'],
    [['create'], '"create" needs an email address.'],
    [['create', 'nobody'], '"create" needs an email address.'],
    [['create', 'a@example.org', '--force'], '"create" does not take "--force".'],
    [['list', 'a@example.org'], '"list" takes no arguments.'],
    [['grant', 'a@example.org'], '"grant" needs --role ROLE.'],
    [
      ['grant', 'a@example.org', '--role', 'administrator'],
      '"grant" does not make administrators. Use "create EMAIL", which prints a link for the owner of the address.',
    ],
    [['create', 'a@example.org', '--role', 'analyst'], '"create" does not take "--role".'],
    [
      ['grant', 'a@example.org', '--role', 'owner'],
      '"--role" needs one of these: administrator, moderator, verifier, coordinator, analyst.',
    ],
  ])('answers %j with one sentence and code 2', async (argv, sentence) => {
    expect(await admin(...argv)).toEqual({
      code: 2,
      out: '',
      err: `${sentence} Run "npm run admin -- --help" for help.\n`,
    })
  })

  test('explains itself', async () => {
    const { code, out } = await admin()
    expect([code, out]).toEqual([0, expect.stringContaining('reset-factor EMAIL')])
  })
})

test('BOOTSTRAP_ADMIN_EMAIL makes a link at the start only while there is no administrator', async () => {
  // The startup uses its own clock.
  ahead = 0
  await rows('update users set is_admin = false')
  const email = `first${nextNumber()}@example.org`
  const { database } = server
  const config = loadConfig({ BOOTSTRAP_ADMIN_EMAIL: email, PUBLIC_URL: 'https://volunteers.example.org' })
  const token = tokenIn((await prepareAdministrator(config, database)) ?? '')
  const person = await aVolunteer(server, { email })
  expect((await person.client.call(acceptAdministratorLink, { body: { token } })).status).toBe(200)
  expect(await prepareAdministrator(config, database)).toBe(null)
  expect(await prepareAdministrator(loadConfig({}), database)).toBe(null)
})
