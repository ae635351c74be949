/** Applications as each side reads them. */
import { and, eq, inArray, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationListQuery } from '#contract/applications/lists.ts'
import { addAliases } from '#contract/aliases.ts'
import {
  isEndedWithAccount,
  occupiesSpot,
  projectRemovedReason,
  type ApplicationSide,
  type ApplicationStatus,
} from '#domain/applications/applications.ts'
import { endedWithProject } from '#domain/applications/canceled.ts'
import { decideApplying } from '#domain/applications/applying.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { findApplicationsClosedReason, spotsLeft } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import { isShortlisted } from '#domain/applications/triage.ts'
import type { Context } from '#server/context.ts'
import { isAfterKeyset, countFound, newestFirst } from '#server/db/keyset.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applicationNotes, applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'
import { cancellation, isCanceledByClosing } from '#server/queries/projects/cancellation.ts'
import { isScopeChangeOpen, latestScope } from '#server/queries/applications/agreed-scope.ts'
import { listOwnOrganizationIds } from '#server/queries/organizations/own-organizations.ts'
import { removalReason } from '#server/queries/projects/removal-reason.ts'
import { isSuspended, isVolunteerSuspended } from '#server/queries/accounts/suspended.ts'
import { workCheck } from '#server/queries/applications/work-checks.ts'
import { shownOrganization, shownVolunteer, signedOffAt, sumOfHours } from '#server/queries/work.ts'
import { decodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, pageRows, type Page } from '#server/http/lists/page.ts'
import { afterWorkFor } from './work/after-work-queries.ts'

const columnsFor = (readerId: string) => ({
  application: applications,
  project: {
    id: projects.id,
    title: projects.title,
    description: projects.description,
    language: projects.language,
    causeAreas: projects.causeAreas,
    timeCommitment: projects.timeCommitment,
    isRemote: projects.isRemote,
    status: projects.status,
    timeZone: projects.timeZone,
  },
  availability: {
    organizationId: projects.organizationId,
    maxVolunteers: projects.maxVolunteers,
    acceptedCount: projects.acceptedCount,
    pendingCount: projects.pendingCount,
    visibility: projects.visibility,
    applicationDeadline: projects.applicationDeadline,
    deadlineEnforced: projects.deadlineEnforced,
  },
  cancellation,
  isCanceledByClosing,
  organization: shownOrganization,
  volunteer: shownVolunteer,
  isOrganizationSuspended: isSuspended,
  isVolunteerSuspended,
  isSeparated: isSeparated({
    volunteerId: applications.volunteerId,
    organizationId: projects.organizationId,
  }),
  removalReason: sql<string | null>`case when ${applications.endReason} = ${projectRemovedReason}
    then ${removalReason} end`,
  ...afterWorkFor(readerId),
  isLatest: sql<boolean>`not exists (
    select from ${applications} later
    where later.project_id = ${applications.projectId} and later.volunteer_id = ${applications.volunteerId}
      and (later.created_at, later.id) > (${applications.createdAt}, ${applications.id}))`,
  confirmedHours: sumOfHours('confirmed'),
  waitingHours: sumOfHours('awaiting'),
  scope: latestScope,
  isScopeChangeOpen,
  check: workCheck,
  completedAt: signedOffAt,
  notesCount: sql<number>`(
    select count(*)::int from ${applicationNotes} n where n.application_id = ${applications.id})`,
})

function selectApplications({ db, actor }: Context) {
  return db
    .select(columnsFor(actor.id))
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .innerJoin(users, eq(users.id, applications.volunteerId))
}
type Row = Awaited<ReturnType<typeof selectApplications>>[number]

/** An application as the reader sees it. Only its owner and, once accepted, the other side see the email address. */
function present(row: Row, ctx: Context): Application {
  const { application, project, organization, volunteer } = row
  const isOwn = volunteer.id === ctx.actor.id
  const { endReason: reason, updatedAt: movedAt } = application
  const canceled = { ...row.cancellation, status: project.status }
  const isCanceled = endedWithProject({ ...application, reason, movedAt, project: canceled })
  const endedWithOrganization = isCanceled && row.isCanceledByClosing
  return addAliases({
    id: application.id,
    projectId: application.projectId,
    volunteerId: application.volunteerId,
    status: application.status,
    coverLetter: application.coverLetter,
    proposedApproach: application.proposedApproach,
    questions: application.questions,
    screeningAnswers: application.screeningAnswers,
    language: application.language,
    organizationFeedback: endedWithOrganization ? null : application.organizationFeedback,
    hasReview: row.hasReview,
    mayApplyAgain: canApplyAgain(row, ctx),
    isOrganizationSuspended: row.isOrganizationSuspended && isOpen(application.status),
    hasOrganizationPage: !row.isOrganizationSuspended,
    isVolunteerSuspended: row.isVolunteerSuspended,
    confirmedHours: row.confirmedHours,
    waitingHours: row.waitingHours,
    scope: row.scope && {
      version: row.scope.version,
      hoursPerWeek: row.scope.hoursPerWeek,
      totalHours: row.scope.totalHours,
      isChangeOpen: row.isScopeChangeOpen,
    },
    check: row.check,
    // It ended with the account: no one is named (decision record 0109).
    endedBy: isEndedWithAccount({ status: application.status, reason: application.endReason })
      ? null
      : application.endedBy,
    isCanceled,
    endedWithOrganization,
    reason,
    removalReason: application.declineReason === null ? row.removalReason : null,
    declineReason: application.declineReason,
    createdAt: application.createdAt.toISOString(),
    updatedAt: application.updatedAt.toISOString(),
    reviewedAt: application.reviewedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    credentialId: row.credentialId,
    project: addAliases({ ...project, placesLeft: spotsLeft(row.availability) }),
    organization,
    volunteer: { ...volunteer, email: isOwn || occupiesSpot(application.status) ? volunteer.email : null },
    // The volunteer never sees it, not even as a member who joined later.
    triage: isOwn
      ? null
      : {
          isShortlisted: isShortlisted(application, application.shortlistedAt),
          notesCount: row.notesCount,
        },
  })
}

