/** What an export says about what the person did for organizations and reported. What is the organization's is not there. */
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import { applicationHistory, applicationNotes, scopeChanges } from '#server/db/tables/applications.ts'
import { authorityEmails, organizationAuthority } from '#server/db/tables/authority.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { invites } from '#server/db/tables/invites.ts'
import { announcements, messageReports } from '#server/db/tables/messages.ts'
import { accountReports, appeals } from '#server/db/tables/moderation.ts'
import {
  claimReviews,
  organizationClaims,
  organizationInvitations,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'
import { projectReports, projects } from '#server/db/tables/projects.ts'
import { registryRuns } from '#server/db/tables/registry.ts'
import { reviewReports, reviews } from '#server/db/tables/reviews.ts'
import { verifications } from '#server/db/tables/verification.ts'
import {
  isMemberOf,
  isMemberOfApplication,
  ownRows,
  ownRowsOfMember,
  type ExportPart,
} from './part-queries.ts'
import { applicationsOf } from './work-part-queries.ts'

const reported = ['id', 'reason', 'explanation', 'createdAt', 'decidedAt'] as const

export const organizationParts = {
  memberships: ownRows(organizationMembers, 'userId'),
  registeredOrganizations: ownRows(organizations, 'registeredBy', {
    only: ['id', 'name', 'createdAt'],
  }),
  invitationsReceived: {
    table: organizationInvitations,
    by: ['email'],
    where: ({ email }) => sql`lower(${organizationInvitations.email}) = lower(${email})`,
    omit: ['invitedBy', 'undelivered'],
  },
  // Whom they invited is not theirs to take along.
  invitationsSent: ownRows(organizationInvitations, 'invitedBy', {
    only: ['id', 'organizationId', 'role', 'sentAt'],
  }),
  claims: ownRows(organizationClaims, 'userId'),
  claimReviews: ownRows(claimReviews, 'userId', { order: claimReviews.createdAt }),
  authorityEmails: ownRows(authorityEmails, 'userId'),
  authority: ownRows(organizationAuthority, 'provedBy', { omit: ['dropReason'] }),
  verificationRequests: ownRowsOfMember(verifications, 'requestedBy', {
    isMember: (person) => isMemberOf(verifications.organizationId, person),
    only: ['organizationId', 'state', 'requestedAt'],
  }),
  projects: ownRowsOfMember(projects, 'createdBy', {
    isMember: (person) => isMemberOf(projects.organizationId, person),
    only: ['id', 'organizationId', 'title', 'description', 'status', 'createdAt'],
    order: projects.createdAt,
  }),
  impactReports: ownRows(impactReports, 'reportedBy'),
  announcements: ownRows(announcements, 'senderId', { order: announcements.createdAt }),
  // Not what became of them: that would tell who blocked the organization.
  invitesSent: ownRows(invites, 'senderId', {
    only: ['id', 'projectId', 'organizationId', 'content', 'language', 'createdAt'],
    order: invites.createdAt,
  }),
  decisions: {
    table: applicationHistory,
    by: ['actorId'],
    where: (person) =>
      and(
        eq(applicationHistory.actorId, person.id),
        notInArray(applicationHistory.applicationId, applicationsOf(person)),
      ),
  },
  notes: ownRowsOfMember(applicationNotes, 'authorId', {
    isMember: (person) => isMemberOfApplication(applicationNotes.applicationId, person),
    order: applicationNotes.createdAt,
  }),
  hourDecisions: ownRows(hourEntries, 'decidedBy', {
    only: ['id', 'applicationId', 'status', 'reason', 'decidedAt'],
    order: hourEntries.date,
  }),
  scopeRequests: ownRowsOfMember(scopeChanges, 'requestedBy', {
    isMember: (person) => isMemberOfApplication(scopeChanges.applicationId, person),
    order: scopeChanges.requestedAt,
  }),
  reviewReplies: ownRows(reviews, 'repliedBy', {
    only: ['id', 'projectId', 'replyText', 'replyLanguage', 'repliedAt'],
  }),
  registerLoads: ownRows(registryRuns, 'requestedBy', {
    only: ['id', 'createdAt', 'state', 'isDryRun', 'endedAt'],
  }),
} satisfies Record<string, ExportPart>

export const reportParts = {
  reviewReports: ownRows(reviewReports, 'reporterId', { only: reported }),
  projectReports: ownRows(projectReports, 'reporterId', { only: [...reported, 'projectId'] }),
  accountReports: ownRows(accountReports, 'reporterId', {
    only: [...reported, 'organizationId', 'inviteContent'],
  }),
  messageReports: ownRows(messageReports, 'reporterId', {
    only: [...reported, 'content'],
    // No one reads a message anymore that an administrator removed.
    instead: {
      content: sql`case when not exists (select from removed_messages gone
        where gone.message_id = ${messageReports}.message_id) then ${messageReports.content} end`,
    },
  }),
  appeals: {
    table: appeals,
    by: ['userId', 'appealedBy'],
    where: (person) =>
      or(
        eq(appeals.userId, person.id),
        and(
          eq(appeals.appealedBy, person.id),
          or(isNull(appeals.organizationId), isMemberOf(appeals.organizationId, person)),
        ),
      ),
    omit: ['userId', 'appealedBy'],
    order: appeals.createdAt,
  },
} satisfies Record<string, ExportPart>
