import { expect, test } from 'vitest'
import { inviteMembers, listInvitations } from '#contract/organizations/member-invitations.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  expectSuccess,
  nextNumber,
  type OrganizationOwner,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { LIMIT_MAILS: '1/1h' } })
const limited = useServer({ env: { LIMIT_MEMBER_INVITATIONS: '4/1d', LIMIT_MAILS: '1/1h' } })
const daily = useServer({ env: { LIMIT_MAILS: '1/1h', LIMIT_MAILS_DAY: '1/1d' } })
const anAddress = () => `limited${nextNumber()}@example.org`
const invite = async (
  { client, organizationId: id }: OrganizationOwner,
  people: readonly string[],
  dryRun = false,
) => client.call(inviteMembers, { params: { id }, body: { csv: ['email', ...people].join('\n'), dryRun } })

test('a list invites all but the addresses that got too many emails, and only sending says who they are', async () => {
  const [owner, other] = [await anOrganization(server), await anOrganization(server)]
  const email = anAddress()
  expectSuccess(await invite(owner, [email]))
  const list = [anAddress(), email.toUpperCase(), anAddress(), email]
  const checked = expectSuccess(await invite(other, list, true))
  expect([checked.invited, checked.retryAfter, checked.people.map(({ status }) => status)]).toEqual([
    3,
    null,
    ['new', 'new', 'new', 'repeated'],
  ])
  const sent = expectSuccess(await invite(other, list))
  expect([sent.invited, sent.faults, sent.people.map(({ status }) => status)]).toEqual([
    2,
    [],
    ['new', 'limited', 'new', 'repeated'],
  ])
  // They can be sent later.
  expect(sent.rest).toBe(`email\n${email.toUpperCase()}`)
  expect(sent.retryAfter).toBeGreaterThan(3000)
  expect(sent.retryAfter).toBeLessThanOrEqual(3600)
  const open = await other.client.call(listInvitations, { params: { id: other.organizationId } })
  expect(expectSuccess(open).map((each) => each.email)).toEqual(
    expect.not.arrayContaining([email, email.toUpperCase()]),
  )
})

test('the time to wait is that of the limit that lasts longest', async () => {
  const [owner, other] = [await anOrganization(daily), await anOrganization(daily)]
  const email = anAddress()
  expectSuccess(await invite(owner, [email]))
  const sent = expectSuccess(await invite(other, [email]))
  expect(sent.invited).toBe(0)
  // Not the hour of the other limit.
  expect(sent.retryAfter).toBeGreaterThan(20 * 3600)
})

test('of two lists with one address at the same time, one sends the email', async () => {
  const owners = [await anOrganization(server), await anOrganization(server)]
  const email = anAddress()
  const answers = await Promise.all(owners.map((owner) => invite(owner, [email])))
  expect(answers.map((answer) => expectSuccess(answer).invited).toSorted((a, b) => a - b)).toEqual([0, 1])
})

test('an organization invites only so many people from lists, and those left out count, too', async () => {
  const [owner, other] = [await anOrganization(limited), await anOrganization(limited)]
  const statusOf = async (...list: Parameters<typeof invite>) => (await invite(...list)).status
  const email = anAddress()
  expect(await statusOf(owner, [email, anAddress()])).toBe(200)
  expect(await statusOf(owner, [anAddress(), anAddress(), anAddress()])).toBe(429)
  // What was refused counts nowhere, and both are on one network. Who is left out counts: no one learns that for nothing.
  expect(expectSuccess(await invite(other, [email])).invited).toBe(0)
  expect(await statusOf(other, [anAddress(), anAddress()])).toBe(429)
  expect(await statusOf(other, [anAddress()])).toBe(200)
  expect(await statusOf(other, [anAddress()])).toBe(429)
})
