import type { AppealableDecision, AppealKind, AppealDecision } from '#domain/moderation/appeals.ts'
import type { AccountCaseDecision, AccountReportReason } from '#domain/moderation/reports.ts'

/** Their subject is the account or the organization. The reasons are stored with the suspensions. */
export interface ModerationEvents {
  'account.suspended': Record<never, never>
  'account.reinstated': Record<never, never>
  'organization.suspended': Record<never, never>
  'organization.reinstated': Record<never, never>
  'account.reported': { reportId: string; reason: AccountReportReason }
  'organization.reported': { reportId: string; reason: AccountReportReason }
  /** An administrator decided; the reason is stored with the reports. */
  'account.reports_decided': { verdict: AccountCaseDecision }
  'organization.reports_decided': { verdict: AccountCaseDecision }
  /** Their subject is the appeal. */
  'appeal.filed': { kind: AppealKind; decision: AppealableDecision }
  'appeal.decided': { verdict: AppealDecision; isUndone: boolean }
}

/** Whether it follows from a granted appeal, which notifies the reinstated side itself. */
interface OfAppeal {
  isAppeal: boolean
}

export interface ModerationDetails {
  'account.suspended': { at: Date }
  /** The projects that this hid. */
  'organization.suspended': { projectIds: readonly string[] }
  'account.reinstated': OfAppeal
  /** The projects that this shows again. */
  'organization.reinstated': OfAppeal & { projectIds: readonly string[] }
  /** The people whose reports this decides. */
  'account.reports_decided': { reporterIds: readonly string[] }
  'organization.reports_decided': { reporterIds: readonly string[] }
}
