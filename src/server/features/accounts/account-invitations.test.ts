import { describe, expect, test } from 'vitest'
import {
  declineAccountInvitation,
  importPeople,
  listAccountInvitations,
  openAccountInvitation,
  resendAccountInvitation,
  withdrawAccountInvitation,
} from '#contract/accounts/account-invitations.ts'
import { register } from '#contract/accounts/accounts.ts'
import { peopleImport } from '#domain/accounts/account-invitations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aVolunteer,
  countStatuses,
  expectSuccess,
  nextNumber,
  registrationForm,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now, env: { SESSION_IDLE_DAYS: '60', SESSION_ABSOLUTE_DAYS: '90' } })
const emails = useEmails(server, now)
const rows = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows
const anAddress = () => `invited${nextNumber()}@example.org`
const send = ({ client }: Person, csv: string, dryRun = false) =>
  client.call(importPeople, { body: { csv, dryRun } })
const listOf = (...emailed: string[]) =>
  ['email,first name', ...emailed.map((one) => `${one},Kim`)].join('\n')
const tokenOf = (email: string) => emails.findToken(email, '/auth/join')
const join = (email: string, token: string, form: object = {}) =>
  server.openClient().call(register, {
    body: { ...registrationForm(), email, userType: 'volunteer', invitation: token, ...form },
  })
const hashOf = () =>
  rows(`select md5(string_agg(t::text, '' order by t::text)) as hash, count(*)::int as count
    from account_invitations t`)

describe('a list of people', () => {
  test('invites everyone who has neither an account nor an invitation, once', async () => {
    const admin = await anAdministrator(server)
    const member = await aVolunteer(server)
    const [first, second] = [anAddress(), anAddress()]
    const csv = [
      'Phone;E-Mail;Name',
      `1;${first};Ana María de la Cruz`,
      `2;${member.email.toUpperCase()};Member`,
      '',
      `3;${second};"Kim; Lee"`,
    ].join('\r\n')
    const checked = expectSuccess(await send(admin, csv, true))
    expect(checked).toEqual({
      invited: 2,
      faults: [],
      people: [
        { line: 2, email: first, firstName: 'Ana', lastName: 'María de la Cruz', standing: 'new' },
        {
          line: 3,
          email: member.email.toUpperCase(),
          firstName: 'Member',
          lastName: '',
          standing: 'account',
        },
        { line: 5, email: second, firstName: 'Kim;', lastName: 'Lee', standing: 'new' },
      ],
    })
    expect(await emails.listEmails(first)).toEqual([])
    expect(expectSuccess(await send(admin, csv)).invited).toBe(2)
    expect(await emails.listSubjects(first)).toEqual(['You’re invited to Bridge Collective'])
    expect(await emails.listSubjects(member.email)).not.toContain('You’re invited to Bridge Collective')
    const again = expectSuccess(await send(admin, csv))
    expect([again.invited, again.people.map(({ standing }) => standing)]).toEqual([
      0,
      ['invited', 'account', 'invited'],
    ])
    expect(await emails.listEmails(first)).toHaveLength(1)
    expect(
      await rows(
        `select after from audit_log where action = 'invitation.import' and actor_id = $1`,
        admin.id,
      ),
    ).toEqual([{ after: { people: 2 } }, { after: { people: 0 } }])
  })

  test('with rows to correct is refused as a whole, and says what is wrong on which line', async () => {
    const admin = await anAdministrator(server)
    const before = await hashOf()
    const good = anAddress()
    const csv = [
      'email,first name,last name',
      `${good},Kim`,
      ',Lee',
      'no address,Lo',
      `${good},Kim`,
      `a${good},`,
    ]
      .concat(`b${good},${'x'.repeat(101)}`)
      .join('\n')
    const { faults, people } = expectSuccess(await send(admin, csv, true))
    expect(faults).toEqual([
      { line: 3, message: 'The email is missing' },
      { line: 4, message: '“no address” isn’t an email address' },
      { line: 5, message: 'Line 2 has the same email' },
      { line: 6, message: 'The first name is missing' },
      { line: 7, message: 'The name is longer than 100 characters' },
    ])
    expect(people).toHaveLength(1)
    const refused = await send(admin, csv)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'invalid', issues: faults.map(({ line, message }) => ({ path: `csv.${line}`, message })) },
    ])
    expect(await hashOf()).toEqual(before)
  })

  test.each([
    ['', 'Add a list with a header row and at least one person'],
    ['email,name', 'Add a list with a header row and at least one person'],
    ['name,phone\nKim,1', 'The first row must name the columns, and one of them must be “email”'],
    ['email,name\n"kim', 'We can’t read this as CSV. Check the quotation marks.'],
    [
      listOf(...Array.from({ length: peopleImport.people + 1 }, (_, index) => `p${index}@example.org`)),
      'Invite at most 1,000 people at a time',
    ],
  ])('that is none, or too long, is refused: %#', async (csv, message) => {
    const refused = await send(await anAdministrator(server), csv, true)
    expect([refused.status, refused.body]).toMatchObject([422, { issues: [{ path: 'csv', message }] }])
  })

  test('sent by two administrators at once invites each person once', async () => {
    const admins = [await anAdministrator(server), await anAdministrator(server)]
    const addresses = Array.from({ length: 20 }, anAddress)
    const answers = await Promise.all(
      admins.map((admin, index) => send(admin, listOf(...(index ? addresses.toReversed() : addresses)))),
    )
    const invited = answers.map((answer) => expectSuccess(answer).invited)
    expect(invited.reduce((sum, one) => sum + one, 0)).toBe(20)
    await emails.work()
    const stored = await rows('select recipient from outbox where recipient = any($1)', addresses)
    expect(stored).toHaveLength(20)
  })
})