const isOpen = (status: ApplicationStatus): boolean => status === 'pending' || status === 'accepted'

/**
 * Whether the reader withdrew this application and can send another one now. Not to an organization that they blocked,
 * nor to one that blocked them, which looks like one whose queue is paused.
 */
function canApplyAgain(row: Row, ctx: Context): boolean {
  const { application, project, availability } = row
  if (!row.isLatest || application.volunteerId !== ctx.actor.id) return false
  if (row.isSeparated || row.isOrganizationSuspended) return false
  const decision = decideApplying({
    isMember: isMemberOf(ctx.actor, availability.organizationId),
    isVolunteer: ctx.actor.isVolunteer,
    latest: application,
    closed: findApplicationsClosedReason(
      { ...project, ...availability },
      dayInZone(ctx.now(), project.timeZone),
      ctx.config.applicationsPerSpot,
    ),
  })
  return decision.allowed && decision.isAgain
}

/** The applications that the reader is a side of; as an organization, all of theirs or one of them. */
export function isOnSide(ctx: Context, side: ApplicationSide, organizationId?: string): SQL {
  if (side === 'volunteer') return eq(applications.volunteerId, ctx.actor.id)
  return inArray(projects.organizationId, listOwnOrganizationIds(ctx, organizationId))
}

/** The same as `isShortlisted`, but never for the reader's own application. */
const isShortlistedFor = (ctx: Context) =>
  and(
    isNotNull(applications.shortlistedAt),
    eq(applications.status, 'pending'),
    ne(applications.volunteerId, ctx.actor.id),
  )

/** One page of the reader's applications on one side, newest first. The organization's list can be filtered. */
export async function listApplications(
  ctx: Context,
  side: ApplicationSide,
  { cursor, organizationId, projectId, status, shortlisted }: ApplicationListQuery,
): Promise<Page<Application>> {
  const after = decodeCursor(cursor)
  const found = and(
    isOnSide(ctx, side, organizationId),
    projectId === undefined ? undefined : eq(applications.projectId, projectId),
    status?.length ? inArray(applications.status, status) : undefined,
    shortlisted ? isShortlistedFor(ctx) : undefined,
  )
  const rows = await selectApplications(ctx)
    .where(and(found, after ? isAfterKeyset(applications, after) : undefined))
    .orderBy(...newestFirst(applications))
    .limit(pageRows)
  return pageOf(rows, {
    isFirst: !after,
    keyOf: (row) => row.application,
    present: (row) => present(row, ctx),
    count: () =>
      countFound(ctx.db, (rows) =>
        rows.from(applications).innerJoin(projects, eq(projects.id, applications.projectId)).where(found),
      ),
  })
}

/** One application that the reader is a side of, or null. */
export async function findApplication(ctx: Context, id: string): Promise<Application | null> {
  const mine = or(isOnSide(ctx, 'volunteer'), isOnSide(ctx, 'organization'))
  const [row] = await selectApplications(ctx).where(and(eq(applications.id, id), mine))
  return row ? present(row, ctx) : null
}

/** The given applications that the reader's organizations received, in the order of the ids. */
export async function listApplicationsByIds(ctx: Context, ids: readonly string[]): Promise<Application[]> {
  const rows = await selectApplications(ctx).where(
    and(isOnSide(ctx, 'organization'), inArray(applications.id, [...ids])),
  )
  return rows.map((row) => present(row, ctx)).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** The reader's own latest application to a project, or null. */
export async function findLatestApplication(ctx: Context, projectId: string): Promise<Application | null> {
  const [row] = await selectApplications(ctx)
    .where(and(isOnSide(ctx, 'volunteer'), eq(applications.projectId, projectId)))
    .orderBy(...newestFirst(applications))
    .limit(1)
  return row ? present(row, ctx) : null
}
