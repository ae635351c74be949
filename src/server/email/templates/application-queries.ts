/** Data for emails about work, loaded when they are sent, and who gets them. */
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClosingReason } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationHistory, applications, scopeChanges } from '#server/db/tables/applications.ts'
import { domainEvents } from '#server/db/tables/events.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isCanceledByClosing } from '#server/queries/projects/cancellation.ts'
import { removalReason } from '#server/queries/projects/removal-reason.ts'
import { recipientColumns } from '#server/email/recipient-queries.ts'
import { sumOfHours } from '#server/queries/work.ts'

/** The members of a project's organization, except the one who acted. */
export async function listMemberIds(db: Db, projectId: string, actorId: string | null): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .innerJoin(projects, eq(projects.organizationId, organizationMembers.organizationId))
    .where(
      and(eq(projects.id, projectId), sql`${organizationMembers.userId} is distinct from ${actorId}::uuid`),
    )
  return rows.map(({ id }) => id)
}

/** The volunteer of an application. Empty if the application no longer exists. */
export async function listApplicantIds(db: Db, applicationId: string): Promise<string[]> {
  const rows = await db
    .select({ id: applications.volunteerId })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return rows.map(({ id }) => id)
}

const aboutReview = sql`${reviews} r where r.id = (${domainEvents.data} ->> 'reviewId')::uuid`

/**
 * The content and recipient of an email about an application, from the current rows. Null if one of them no longer
 * exists.
 */
export async function findApplicationEmail(db: Db, { eventId, userId }: { eventId: number; userId: string }) {
  const volunteer = alias(users, 'volunteer')
  const [row] = await db
    .select({
      type: domainEvents.type,
      applicationId: applications.id,
      endedBy: applications.endedBy,
      declineReason: applications.declineReason,
      because: sql<ClosingReason | null>`${domainEvents.data} ->> 'because'`,
      removalReason,
      /** Why the organization canceled the project; null if it did not. */
      cancelReason: projects.cancelReason,
      hasClosed: isCanceledByClosing,
      /** Why the volunteer declined a change of what they agreed to; null if they did not say. */
      scopeReason: sql<string | null>`(
        select c.decline_reason from ${scopeChanges} c
        where c.id = (${domainEvents.data} ->> 'changeId')::uuid and ${domainEvents.type} = 'application.scope_declined')`,
      recipient: {
        ...recipientColumns,
        isDisabled: sql<boolean>`${users.disabledAt} is not null`,
        isMember: sql<boolean>`exists (
          select 1 from ${organizationMembers} m
          where m.organization_id = ${projects.organizationId} and m.user_id = ${users.id})`,
      },
      volunteer: { id: volunteer.id, firstName: volunteer.firstName, lastName: volunteer.lastName },
      organizationName: organizations.name,
      project: { id: projects.id, title: projects.title },
      hasFeedback: sql<boolean>`(${applications.organizationFeedback} is not null
        or (${applications.declineReason} is not null and ${applications.endReason} is not null))`,
      hasContact: sql<boolean>`${projects.contactInstructions} is not null`,
      wasAccepted: sql<boolean>`exists (
        select 1 from ${applicationHistory} h
        where h.application_id = ${applications.id} and h.to_status = 'accepted')`,
      isReviewWaiting: sql<boolean>`exists (
        select from ${reviews} r where r.application_id = ${applications.id} and r.revealed_at is null)`,
      hasReviewed: sql<boolean>`exists (
        select from ${reviews} r where r.application_id = ${applications.id} and r.type =
          case when ${applications.volunteerId} = ${users.id} then 'volunteer_to_organization'
          else 'organization_to_volunteer' end)`,
      isReviewHidden: sql<boolean>`exists (select from ${aboutReview} and r.hidden_at is not null)`,
      isReplied: sql<boolean>`exists (select from ${aboutReview} and r.reply_text is not null)`,
      waitingHours: sumOfHours('awaiting'),
    })
    .from(domainEvents)
    .innerJoin(applications, eq(applications.id, domainEvents.subjectId))
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(volunteer, eq(volunteer.id, applications.volunteerId))
    .innerJoin(users, eq(users.id, userId))
    .where(eq(domainEvents.id, eventId))
  return row ?? null
}

export type ApplicationEmailRow = NonNullable<Awaited<ReturnType<typeof findApplicationEmail>>>
