/** What each kind of job does, and which kinds recur. */
import { z } from '#contract/zod.ts'
import { sealChain } from '#server/audit/check.ts'
import { removeOldKeys } from '#server/http/idempotency-queries.ts'
import { removeFullBuckets } from '#server/http/limits/rate-limit-queries.ts'
import { revealWaiting } from '#server/features/reviews/service.ts'
import { removeOldAccountInvitations } from '#server/features/accounts/invitations/account-invitation-queries.ts'
import { deleteDueAccounts } from '#server/features/accounts/deletion/deletion-run.ts'
import { removeExpiredTokens } from '#server/features/accounts/token-queries.ts'
import { authorityLinks, claimLinks } from '#server/website-proof/link-queries.ts'
import { removeOldInvitations } from '#server/features/organizations/members/invitation-queries.ts'
import { removalKind } from '#server/files/remove.ts'
import { removeReplaced, sweepFiles } from '#server/features/images/sweep.ts'
import { emailWaiting } from '#server/features/administration/waiting-email.ts'
import { makeDigests } from '#server/features/notifications/digest.ts'
import { decideMonth } from '#server/features/rankings/month-queries.ts'
import { batchKind, refreshBatch, refreshKind, refreshOne } from '#server/features/rankings/refresh.ts'
import * as rewards from '#server/features/rewards/enqueue.ts'
import { reconcileBatch, reconcileVolunteer } from '#server/features/rewards/reconcile.ts'
import { findRetentionCutoff } from '#domain/personal-data/retention.ts'
import {
  removeEndedSessions,
  removeExpiredSessions,
} from '#server/features/accounts/sign-in/session-queries.ts'
import { removeOldEvents } from '#server/live/queries.ts'
import { exportKind } from '#server/features/personal-data/export-kind.ts'
import { makeExport } from '#server/features/personal-data/make-export.ts'
import { sweepExports } from '#server/features/personal-data/sweep.ts'
import { removeOldEmails } from '#server/email/queries.ts'
import { emailKind } from '#domain/email/email-job.ts'
import { markAbandoned, maxEmailAttempts, sendEmail } from '#server/email/send.ts'
import {
  badgeKind,
  issueForBadge,
  issueForWork,
  issueMissing,
  roundKind,
  workKind,
} from '#server/features/credentials/issue.ts'
import { publishListKind, publishStatusList } from '#server/features/credentials/publish-lists.ts'
import { closeSeparated, closeSeparatedKind } from '#server/features/applications/work/close-separated.ts'
import { recordMissingScopes, recordMoreKind } from '#server/features/applications/scopes/scope-records.ts'
import { planKind } from '#server/schedule/enqueue.ts'
import { planAll, planNamed, removeOldActions } from '#server/schedule/plan.ts'
import { moreActionsKind, runDueActions } from '#server/schedule/run.ts'
import { reopenKind } from '#server/features/projects/reopening/reopening-enqueue.ts'
import { remindSavers, savedReminderKind } from '#server/features/projects/managing/date-reminders.ts'
import * as searchKinds from '#server/features/projects/alerts/search-enqueue.ts'
import { sendSearchDigests } from '#server/features/projects/alerts/search-digests.ts'
import * as searches from '#server/features/projects/alerts/search-matching.ts'
import { notifyAllReopened, notifyReopened } from '#server/features/projects/reopening/reopening.ts'
import { sweepInvites } from '#server/features/invites/sweep.ts'
import { removeOldExposures } from '#server/queries/matching/match-exposures.ts'
import { findNewMatches } from '#server/features/matching/new-matches/new-matches.ts'
import { fitModels } from '#server/features/matching/fit-models.ts'
import { removeOldDays } from '#server/features/matching/directory/directory-limit.ts'
import { writeSearchBatch, writeSearchKind } from '#server/features/matching/directory/directory-index.ts'
import { recountKind } from '#server/matching/statistics.ts'
import {
  countAll,
  countIfGrown,
  refreshStaleKind,
  refreshStaleBatch,
} from '#server/features/matching/refresh.ts'
import { placeKind, refreshStatedBatch } from '#server/features/matching/suggestions/suggestions.ts'
import { guessMoreKind, guessStoredBatch } from '#server/languages/guess-stored.ts'
import { loadRun } from '#server/features/verification/register-run-job.ts'
import { registerLoadKind } from '#server/features/verification/register-runs.ts'
import { sweepUploads } from '#server/features/verification/register-run-sweep.ts'
import { removeOldPortfolioViews } from '#server/queries/portfolios/portfolio-views.ts'
import { removeOldDone } from './queries.ts'
import type { JobHandler } from './job.ts'

/** Default number of attempts before a job is given up: about half an hour. */
export const standardMaxAttempts = 10

