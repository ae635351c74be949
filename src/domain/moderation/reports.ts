/** Reports about people and organizations, and what administrators can decide about them, and when (issue 22). */

/** What can be reported, and appeals. Each kind has cases of its own; the administrators' queue shows all of them. */
export const reportedKinds = ['project', 'person', 'organization', 'review', 'message', 'appeal'] as const
export type ReportedKindName = (typeof reportedKinds)[number]

/** The two kinds that are accounts. */
export const accountKinds = ['person', 'organization'] as const satisfies ReportedKindName[]
export type AccountKind = (typeof accountKinds)[number]

/** Why someone reports a person or an organization, in display order. */
export const accountReportReasons = [
  'harassment',
  'asks_money',
  'impersonation',
  'misleading',
  'unsafe',
  'spam',
  'other',
] as const
export type AccountReportReason = (typeof accountReportReasons)[number]

/** What a decision does to the open reports. */
export const accountReportDecisions = ['dismiss', 'warn', 'suspend'] as const
export type AccountReportDecision = (typeof accountReportDecisions)[number]

/** `restore` ends a suspension. */
export const accountCaseDecisions = [...accountReportDecisions, 'restore'] as const
export type AccountCaseDecision = (typeof accountCaseDecisions)[number]

/** `restored`: it was suspended for reports and is back. */
export const accountCaseStates = ['open', 'dismissed', 'warned', 'suspended', 'restored'] as const
export type AccountCaseState = (typeof accountCaseStates)[number]

const statesAfter = {
  dismiss: 'dismissed',
  warn: 'warned',
  suspend: 'restored',
} as const satisfies Record<AccountReportDecision, AccountCaseState>

/** A suspension decides all open reports, and no one can report a suspended account, so both never hold together. */
export function accountCaseState({
  openReports,
  isSuspended,
  lastDecision,
}: {
  /** Reports that await a decision. */
  openReports: number
  isSuspended: boolean
  /** The last decision about reports of it; null if there is none. */
  lastDecision: AccountReportDecision | null
}): AccountCaseState {
  if (isSuspended) return 'suspended'
  return openReports > 0 || lastDecision === null ? 'open' : statesAfter[lastDecision]
}

/** The possible decisions: open reports are dismissed, or answered with a warning or a suspension, which can be ended. */
export function listAccountCaseDecisions(state: AccountCaseState): AccountCaseDecision[] {
  if (state === 'suspended') return ['restore']
  return state === 'open' ? ['dismiss', 'warn', 'suspend'] : []
}
