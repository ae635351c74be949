/** What an export says about the account, the profile, what the person saves and what they are notified of. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import {
  accountDeletions,
  accountInvitations,
  accountTokens,
  recoveryCodes,
  secondFactors,
  sessions,
  staffRoles,
  users,
} from '#server/db/tables/accounts.ts'
import { auditLog } from '#server/db/tables/audit.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { emailBounces, outbox } from '#server/db/tables/email.ts'
import { legalAgreements } from '#server/db/tables/legal.ts'
import {
  dismissedMatches,
  matchExclusions,
  matchExposures,
  notifiedMatches,
  matchingWeights,
} from '#server/db/tables/matching.ts'
import { userSuspensions } from '#server/db/tables/moderation.ts'
import {
  emailTimes,
  notificationPreferences,
  notifications,
  weeklySummaries,
} from '#server/db/tables/notifications.ts'
import { onboardingAnswers } from '#server/db/tables/onboarding.ts'
import { personalExports } from '#server/db/tables/personal-data.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import {
  reopenAlerts,
  savedProjects,
  savedSearches,
  searchAlerts,
  unfinishedProjects,
} from '#server/db/tables/projects.ts'
import {
  badgeAwards,
  pointAccounts,
  pointEntries,
  redemptions,
  restWeeks,
} from '#server/db/tables/rewards.ts'
import { ownRows, type ExportPart } from './part-queries.ts'

export const accountParts = {
  account: ownRows(users, 'id'),
  sessions: ownRows(sessions, 'userId', { order: sessions.createdAt }),
  accountLinks: ownRows(accountTokens, 'userId', { order: accountTokens.createdAt }),
  accountInvitations: {
    table: accountInvitations,
    by: ['email'],
    where: ({ email }) => sql`lower(${accountInvitations.email}) = lower(${email})`,
    omit: ['invitedBy', 'undelivered'],
  },
  // Whom they invited is not theirs to take along.
  accountInvitationsSent: ownRows(accountInvitations, 'invitedBy', { only: ['id', 'sentAt'] }),
  secondFactor: ownRows(secondFactors, 'userId'),
  recoveryCodes: ownRows(recoveryCodes, 'userId'),
  emailBounces: ownRows(emailBounces, 'userId'),
  suspension: ownRows(userSuspensions, 'userId'),
  deletion: ownRows(accountDeletions, 'userId'),
  staffRoles: ownRows(staffRoles, 'userId', {
    order: staffRoles.grantedAt,
    omit: ['grantedBy'],
  }),
  legalAgreements: ownRows(legalAgreements, 'userId', { order: legalAgreements.agreedAt }),
  // The export that is being made is not one of the earlier ones.
  exports: {
    ...ownRows(personalExports, 'userId', { order: personalExports.requestedAt }),
    where: ({ id }) => and(eq(personalExports.userId, id), ne(personalExports.state, 'preparing')),
  },
  activity: ownRows(auditLog, 'actorId', { order: auditLog.at }),
} satisfies Record<string, ExportPart>

export const profileParts = {
  volunteerProfile: ownRows(volunteerProfiles, 'userId'),
  onboardingAnswers: ownRows(onboardingAnswers, 'userId'),
} satisfies Record<string, ExportPart>

export const interestParts = {
  matchingWeights: ownRows(matchingWeights, 'userId'),
  dismissedMatches: ownRows(dismissedMatches, 'userId', {
    order: dismissedMatches.dismissedAt,
  }),
  matchExposures: ownRows(matchExposures, 'userId', { order: matchExposures.day }),
  matchExclusions: ownRows(matchExclusions, 'userId'),
  notifiedMatches: ownRows(notifiedMatches, 'userId', { order: notifiedMatches.notifiedAt }),
  savedProjects: ownRows(savedProjects, 'userId', { order: savedProjects.savedAt }),
  reopenAlerts: ownRows(reopenAlerts, 'userId'),
  savedSearches: ownRows(savedSearches, 'userId', { order: savedSearches.createdAt }),
  searchAlerts: ownRows(searchAlerts, 'userId', { order: searchAlerts.foundAt }),
  unfinishedProjects: ownRows(unfinishedProjects, 'userId', {
    order: unfinishedProjects.createdAt,
  }),
} satisfies Record<string, ExportPart>

export const notificationParts = {
  notificationChoices: ownRows(notificationPreferences, 'userId'),
  emailTimes: ownRows(emailTimes, 'userId'),
  weeklySummary: ownRows(weeklySummaries, 'userId'),
  notifications: ownRows(notifications, 'userId', { order: notifications.createdAt }),
  emails: {
    table: outbox,
    by: ['userId', 'recipient'],
    // An address can have been someone else's before; emails about their account are theirs.
    where: ({ id, email }) =>
      or(
        eq(outbox.userId, id),
        and(isNull(outbox.userId), sql`lower(${outbox.recipient}) = lower(${email})`),
      ),
    order: outbox.createdAt,
  },
} satisfies Record<string, ExportPart>

export const rewardParts = {
  pointAccount: ownRows(pointAccounts, 'userId'),
  points: ownRows(pointEntries, 'userId', { order: pointEntries.at }),
  badges: ownRows(badgeAwards, 'userId', { order: badgeAwards.earnedAt }),
  perks: ownRows(redemptions, 'userId', { order: redemptions.redeemedAt }),
  restWeeks: ownRows(restWeeks, 'userId'),
  credentials: ownRows(credentials, 'userId', { order: credentials.issuedAt }),
} satisfies Record<string, ExportPart>