const hour = 3_600_000
const applicationPayload = z.object({ applicationId: z.uuid() })

export const handlers = new Map<string, JobHandler>([
  [
    'ended_sessions.sweep',
    { run: ({ db, now }) => removeEndedSessions(db, findRetentionCutoff('endedSessions', now)) },
  ],
  [
    'sessions.sweep',
    {
      async run({ db, now }) {
        await removeExpiredSessions(db, now)
      },
    },
  ],
  ['rate_limit.sweep', { run: ({ db }) => removeFullBuckets(db) }],
  ['idempotency.sweep', { run: ({ db, now }) => removeOldKeys(db, now) }],
  ['audit.check', { run: ({ db, now }) => sealChain(db, now) }],
  ['live.sweep', { run: ({ db, now }) => removeOldEvents(db, now) }],
  ['jobs.sweep', { run: ({ db, now }) => removeOldDone(db, now) }],
  ['outbox.sweep', { run: ({ db, now }) => removeOldEmails(db, now) }],
  [
    'reviews.reveal',
    { run: ({ db, now }, payload) => revealWaiting(db, { ...applicationPayload.parse(payload), at: now }) },
  ],
  ['accounts.delete', { run: deleteDueAccounts, runsOutsideTransaction: true }],
  ['account_tokens.sweep', { run: ({ db, now }) => removeExpiredTokens(db, now) }],
  [
    'organization_links.sweep',
    {
      async run({ db, now }) {
        await removeOldInvitations(db, now)
        await removeOldAccountInvitations(db, now)
        await claimLinks.removeExpired(db, now)
        await authorityLinks.removeExpired(db, now)
      },
    },
  ],
  [refreshKind, { run: refreshOne }],
  [batchKind, { run: refreshBatch }],
  ['standings.sweep', { run: ({ db, now }) => refreshBatch({ db, now }, {}) }],
  ['standings.month', { run: decideMonth }],
  [rewards.reconcileKind, { run: reconcileVolunteer }],
  [rewards.batchKind, { run: reconcileBatch }],
  ['rewards.sweep', { run: ({ db, now }) => reconcileBatch({ db, now }, {}) }],
  ['digests.sweep', { run: makeDigests, runsOutsideTransaction: true }],
  ['staff.waiting', { run: emailWaiting, runsOutsideTransaction: true }],
  [workKind, { run: issueForWork }],
  [badgeKind, { run: issueForBadge }],
  [roundKind, { run: issueMissing }],
  [publishListKind, { run: publishStatusList }],
  ['credentials.sweep', { run: issueMissing }],
  ['schedule.run', { run: runDueActions, runsOutsideTransaction: true }],
  [moreActionsKind, { run: runDueActions, runsOutsideTransaction: true }],
  ['schedule.find', { run: planAll }],
  [planKind, { run: planNamed }],
  ['schedule.sweep', { run: removeOldActions }],
  ['scopes.record', { run: recordMissingScopes, runsOutsideTransaction: true }],
  [closeSeparatedKind, { run: closeSeparated, runsOutsideTransaction: true }],
  [recordMoreKind, { run: recordMissingScopes, runsOutsideTransaction: true }],
  // Also hourly: a deadline or a setting may have changed, or an organization come back.
  ['projects.find_reopened', { run: notifyAllReopened, runsOutsideTransaction: true }],
  [reopenKind, { run: notifyReopened, runsOutsideTransaction: true }],
  [searchKinds.matchKind, { run: searches.matchChanged, runsOutsideTransaction: true }],
  [searchKinds.verifiedKind, { run: searches.matchVerified, runsOutsideTransaction: true }],
  ['searches.find', { run: searches.matchRemaining, runsOutsideTransaction: true }],
  [searchKinds.findAlertsKind, { run: searches.matchRemaining, runsOutsideTransaction: true }],
  ['searches.digest', { run: sendSearchDigests, runsOutsideTransaction: true }],
  ['searches.read', { run: searches.updateOutdated, runsOutsideTransaction: true }],
  [searchKinds.continueKind, { run: searches.updateOutdated, runsOutsideTransaction: true }],
  [savedReminderKind, { run: remindSavers }],
  ['matching.read', { run: refreshStaleBatch }],
  [refreshStaleKind, { run: refreshStaleBatch }],
  [placeKind, { run: refreshStatedBatch }],
  ['languages.guess', { run: guessStoredBatch }],
  [guessMoreKind, { run: guessStoredBatch }],
  ['directory.index', { run: writeSearchBatch }],
  [writeSearchKind, { run: writeSearchBatch }],
  ['portfolio_views.sweep', { run: ({ db, now }) => removeOldPortfolioViews(db, now) }],
  [
    'match_exposures.sweep',
    { run: ({ db, now }) => removeOldExposures(db, now), runsOutsideTransaction: true },
  ],
  ['matches.find', { run: findNewMatches, runsOutsideTransaction: true }],
  ['matching.fit', { run: fitModels, runsOutsideTransaction: true }],
  ['directory_days.sweep', { run: ({ db, now }) => removeOldDays(db, now) }],
  ['invites.sweep', { run: sweepInvites, runsOutsideTransaction: true }],
  ['matching.count', { run: ({ db, now }) => countIfGrown(db, now) }],
  [recountKind, { run: ({ db, now }) => countAll(db, now) }],
  // The run itself counts how often it started.
  [registerLoadKind, { run: loadRun, runsOutsideTransaction: true, maxAttempts: 1000 }],
  [
    'registry.sweep',
    {
      run: ({ db, config, now }) => sweepUploads({ db, config, now: () => now }),
      runsOutsideTransaction: true,
    },
  ],
  [exportKind, { run: makeExport, runsOutsideTransaction: true }],
  ['personal_data.sweep', { run: sweepExports, runsOutsideTransaction: true }],
  [removalKind, { run: removeReplaced, runsOutsideTransaction: true }],
  ['files.sweep', { run: sweepFiles, runsOutsideTransaction: true }],
  [
    emailKind,
    {
      run: sendEmail,
      runsOutsideTransaction: true,
      maxAttempts: maxEmailAttempts,
      onAbandoned: markAbandoned,
    },
  ],
])

