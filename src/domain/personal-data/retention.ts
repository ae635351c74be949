/**
 * How long the product keeps personal data that is not kept as long as its account. The job of each row removes what is
 * older; `docs/privacy.md` shows the same table, and a test compares the two.
 */
import { auditRetentionDays } from '#domain/audit/audit.ts'
import { exposureRule } from '#domain/matching/predictions/exposures.ts'
import { inviteStoredDays } from '#domain/invites/invites.ts'
import { portfolioViewRule } from '#domain/portfolios/portfolios.ts'
import { exportDays } from './exports.ts'

export interface Retention {
  /** The kind of job that removes it. */
  job: string
  /** Days after `since`; 0 is as soon as the job runs. */
  days: number
  since: 'written' | 'expired' | 'done' | 'failed' | 'replaced'
}

export const retention = {
  sessions: { job: 'sessions.sweep', days: 0, since: 'expired' },
  endedSessions: { job: 'ended_sessions.sweep', days: 30, since: 'written' },
  accountLinks: { job: 'account_tokens.sweep', days: 0, since: 'expired' },
  invitations: { job: 'organization_links.sweep', days: 7, since: 'expired' },
  rateLimits: { job: 'rate_limit.sweep', days: 0, since: 'expired' },
  repeatedRequests: { job: 'idempotency.sweep', days: 1, since: 'written' },
  liveEvents: { job: 'live.sweep', days: 1, since: 'written' },
  viewedProfiles: { job: 'directory_days.sweep', days: 1, since: 'written' },
  portfolioViews: { job: 'portfolio_views.sweep', days: portfolioViewRule.storedDays, since: 'written' },
  matchExposures: { job: 'match_exposures.sweep', days: exposureRule.storedDays, since: 'written' },
  unseenMatches: { job: 'match_exposures.sweep', days: exposureRule.storedUnseenDays, since: 'written' },
  emails: { job: 'outbox.sweep', days: 30, since: 'written' },
  unsentEmails: { job: 'outbox.sweep', days: 30, since: 'failed' },
  digests: { job: 'digests.sweep', days: 30, since: 'written' },
  doneJobs: { job: 'jobs.sweep', days: 7, since: 'done' },
  scheduledActions: { job: 'schedule.sweep', days: 180, since: 'done' },
  invites: { job: 'invites.sweep', days: inviteStoredDays, since: 'done' },
  dataExports: { job: 'personal_data.sweep', days: exportDays, since: 'written' },
  files: { job: 'files.sweep', days: 0, since: 'replaced' },
  auditLog: { job: 'audit.check', days: auditRetentionDays, since: 'written' },
} as const satisfies Record<string, Retention>

/** The time before which something of this kind is removed. */
export const findRetentionCutoff = (kind: keyof typeof retention, now: Date): Date =>
  new Date(now.getTime() - retention[kind].days * 86_400_000)
