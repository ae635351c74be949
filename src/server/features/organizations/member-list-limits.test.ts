import { expect, test } from 'vitest'
import { inviteMembers } from '#contract/organizations/members.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, nextNumber } from '#tests/support/scenarios/scenario.ts'

const server = useServer({ env: { LIMIT_MEMBER_INVITATIONS: '3/1d', LIMIT_MAILS: '1/1h' } })
const anAddress = () => `limited${nextNumber()}@example.org`

test('an organization invites only so many people from lists, and an address gets only so many emails', async () => {
  const [owner, other] = [await anOrganization(server), await anOrganization(server)]
  const statusOf = async ({ client, organizationId: id }: typeof owner, people: string[]) => {
    const csv = ['email', ...people].join('\n')
    return (await client.call(inviteMembers, { params: { id }, body: { csv } })).status
  }
  const email = anAddress()
  expect(await statusOf(owner, [email, anAddress()])).toBe(200)
  expect(await statusOf(owner, [anAddress(), anAddress()])).toBe(429)
  expect(await statusOf(other, [email])).toBe(429)
  expect(await statusOf(other, [anAddress()])).toBe(200)
})