/** Kinds that are enqueued at startup and after each run, and never given up. */
export const recurring = [
  { kind: 'sessions.sweep', everyMs: hour },
  { kind: 'ended_sessions.sweep', everyMs: hour },
  // Digests go out within this time after the person's chosen hour.
  { kind: 'digests.sweep', everyMs: 300_000 },
  // Emails to the staff, within this time after the hour of their daily emails.
  { kind: 'staff.waiting', everyMs: hour / 2 },
  { kind: 'schedule.run', everyMs: 60_000 },
  // Also at each startup: applications of an earlier release, and imported ones.
  { kind: 'schedule.find', everyMs: hour },
  { kind: 'schedule.sweep', everyMs: 24 * hour },
  // Also at each startup: whom an earlier release accepted, also while both releases run.
  { kind: 'scopes.record', everyMs: hour },
  { kind: 'projects.find_reopened', everyMs: hour },
  // What changed without an event, and what a stopped process left.
  { kind: 'searches.find', everyMs: 300_000 },
  // Like digests.
  { kind: 'searches.digest', everyMs: 300_000 },
  { kind: 'matches.find', everyMs: 300_000 },
  // Also at each startup: another release may read filters differently.
  { kind: 'searches.read', everyMs: hour },
  { kind: 'rate_limit.sweep', everyMs: 300_000 },
  { kind: 'idempotency.sweep', everyMs: hour },
  // Accounts are deleted within this time after their thirty days.
  { kind: 'accounts.delete', everyMs: 300_000 },
  { kind: 'account_tokens.sweep', everyMs: hour },
  { kind: 'organization_links.sweep', everyMs: hour },
  { kind: 'files.sweep', everyMs: hour },
  { kind: 'registry.sweep', everyMs: hour },
  { kind: 'personal_data.sweep', everyMs: hour },
  { kind: 'jobs.sweep', everyMs: hour },
  { kind: 'live.sweep', everyMs: hour },
  // Response rates and first years change with time, even if nothing happens.
  { kind: 'standings.sweep', everyMs: 24 * hour },
  { kind: 'standings.month', everyMs: hour },
  // Also at each startup: after an upgrade, earlier activity counts too.
  { kind: 'rewards.sweep', everyMs: 24 * hour },
  // Issues what earlier jobs missed, and what was earned before credentials existed.
  { kind: 'credentials.sweep', everyMs: hour },
  // Also at each startup: a new vocabulary requires reading everything again.
  { kind: 'matching.read', everyMs: hour },
  // Also at each startup: the previous release stored no languages.
  { kind: 'languages.guess', everyMs: 24 * hour },
  // Looks whether there are a fifth more listings, and counts them then, and once a day.
  { kind: 'matching.count', everyMs: 300_000 },
  // Also at each startup: profiles of an earlier release.
  { kind: 'directory.index', everyMs: 24 * hour },
  { kind: 'portfolio_views.sweep', everyMs: 24 * hour },
  { kind: 'invites.sweep', everyMs: 24 * hour },
  { kind: 'match_exposures.sweep', everyMs: 24 * hour },
  // Learns from what was shown and decided.
  { kind: 'matching.fit', everyMs: 24 * hour },
  { kind: 'directory_days.sweep', everyMs: 24 * hour },
  { kind: 'audit.check', everyMs: 24 * hour },
  { kind: 'outbox.sweep', everyMs: 24 * hour },
] as const
