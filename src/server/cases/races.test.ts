import { describe, expect, test } from 'vitest'
import { decideMessageCase, listMessageCases } from '#contract/messages/cases.ts'
import { reportMessage } from '#contract/messages/messages.ts'
import { suspendOrganization } from '#contract/moderation/moderation.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { aConversationByCall, say } from '#tests/support/scenarios/messaging.ts'
import {
  anOrganization,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useVerificationCases } from '#tests/support/scenarios/verification-cases.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { aCase, fetchCase } = useVerificationCases(server)
const countAudited = async (action: string, id: string): Promise<number> =>
  (
    await server.database.pool.query('select from audit_log where action like $1 and object_id = $2', [
      action,
      id,
    ])
  ).rows.length

describe('concurrent decisions of two administrators are one decision', () => {
  const decideTwice = async (decide: (admin: Person, index: number) => Promise<{ status: number }>) => {
    const administrators = [await anAdministrator(server), await anAdministrator(server)]
    return countStatuses(await Promise.all(administrators.map(decide)))
  }

  test('about a reported message', async () => {
    const admin = await anAdministrator(server)
    const { volunteer, owner, id: conversation } = await aConversationByCall(server)
    const { id } = await say(volunteer, conversation, 'Send me your bank details.')
    const body = { reason: 'money' } as const
    expectSuccess(await owner.client.call(reportMessage, { params: { id }, body }))
    const list = expectSuccess(await admin.client.call(listMessageCases, { query: {} }))
    const { version = '' } = list.find((each) => each.id === id) ?? {}
    const decisions = ['keep', 'remove'] as const
    const statuses = await decideTwice(({ client }, index) =>
      client.call(decideMessageCase, {
        params: { id },
        body: { verdict: decisions[index] ?? 'keep', note: 'A reason', version },
      }),
    )
    expect(statuses).toEqual({ 200: 1, 409: 1 })
    expect(await countAudited('message.%', id)).toBe(1)
  })

  test('about a verification', async () => {
    const { id } = await aCase()
    const { version } = await fetchCase(await anAdministrator(server), id)
    const decisions = ['approve', 'decline'] as const
    const statuses = await decideTwice(({ client }, index) =>
      client.post(`/api/admin/verifications/${id}/decision`, {
        verdict: decisions[index],
        reason: 'A reason',
        version,
      }),
    )
    expect(statuses).toEqual({ 200: 1, 409: 1 })
    expect(await countAudited('verification.%e', id)).toBe(1)
  })

  test('about the suspension of an organization', async () => {
    const { organizationId: id } = await anOrganization(server)
    const body = { reason: 'Paid work in disguise' }
    const statuses = await decideTwice(({ client }) =>
      client.call(suspendOrganization, { params: { id }, body }),
    )
    expect(statuses).toEqual({ 200: 1, 409: 1 })
    expect(await countAudited('organization.suspend', id)).toBe(1)
  })
})
