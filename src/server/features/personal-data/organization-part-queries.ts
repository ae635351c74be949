/** What an export says about what the person did for organizations and reported. What is the organization's is not there. */
import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm'
import { invites } from '#server/db/invite-tables.ts'
import { announcements, messageReports } from '#server/db/message-tables.ts'
import * as tables from '#server/db/schema.ts'
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
  memberships: ownRows(tables.organizationMembers, 'userId'),
  registeredOrganizations: ownRows(tables.organizations, 'registeredBy', {
    only: ['id', 'name', 'createdAt'],
  }),
  invitationsReceived: {
    table: tables.organizationInvitations,
    by: ['email'],
    where: ({ email }) => sql`lower(${tables.organizationInvitations.email}) = lower(${email})`,
    omit: ['invitedBy', 'undelivered'],
  },
  // Whom they invited is not theirs to take along.
  invitationsSent: ownRows(tables.organizationInvitations, 'invitedBy', {
    only: ['id', 'organizationId', 'role', 'sentAt'],
  }),
  claims: ownRows(tables.organizationClaims, 'userId'),
  claimReviews: ownRows(tables.claimReviews, 'userId', { order: tables.claimReviews.createdAt }),
  authorityEmails: ownRows(tables.authorityEmails, 'userId'),
  authority: ownRows(tables.organizationAuthority, 'provedBy', { omit: ['dropReason'] }),
  verificationRequests: ownRowsOfMember(tables.verifications, 'requestedBy', {
    isMember: (person) => isMemberOf(tables.verifications.organizationId, person),
    only: ['organizationId', 'state', 'requestedAt'],
  }),
  projects: ownRowsOfMember(tables.projects, 'createdBy', {
    isMember: (person) => isMemberOf(tables.projects.organizationId, person),
    only: ['id', 'organizationId', 'title', 'description', 'status', 'createdAt'],
    order: tables.projects.createdAt,
  }),
  impactReports: ownRows(tables.impactReports, 'reportedBy'),
  announcements: ownRows(announcements, 'senderId', { order: announcements.createdAt }),
  // Not what became of them: that would tell who blocked the organization.
  invitesSent: ownRows(invites, 'senderId', {
    only: ['id', 'projectId', 'organizationId', 'content', 'language', 'createdAt'],
    order: invites.createdAt,
  }),
  decisions: {
    table: tables.applicationHistory,
    by: ['actorId'],
    where: (person) =>
      and(
        eq(tables.applicationHistory.actorId, person.id),
        notInArray(tables.applicationHistory.applicationId, applicationsOf(person)),
      ),
  },
  notes: ownRowsOfMember(tables.applicationNotes, 'authorId', {
    isMember: (person) => isMemberOfApplication(tables.applicationNotes.applicationId, person),
    order: tables.applicationNotes.createdAt,
  }),
  hourDecisions: ownRows(tables.hourEntries, 'decidedBy', {
    only: ['id', 'applicationId', 'status', 'reason', 'decidedAt'],
    order: tables.hourEntries.date,
  }),
  scopeRequests: ownRowsOfMember(tables.scopeChanges, 'requestedBy', {
    isMember: (person) => isMemberOfApplication(tables.scopeChanges.applicationId, person),
    order: tables.scopeChanges.requestedAt,
  }),
  reviewReplies: ownRows(tables.reviews, 'repliedBy', {
    only: ['id', 'projectId', 'replyText', 'replyLanguage', 'repliedAt'],
  }),
  registerLoads: ownRows(tables.registryRuns, 'requestedBy', {
    only: ['id', 'createdAt', 'state', 'isDryRun', 'endedAt'],
  }),
} satisfies Record<string, ExportPart>

export const reportParts = {
  reviewReports: ownRows(tables.reviewReports, 'reporterId', { only: reported }),
  projectReports: ownRows(tables.projectReports, 'reporterId', { only: [...reported, 'projectId'] }),
  accountReports: ownRows(tables.accountReports, 'reporterId', {
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
    table: tables.appeals,
    by: ['userId', 'appealedBy'],
    where: (person) =>
      or(
        eq(tables.appeals.userId, person.id),
        and(
          eq(tables.appeals.appealedBy, person.id),
          or(isNull(tables.appeals.organizationId), isMemberOf(tables.appeals.organizationId, person)),
        ),
      ),
    omit: ['userId', 'appealedBy'],
    order: tables.appeals.createdAt,
  },
} satisfies Record<string, ExportPart>
