import { describe, expect, test } from 'vitest'
import { importPeople, listAccountInvitations } from '#contract/accounts/account-invitations.ts'
import { peopleImport } from '#domain/accounts/account-invitations.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, expectSuccess, nextNumber, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const anAddress = () => `invited${nextNumber()}@example.org`
const send = ({ client }: Person, csv: string, dryRun = false) =>
  client.call(importPeople, { body: { csv, dryRun } })
const listOf = (...emailed: string[]) =>
  ['email,first name', ...emailed.map((one) => `${one},Kim`)].join('\n')
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
      rest: null,
      people: [
        { line: 2, email: first, firstName: 'Ana', lastName: 'María de la Cruz', status: 'new' },
        {
          line: 3,
          email: member.email.toUpperCase(),
          firstName: 'Member',
          lastName: '',
          status: 'account',
        },
        { line: 5, email: second, firstName: 'Kim;', lastName: 'Lee', status: 'new' },
      ],
    })
    expect(await emails.listEmails(first)).toEqual([])
    expect(expectSuccess(await send(admin, csv)).invited).toBe(2)
    expect(await emails.listSubjects(first)).toEqual(['You’re invited to Bridge Collective'])
    expect(await emails.listSubjects(member.email)).not.toContain('You’re invited to Bridge Collective')
    const again = expectSuccess(await send(admin, csv))
    expect([again.invited, again.people.map(({ status }) => status)]).toEqual([
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

  test('is marked as only stored from the beginning on a site that sends no email', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    expectSuccess(await send(admin, listOf(email)))
    const listed = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    expect(listed.find((one) => one.email === email)).toMatchObject({ state: 'sent', undelivered: 'stored' })
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
      { line: 3, message: 'The column “email” is empty' },
      { line: 4, message: 'The column “email” has “no address”, which isn’t an email address' },
      { line: 6, message: 'The column for the first name is empty' },
      { line: 7, message: 'A name must have at most 100 characters' },
    ])
    expect(people.map(({ line, status }) => [line, status])).toEqual([
      [2, 'new'],
      [5, 'repeated'],
    ])
    const refused = await send(admin, csv)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'invalid', issues: faults.map(({ line, message }) => ({ path: `csv.${line}`, message })) },
    ])
    expect(await hashOf()).toEqual(before)
  })

  test('with rows to correct invites the others if asked, and returns those rows as they were written', async () => {
    const admin = await anAdministrator(server)
    const [first, second] = [anAddress(), anAddress()]
    const csv = [
      'Phone;E-Mail;Name',
      '"1\r\n2";nowhere;"Lee; Kim"',
      `3;${first};Ana Cruz`,
      '',
      ';;Sam',
      `4;${second};Kim Lee`,
    ].join('\r\n')
    const rest = 'Phone;E-Mail;Name\n"1\n2";nowhere;"Lee; Kim"\n;;Sam'
    expect(expectSuccess(await send(admin, csv, true))).toMatchObject({ invited: 2, rest })
    const body = { csv, skipsFaults: true }
    const sent = expectSuccess(await admin.client.call(importPeople, { body }))
    expect([sent.invited, sent.rest, sent.faults.map(({ line }) => line)]).toEqual([2, rest, [2, 6]])
    for (const email of [first, second]) {
      expect(await emails.listSubjects(email)).toEqual(['You’re invited to Bridge Collective'])
    }
    // What was returned can be corrected and sent as it is.
    const corrected = rest.replace('nowhere', anAddress()).replace(';;Sam', `;${anAddress()};Sam`)
    expect(expectSuccess(await send(admin, corrected))).toMatchObject({ invited: 2, faults: [], rest: null })
  })

  test('with a row twice invites the person once, also at an international domain', async () => {
    const admin = await anAdministrator(server)
    const name = anAddress().split('@')[0] ?? ''
    const csv = listOf(`${name}@例え.jp`, `${name}@例え.jp`)
    const { people, invited } = expectSuccess(await send(admin, csv))
    expect(invited).toBe(1)
    expect(people.map(({ email, status }) => [email, status])).toEqual([
      [`${name}@xn--r8jz45g.jp`, 'new'],
      [`${name}@xn--r8jz45g.jp`, 'repeated'],
    ])
  })

  test.each([
    'kim@例え.jp/support',
    'kim@例え.jp?subject=Hi',
    'kim@例え.jp#1',
    'kim@例え.jp\\x',
    'kim@例え.jp:25',
    'kim@例え%2ejp',
    'kim@例え .jp',
    // Domains without Latin letters at the end are no addresses here.
    'kim@почта.рф',
  ])('names an address that is none as it was typed: %s', async (written) => {
    const { faults, people } = expectSuccess(await send(await anAdministrator(server), listOf(written), true))
    expect(people).toEqual([])
    expect(faults).toEqual([
      { line: 2, message: `The column “email” has “${written}”, which isn’t an email address` },
    ])
  })

  test.each([
    ['', 'Add a list with a header row and at least one person'],
    ['email,name', 'Add a list with a header row and at least one person'],
    ['name,phone\nKim,1', 'The first row must name the columns, and one of them must be “email”'],
    ['email,name\n"kim', 'We can’t read this as CSV. Check the quotation marks in line 2.'],
    [
      listOf(...Array.from({ length: peopleImport.people + 1 }, (_, index) => `p${index}@example.org`)),
      'Invite at most 1,000 people at a time',
    ],
  ])('needs a header and people, and has a maximum length: %#', async (csv, message) => {
    const refused = await send(await anAdministrator(server), csv, true)
    expect([refused.status, refused.body]).toMatchObject([422, { issues: [{ path: 'csv', message }] }])
  })

  test('is read as spreadsheets write and paste it, with the lines of its rows', async () => {
    const admin = await anAdministrator(server)
    const [first, second] = [anAddress(), anAddress()]
    const peopleOf = async (csv: string) =>
      expectSuccess(await send(admin, csv, true)).people.map(({ line, firstName, lastName }) => [
        line,
        firstName,
        lastName,
      ])
    const quoted = `\uFEFFEmail,Notes,Name,Surname\r\n${first},"one\r\ntwo",Mary Ann,Berg\r\n\r\n${second},,Kim,Lee`
    expect(await peopleOf(quoted)).toEqual([
      [2, 'Mary Ann', 'Berg'],
      [5, 'Kim', 'Lee'],
    ])
    expect(await peopleOf(`Email\tName\n${first}\tRobert "Bob" Smith`)).toEqual([
      [2, 'Robert', '"Bob" Smith'],
    ])
    expect(await peopleOf(`sep=;\nEmail;"Skills (a, b, c)";Name\n${first};x;Smith, John`)).toEqual([
      [3, 'John', 'Smith'],
    ])
  })

  test('sent by two administrators at the same time invites each person once', async () => {
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
