/** What an export says about the account, the profile, what the person saves and what they are notified of. */
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { personalExports } from '#server/db/personal-data-tables.ts'
import * as tables from '#server/db/schema.ts'
import { ownRows, type ExportPart } from './part-queries.ts'

export const accountParts = {
  account: ownRows(tables.users, 'id'),
  sessions: ownRows(tables.sessions, 'userId', { order: tables.sessions.createdAt }),
  accountLinks: ownRows(tables.accountTokens, 'userId', { order: tables.accountTokens.createdAt }),
  accountInvitations: {
    table: tables.accountInvitations,
    by: ['email'],
    where: ({ email }) => sql`lower(${tables.accountInvitations.email}) = lower(${email})`,
    omit: ['invitedBy', 'undelivered'],
  },
  // Whom they invited is not theirs to take along.
  accountInvitationsSent: ownRows(tables.accountInvitations, 'invitedBy', { only: ['id', 'sentAt'] }),
  secondFactor: ownRows(tables.secondFactors, 'userId'),
  recoveryCodes: ownRows(tables.recoveryCodes, 'userId'),
  emailBounces: ownRows(tables.emailBounces, 'userId'),
  suspension: ownRows(tables.userSuspensions, 'userId'),
  deletion: ownRows(tables.accountDeletions, 'userId'),
  staffRoles: ownRows(tables.staffRoles, 'userId', {
    order: tables.staffRoles.grantedAt,
    omit: ['grantedBy'],
  }),
  legalAgreements: ownRows(tables.legalAgreements, 'userId', { order: tables.legalAgreements.agreedAt }),
  // The export that is being made is not one of the earlier ones.
  exports: {
    ...ownRows(personalExports, 'userId', { order: personalExports.requestedAt }),
    where: ({ id }) => and(eq(personalExports.userId, id), ne(personalExports.state, 'preparing')),
  },
  activity: ownRows(tables.auditLog, 'actorId', { order: tables.auditLog.at }),
} satisfies Record<string, ExportPart>

export const profileParts = {
  volunteerProfile: ownRows(tables.volunteerProfiles, 'userId'),
  onboardingAnswers: ownRows(tables.onboardingAnswers, 'userId'),
} satisfies Record<string, ExportPart>

export const interestParts = {
  matchingWeights: ownRows(tables.matchingWeights, 'userId'),
  dismissedMatches: ownRows(tables.dismissedMatches, 'userId', {
    order: tables.dismissedMatches.dismissedAt,
  }),
  matchExposures: ownRows(tables.matchExposures, 'userId', { order: tables.matchExposures.day }),
  matchExclusions: ownRows(tables.matchExclusions, 'userId'),
  savedProjects: ownRows(tables.savedProjects, 'userId', { order: tables.savedProjects.savedAt }),
  reopenAlerts: ownRows(tables.reopenAlerts, 'userId'),
  savedSearches: ownRows(tables.savedSearches, 'userId', { order: tables.savedSearches.createdAt }),
  searchAlerts: ownRows(tables.searchAlerts, 'userId', { order: tables.searchAlerts.foundAt }),
  unfinishedProjects: ownRows(tables.unfinishedProjects, 'userId', {
    order: tables.unfinishedProjects.createdAt,
  }),
} satisfies Record<string, ExportPart>

export const notificationParts = {
  notificationChoices: ownRows(tables.notificationPreferences, 'userId'),
  emailTimes: ownRows(tables.emailTimes, 'userId'),
  weeklySummary: ownRows(tables.weeklySummaries, 'userId'),
  notifications: ownRows(tables.notifications, 'userId', { order: tables.notifications.createdAt }),
  emails: {
    table: tables.outbox,
    by: ['userId', 'recipient'],
    // An address can have been someone else's before; emails about their account are theirs.
    where: ({ id, email }) =>
      or(
        eq(tables.outbox.userId, id),
        and(isNull(tables.outbox.userId), sql`lower(${tables.outbox.recipient}) = lower(${email})`),
      ),
    order: tables.outbox.createdAt,
  },
} satisfies Record<string, ExportPart>

export const rewardParts = {
  pointAccount: ownRows(tables.pointAccounts, 'userId'),
  points: ownRows(tables.pointEntries, 'userId', { order: tables.pointEntries.at }),
  badges: ownRows(tables.badgeAwards, 'userId', { order: tables.badgeAwards.earnedAt }),
  perks: ownRows(tables.redemptions, 'userId', { order: tables.redemptions.redeemedAt }),
  restWeeks: ownRows(tables.restWeeks, 'userId'),
  credentials: ownRows(tables.credentials, 'userId', { order: tables.credentials.issuedAt }),
} satisfies Record<string, ExportPart>
