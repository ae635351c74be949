/** Reported people and organizations, and the queue of all reports, by real calls. */
import {
  decideOrganizationCase,
  decidePersonCase,
  reportOrganization,
  reportPerson,
} from '#contract/moderation/account-reports.ts'
import { listReports, type QueuedCase } from '#contract/moderation/queue.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import type { AccountCaseDecision, AccountKind, AccountReportReason } from '#domain/moderation/reports.ts'
import { expectSuccess, type Person } from './scenario.ts'

const reporting = { person: reportPerson, organization: reportOrganization } as const
const deciding = { person: decidePersonCase, organization: decideOrganizationCase } as const

export const reportAccount = (
  { client }: Person,
  [kind, id]: readonly [AccountKind, string],
  reason: AccountReportReason = 'harassment',
) => client.call(reporting[kind], { params: { id }, body: { reason, explanation: 'They shouted at us.' } })

export async function listQueue(
  { client }: Person,
  query: EndpointRequest<typeof listReports>['query'] = {},
): Promise<readonly QueuedCase[]> {
  return expectSuccess(await client.call(listReports, { query }))
}

/** The case of an item, among the first open or decided ones that a text finds. */
export async function findQueued(admin: Person, id: string, q?: string): Promise<QueuedCase> {
  const all = [...(await listQueue(admin, { q })), ...(await listQueue(admin, { q, show: 'decided' }))]
  const found = all.find((each) => each.case.id === id)
  if (!found) throw new Error('no case')
  return found
}

/** Decides with a reason, from the current version by default. */
export async function decideAccount(
  admin: Person,
  [kind, id]: readonly [AccountKind, string],
  decision: { verdict: AccountCaseDecision; version: string; note?: string | null },
) {
  const { note = 'Please keep a friendly tone.', ...rest } = decision
  return admin.client.call(deciding[kind], { params: { id }, body: { ...rest, note } })
}
