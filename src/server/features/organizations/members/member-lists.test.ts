import { describe, expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { exportMembers } from '#contract/organizations/member-export.ts'
import { inviteMembers, listInvitations, openInvitation } from '#contract/organizations/member-invitations.ts'
import { downloadCsv, sendForCsv } from '#tests/support/calls/csv.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aMember } from '#tests/support/scenarios/members.ts'
import {
  anOrganization,
  aVolunteer,
  expectSuccess,
  nextNumber,
  type OrganizationOwner,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const emails = useEmails(server)
const { rows } = server
const anAddress = () => `member${nextNumber()}@example.org`
const addresses = (count: number) => Array.from({ length: count }, anAddress)
/** Sends a list to an organization, as one of its members. */
const sendAs = (
  { client }: Person,
  { organizationId: id }: Pick<OrganizationOwner, 'organizationId'>,
  body: { csv: string; dryRun?: boolean },
) => client.call(inviteMembers, { params: { id }, body })
const send = (owner: OrganizationOwner, csv: string, dryRun = false) => sendAs(owner, owner, { csv, dryRun })
const listOf = (...emailed: string[]) => ['email', ...emailed].join('\n')
const openInvitations = async ({ client, organizationId }: OrganizationOwner) =>
  expectSuccess(await client.call(listInvitations, { params: { id: organizationId } }))

describe('a list of members', () => {
  test('invites everyone who is neither a member nor invited, with the role, once', async () => {
    const owner = await anOrganization(server)
    const member = await aMember({ server, emails }, owner)
    const [first, second] = [anAddress(), anAddress()]
    const csv = [
      'Name;E-Mail;Role',
      `Kim Lee;${first};Owner`,
      `Me;${owner.email.toUpperCase()};`,
      `Sam;${member.email};manager`,
      `;${second};`,
    ].join('\r\n')
    const checked = expectSuccess(await send(owner, csv, true))
    expect(checked.people.map(({ line, name, role, status }) => [line, name, role, status])).toEqual([
      [2, 'Kim Lee', 'owner', 'new'],
      [3, 'Me', 'manager', 'member'],
      [4, 'Sam', 'manager', 'member'],
      [5, '', 'manager', 'new'],
    ])
    expect([checked.invited, await openInvitations(owner)]).toEqual([2, []])
    expect(await emails.listEmails(first)).toEqual([])
    expect(expectSuccess(await send(owner, csv)).invited).toBe(2)
    const again = expectSuccess(await send(owner, csv))
    expect([again.invited, again.people.map(({ status }) => status)]).toEqual([
      0,
      ['invited', 'member', 'member', 'invited'],
    ])
    const open = await openInvitations(owner)
    expect(
      new Map(open.map(({ email, role, firstName, lastName }) => [email, [role, firstName, lastName]])),
    ).toEqual(
      new Map([
        [first, ['owner', 'Kim', 'Lee']],
        [second, ['manager', '', '']],
      ]),
    )
    expect(await emails.listEmails(first)).toHaveLength(1)
    expect(await emails.findToken(second, '/auth/invitation')).toMatch(/^[\w-]{43}$/)
  })

  test('greets each person by the name that it has, and fills it in where they sign up', async () => {
    const owner = await anOrganization(server)
    const [named, unnamed] = [anAddress(), anAddress()]
    const member = await aVolunteer(server)
    const csv = `email,first name,last name\n${named},Kim,Lee\n${unnamed},,\n${member.email},Sam,Stone`
    expectSuccess(await send(owner, csv))
    const greetingOf = async (email: string) => (await emails.listEmails(email)).at(-1)?.text.split('\n')[0]
    expect([await greetingOf(named), await greetingOf(unnamed), await greetingOf(member.email)]).toEqual([
      'Hello Kim,',
      'Hello,',
      `Hello ${member.user.firstName},`,
    ])
    const token = await emails.findToken(named, '/auth/invitation')
    const openAs = async (client = server.openClient()) =>
      expectSuccess(await client.call(openInvitation, { body: { token } })).invited
    expect(await openAs()).toEqual({ firstName: 'Kim', lastName: 'Lee' })
    // Someone else with the link learns no name once they are signed in.
    expect(await openAs(member.client)).toBeNull()
    const other = await emails.findToken(unnamed, '/auth/invitation')
    expect(
      expectSuccess(await server.openClient().call(openInvitation, { body: { token: other } })).invited,
    ).toBeNull()
  })

  test('stores names as every other name: each letter in one form, and plain spaces', async () => {
    const owner = await anOrganization(server)
    const emailed = addresses(2)
    // As macOS writes them: 60 syllables are 180 characters before they are put together.
    const long = '\uAC01'.repeat(60)
    const csv = [
      'email,first name,last name',
      `${emailed[0]},Zoe\u0308,De\u00A0Vries`,
      `${emailed[1]},${long.normalize('NFD')},Kim`,
    ].join('\n')
    expect(expectSuccess(await send(owner, csv))).toMatchObject({ invited: 2, faults: [] })
    const open = await openInvitations(owner)
    expect(new Map(open.map(({ email, firstName, lastName }) => [email, [firstName, lastName]]))).toEqual(
      new Map([
        [emailed[0], ['Zo\u00EB', 'De Vries']],
        [emailed[1], [long, 'Kim']],
      ]),
    )
  })

  test('sends an expired invitation again, with the role of the list', async () => {
    const owner = await anOrganization(server)
    const email = anAddress()
    expectSuccess(await send(owner, `email,name\n${email},Kim Lee`))
    await rows(
      `update organization_invitations set sent_at = now() - interval '8 days', expires_at = now() - interval '1 day' where email = $1`,
      email,
    )
    expect(expectSuccess(await send(owner, `email,role\n${email},owner`)).invited).toBe(1)
    const open = await openInvitations(owner)
    // The list has no names: the one of the list before stays.
    expect(open.map(({ role, isExpired, firstName }) => [role, isExpired, firstName])).toEqual([
      ['owner', false, 'Kim'],
    ])
  })

  test('with rows to correct is refused as a whole, and says what is wrong on which line', async () => {
    const owner = await anOrganization(server)
    const email = anAddress()
    const csv = `email,role\n${email},\n,owner\nno address,\n${email},\n${anAddress()},boss\n${email.toUpperCase()},owner`
    const { faults, people } = expectSuccess(await send(owner, csv, true))
    expect(faults).toEqual([
      { line: 3, message: 'The column “email” is empty' },
      { line: 4, message: 'The column “email” has “no address”, which isn’t an email address' },
      { line: 6, message: 'The column “role” must be “owner” or “manager”' },
      { line: 7, message: 'Line 2 has this address with another role' },
    ])
    expect(people.map(({ line, status }) => [line, status])).toEqual([
      [2, 'new'],
      [5, 'repeated'],
    ])
    expect(await send(owner, csv)).toMatchObject({
      status: 422,
      body: { issues: faults.map(({ line, message }) => ({ path: `csv.${line}`, message })) },
    })
    expect(await openInvitations(owner)).toEqual([])
    const { client, organizationId: id } = owner
    const sent = expectSuccess(
      await client.call(inviteMembers, { params: { id }, body: { csv, skipsFaults: true } }),
    )
    expect([sent.invited, sent.faults, (await openInvitations(owner)).length]).toEqual([1, faults, 1])
    const lines = csv.split('\n')
    expect(sent.rest).toBe([0, 2, 3, 5, 6].map((index) => lines[index]).join('\n'))
  })

  test('with more people than there is room for is refused, and says how many fit', async () => {
    const owner = await anOrganization(server)
    expectSuccess(await send(owner, listOf(...addresses(limits.members - 2))))
    const message =
      'There is room for 1 more person. An organization has at most 100 members and open invitations.'
    for (const dryRun of [true, false])
      expect(await send(owner, listOf(...addresses(2)), dryRun)).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'csv', message }] },
      })
    expect(await openInvitations(owner)).toHaveLength(limits.members - 2)
    const { rows: times } = await server.database.pool.query<{ minute: number; count: number }>(
      `select (extract(epoch from run_at - (select min(sent_at) from organization_invitations where organization_id = $1)) / 60)::int as minute,
        count(*)::int as count
      from jobs where payload ->> 'invitationId' in (select id::text from organization_invitations where organization_id = $1)
      group by 1 order by 1`,
      [owner.organizationId],
    )
    expect(times.map(({ count }) => count)).toEqual([20, 20, 20, 20, 18])
    expect(times.map(({ minute }) => minute)).toEqual([0, 1, 2, 3, 4])
  })

  test('sent by two owners at the same time invites each person once', async () => {
    const owner = await anOrganization(server)
    const other = await aMember({ server, emails }, owner, 'owner')
    const people = addresses(20)
    const answers = await Promise.all([
      send(owner, listOf(...people)),
      sendAs(other, owner, { csv: listOf(...people.toReversed()) }),
    ])
    const invited = answers.map((answer) => expectSuccess(answer).invited)
    expect(invited.toSorted((a, b) => a - b)).toEqual([0, 20])
    expect(await openInvitations(owner)).toHaveLength(20)
    const [{ count }] = await rows(
      `select count(*)::int from jobs where payload ->> 'invitationId' in
        (select id::text from organization_invitations where organization_id = $1)`,
      owner.organizationId,
    )
    expect(count).toBe(20)
  })

  test('is for owners only', async () => {
    const owner = await anOrganization(server)
    const manager = await aMember({ server, emails }, owner)
    expect(await sendAs(manager, owner, { csv: listOf(anAddress()), dryRun: true })).toMatchObject({
      status: 403,
      body: { code: 'owners_only' },
    })
    expect(await sendAs(await aVolunteer(server), owner, { csv: listOf(anAddress()) })).toMatchObject({
      status: 404,
    })
  })
})

test('the members as CSV are for owners, and recorded', async () => {
  const owner = await anOrganization(server)
  const { client, organizationId, user } = owner
  const manager = await aMember({ server, emails }, owner)
  const path = exportMembers.path.replace(':id', organizationId)
  const { lines } = await downloadCsv(client, path)
  expect(lines).toEqual([
    'Name,Role,From the site’s staff,Joined (UTC)',
    expect.stringMatching(new RegExp(`^${user.firstName} ${user.lastName},Owner,No,\\d{4}-`)),
    expect.stringMatching(/,Manager,No,\d{4}-/),
  ])
  const [recorded] = await rows(
    "select object_id, after from audit_log where actor_id = $1 and action = 'list.export'",
    owner.id,
  )
  expect(recorded).toEqual({ object_id: organizationId, after: { list: 'members', filter: [] } })
  expect((await sendForCsv(manager.client, path)).status).toBe(403)
})
