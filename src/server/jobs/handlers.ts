/** What each kind of job does, and which run again and again. */
import { z } from '#contract/zod.ts'
import { sealChain } from '#server/audit/check.ts'
import { removeOldKeys } from '#server/db/idempotency-keys.ts'
import { removeFullBuckets } from '#server/db/rate-limit.ts'
import { reviewCaseLetterKind, sendReviewCaseLetter } from '#server/features/reviews/case-letters.ts'
import { revealWaiting } from '#server/features/reviews/service.ts'
import { accountLetterKind, sendAccountLetter } from '#server/features/accounts/letters.ts'
import { removeExpiredTokens } from '#server/features/accounts/token-queries.ts'
import { authorityLetterKind, sendAuthorityLetter } from '#server/features/authority/letter.ts'
import { removeExpiredLetters } from '#server/features/authority/queries.ts'
import { removeExpiredClaims } from '#server/features/organizations/claim-queries.ts'
import { decisionLetterKind, sendDecisionLetter } from '#server/features/organizations/decision-letters.ts'
import { removeOldInvitations } from '#server/features/organizations/invitation-queries.ts'
import { organizationLetterKind, sendOrganizationLetter } from '#server/features/organizations/letters.ts'
import { removalKind } from '#server/files/remove.ts'
import { removeReplaced, sweepFiles } from '#server/features/images/sweep.ts'
import { makeDigests, sendDigest } from '#server/features/notifications/digest.ts'
import { digestLetterKind, noticeLetterKind } from '#server/features/notifications/letter-kinds.ts'
import { sendNoticeLetter } from '#server/features/notifications/letters.ts'
import { decideMonth } from '#server/features/standings/month-queries.ts'
import { batchKind, refreshBatch, refreshKind, refreshOne } from '#server/features/standings/refresh.ts'
import * as rewards from '#server/features/rewards/asking.ts'
import { settleBatch, settleOne } from '#server/features/rewards/settle.ts'
import { removeExpiredSessions } from '#server/features/sessions/queries.ts'
import { removeOldEvents } from '#server/live/queries.ts'
import { removeOldLetters } from '#server/mail/queries.ts'
import { sendLetter } from '#server/mail/send.ts'
import {
  badgeKind,
  issueForBadge,
  issueForWork,
  issueMissing,
  roundKind,
  workKind,
} from '#server/features/credentials/issue.ts'
import { countAll, readMoreKind, readStale } from '#server/features/matching/reading.ts'
import { placeKind, readStating } from '#server/features/matching/suggestions.ts'
import { moderationLetterKind, sendModerationLetter } from '#server/features/moderation/letters.ts'
import { removeOldDone } from './queries.ts'
import type { JobHandler } from './job.ts'

/** Failures after which a job is given up, unless its kind says otherwise: about half an hour. */
export const standardMaxAttempts = 10

const aboutApplication = z.object({ applicationId: z.uuid() })

export const handlers = new Map<string, JobHandler>([
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
  [moderationLetterKind, { run: sendModerationLetter, actsOutside: true, maxAttempts: 82 }],
  ['outbox.sweep', { run: ({ db, now }) => removeOldLetters(db, now) }],
  [
    'reviews.reveal',
    { run: ({ db, now }, payload) => revealWaiting(db, { ...aboutApplication.parse(payload), at: now }) },
  ],
  ['account_tokens.sweep', { run: ({ db, now }) => removeExpiredTokens(db, now) }],
  [
    'organization_links.sweep',
    {
      async run({ db, now }) {
        await removeOldInvitations(db, now)
        await removeExpiredClaims(db, now)
        await removeExpiredLetters(db, now)
      },
    },
  ],
  [refreshKind, { run: refreshOne }],
  [batchKind, { run: refreshBatch }],
  ['standings.sweep', { run: ({ db, now }) => refreshBatch({ db, now }, {}) }],
  ['standings.month', { run: decideMonth }],
  [rewards.settleKind, { run: settleOne }],
  [rewards.batchKind, { run: settleBatch }],
  ['rewards.sweep', { run: ({ db, now }) => settleBatch({ db, now }, {}) }],
  // A day and more: an invitation lasts a week, and a claim a day.
  [authorityLetterKind, { run: sendAuthorityLetter, actsOutside: true, maxAttempts: 34 }],
  [organizationLetterKind, { run: sendOrganizationLetter, actsOutside: true, maxAttempts: 34 }],
  // Three days, as letters about applications.
  [decisionLetterKind, { run: sendDecisionLetter, actsOutside: true, maxAttempts: 82 }],
  [reviewCaseLetterKind, { run: sendReviewCaseLetter, actsOutside: true, maxAttempts: 82 }],
  [noticeLetterKind, { run: sendNoticeLetter, actsOutside: true, maxAttempts: 82 }],
  ['digests.sweep', { run: makeDigests }],
  // The next one comes tomorrow.
  [digestLetterKind, { run: sendDigest, actsOutside: true, maxAttempts: 34 }],
  [workKind, { run: issueForWork }],
  [badgeKind, { run: issueForBadge }],
  [roundKind, { run: issueMissing }],
  ['credentials.sweep', { run: issueMissing }],
  ['matching.read', { run: readStale }],
  [readMoreKind, { run: readStale }],
  [placeKind, { run: readStating }],
  ['matching.count', { run: ({ db, now }) => countAll(db, now) }],
  [removalKind, { run: removeReplaced, actsOutside: true }],
  ['files.sweep', { run: sweepFiles, actsOutside: true }],
  // A day: later than that none of their links lasts, but the way back, which is tried first of all.
  [accountLetterKind, { run: sendAccountLetter, actsOutside: true, maxAttempts: 34 }],
  // Three days, as the pauses grow to an hour: a mail server may be away for a weekend.
  ['mail.send', { run: sendLetter, actsOutside: true, maxAttempts: 82 }],
])

const hour = 3_600_000

/** Kinds that are added at the start and after each run, and never given up. */
export const recurring = [
  { kind: 'sessions.sweep', everyMs: hour },
  // Digests come within this after their hour.
  { kind: 'digests.sweep', everyMs: 300_000 },
  { kind: 'rate_limit.sweep', everyMs: 300_000 },
  { kind: 'idempotency.sweep', everyMs: hour },
  { kind: 'account_tokens.sweep', everyMs: hour },
  { kind: 'organization_links.sweep', everyMs: hour },
  { kind: 'files.sweep', everyMs: hour },
  { kind: 'jobs.sweep', everyMs: hour },
  { kind: 'live.sweep', everyMs: hour },
  // Answers age and first years end though nothing happens.
  { kind: 'standings.sweep', everyMs: 24 * hour },
  { kind: 'standings.month', everyMs: hour },
  // Also at each start: after an upgrade whatever was done before counts too.
  { kind: 'rewards.sweep', everyMs: 24 * hour },
  // What a job was too late for, and what was there before credentials were.
  { kind: 'credentials.sweep', everyMs: hour },
  // Also at each start: a new vocabulary reads everything again.
  { kind: 'matching.read', everyMs: hour },
  { kind: 'matching.count', everyMs: 24 * hour },
  { kind: 'audit.check', everyMs: 24 * hour },
  { kind: 'outbox.sweep', everyMs: 24 * hour },
] as const