describe('someone who was invited', () => {
  test('creates an account whose address is verified, by a link that works once', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    expect(expectSuccess(await server.openClient().call(openAccountInvitation, { body: { token } }))).toEqual(
      {
        email,
        firstName: 'Kim',
        lastName: '',
        hasAccount: false,
      },
    )
    const common = await join(email, token, { password: 'password1' })
    expect(common.status).toBe(422)
    const stranger = await join(anAddress(), token)
    expect([stranger.status, stranger.body]).toMatchObject([410, { code: 'link_expired' }])
    const statuses = countStatuses(await Promise.all([join(email, token), join(email, token)]))
    expect(statuses[201]).toBe(1)
    const [account] = await rows(
      'select email_verified_at is not null as verified, user_type from users where email = $1',
      email,
    )
    expect(account).toEqual({ verified: true, user_type: 'volunteer' })
    expect((await join(anAddress(), token)).status).toBe(410)
    expect(await emails.listSubjects(email)).not.toContain('Verify your email')
    const open = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    expect(open.map((one) => one.email)).not.toContain(email)
  })

  test('who declines gets no other invitation', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    const body = { token }
    expect((await server.openClient().call(declineAccountInvitation, { body })).status).toBe(200)
    expect((await server.openClient().call(declineAccountInvitation, { body })).status).toBe(410)
    expect((await join(email, token)).status).toBe(410)
    expect(expectSuccess(await send(admin, listOf(email))).people[0]?.standing).toBe('declined')
    const [listed] = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    expect(listed).toMatchObject({ email, state: 'declined' })
    const again = await admin.client.call(resendAccountInvitation, { params: { id: listed?.id ?? '' } })
    expect(again.status).toBe(404)
    expect(await emails.listEmails(email)).toHaveLength(1)
  })

  test('who signed up without the link is not told to create another account', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    await aVolunteer(server, { email })
    const opened = expectSuccess(await server.openClient().call(openAccountInvitation, { body: { token } }))
    expect(opened.hasAccount).toBe(true)
    expect((await join(email, token)).body).toMatchObject({ code: 'account_exists' })
  })

  test('can be sent a new link, which ends the earlier one; a withdrawn link ends too', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const old = await tokenOf(email)
    const [listed] = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    const params = { id: listed?.id ?? '' }
    ahead += 1000
    expect((await admin.client.call(resendAccountInvitation, { params })).status).toBe(202)
    const token = await tokenOf(email)
    expect(token).not.toBe(old)
    const statusOf = async (opened: string) =>
      (await server.openClient().call(openAccountInvitation, { body: { token: opened } })).status
    expect([await statusOf(old), await statusOf(token)]).toEqual([410, 200])
    expect((await admin.client.call(withdrawAccountInvitation, { params })).status).toBe(200)
    expect(await statusOf(token)).toBe(410)
    expect((await admin.client.call(withdrawAccountInvitation, { params })).status).toBe(404)
  })

  test('has 30 days, after which the invitation is listed as expired for a week and then removed', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    const day = 86_400_000
    ahead += 30 * day + 1000
    expect((await join(email, token)).status).toBe(410)
    const state = async () =>
      (
        await rows('select expires_at < $1 as over from account_invitations where email = $2', now(), email)
      )[0]
    expect(await state()).toEqual({ over: true })
    await rows(`update jobs set run_at = $1 where kind = 'organization_links.sweep'`, now())
    await emails.work()
    expect(await state()).toEqual({ over: true })
    ahead += 7 * day
    await rows(`update jobs set run_at = $1 where kind = 'organization_links.sweep'`, now())
    await emails.work()
    expect(await state()).toBeUndefined()
  })
})
