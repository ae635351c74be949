import { expect, test } from 'vitest'
import { inviteMembers } from '#contract/organizations/members.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, nextNumber } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { LIMIT_MEMBER_INVITATIONS: '4/1d', LIMIT_MAILS: '1/1h' } })
const anAddress = () => `limited${nextNumber()}@example.org`

test('an organization invites only so many people from lists, and an address gets only so many emails', async () => {
  const [owner, other] = [await anOrganization(server), await anOrganization(server)]
  const invite = async ({ client, organizationId: id }: typeof owner, people: string[]) => {
    const csv = ['email', ...people].join('\n')
    return client.call(inviteMembers, { params: { id }, body: { csv } })
  }
  const statusOf = async (...list: Parameters<typeof invite>) => (await invite(...list)).status
  const email = anAddress()
  expect(await statusOf(owner, [email, anAddress()])).toBe(200)
  expect(await statusOf(owner, [anAddress(), anAddress(), anAddress()])).toBe(429)
  const refused = await invite(other, [anAddress(), email])
  expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'csv.3' }] } })
  // What was refused counts nowhere, and both are on one network.
  expect(await statusOf(other, [anAddress(), anAddress()])).toBe(200)
  expect(await statusOf(other, [anAddress()])).toBe(429)
})
