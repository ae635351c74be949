import { and, eq, inArray, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { occupiesSpot } from '#domain/applications/applications.ts'
import { canSeeProject } from '#domain/projects/moves.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import { isClaimable } from '#server/queries/organizations/claimable.ts'
import type { Db } from '#server/db/db.ts'
import { newestFirst } from '#server/db/keyset.ts'
import { parameter, prepareOnce, prepareRead } from '#server/db/prepared.ts'
import { applications } from '#server/db/tables/applications.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects, reopenAlerts, savedProjects } from '#server/db/tables/projects.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { findRecentResponses } from '#server/queries/applications/responses.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'
import { staysReadable } from './cases/held.ts'
import { findAcceptedWork } from './managing/accepted-queries.ts'
import { openFindings } from './cases/finding-queries.ts'
import { scopeColumns } from './managing/form-queries.ts'
import { cardColumns, presentCard, presentScope } from './present.ts'
import { pauseForBlocked, presentViewer } from './viewer.ts'

/** A project with its organization, and the reader's latest application to it. */
const prepareProject = prepareOnce((db, name) => {
  const latest = db
    .select({
      id: applications.id,
      status: applications.status,
      endedBy: applications.endedBy,
      endReason: applications.endReason,
      declineReason: applications.declineReason,
    })
    .from(applications)
    .where(and(eq(applications.projectId, projects.id), eq(applications.volunteerId, parameter('readerId'))))
    .orderBy(...newestFirst(applications))
    .limit(1)
    .as('latest')
  const selection = {
    ...cardColumns,
    deliverables: projects.deliverables,
    impact: projects.impact,
    requirements: projects.requirements,
    timeline: projects.timeline,
    ...scopeColumns,
    contactInstructions: projects.contactInstructions,
    cancelReason: projects.cancelReason,
    isLanguageChosen: projects.isLanguageChosen,
    perks: projects.perks,
    screeningQuestions: projects.screeningQuestions,
    updatedAt: projects.updatedAt,
    publishWhenVerified: projects.publishWhenVerified,
    openFindings,
    organizationDescription: organizations.description,
    organizationWebsite: organizations.website,
    organizationClaimable: isClaimable,
    organizationRatings: { ratingSum: organizations.ratingSum, ratingCount: organizations.ratingCount },
    organizationProjectsCount: sql<number>`(
      select count(*)::int from projects other
      where other.organization_id = ${projects.organizationId} and other.visibility = 'published')`,
    isSavedByReader: sql<boolean>`exists (
      select from ${savedProjects} where ${savedProjects.projectId} = ${projects.id}
        and ${savedProjects.userId} = ${parameter('readerId')})`,
    blockedAt: contacts.blockedByVolunteerAt,
    blockedByOrganizationAt: contacts.blockedByOrganizationAt,
    hasReported: hasReported('project', { item: projects.id, reader: parameter('readerId') }),
    hasReopenAlert: sql<boolean>`exists (
      select from ${reopenAlerts} where ${reopenAlerts.projectId} = ${projects.id}
        and ${reopenAlerts.userId} = ${parameter('readerId')})`,
    impactReport: {
      peopleHelped: impactReports.peopleHelped,
      summary: impactReports.summary,
      createdAt: impactReports.createdAt,
      updatedAt: impactReports.updatedAt,
    },
    latest: {
      id: latest.id,
      status: latest.status,
      endedBy: latest.endedBy,
      endReason: latest.endReason,
      declineReason: latest.declineReason,
    },
  }
  const query = db
    .select(selection)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(impactReports, eq(impactReports.projectId, projects.id))
    .leftJoin(
      contacts,
      and(
        eq(contacts.organizationId, projects.organizationId),
        eq(contacts.volunteerId, parameter('readerId')),
      ),
    )
    .leftJoinLateral(latest, sql`true`)
    .where(eq(projects.id, parameter('id')))
  return prepareRead(db, { name, selection, query })
})

/** One project as the reader may see it; null if it does not exist for them, `removed` if it was taken down. */
export async function findProject(
  ctx: Context<User | null>,
  id: string,
): Promise<Project | 'removed' | null> {
  const query = prepareProject(ctx.db, 'project')
  const [found] = await query.execute({ id, readerId: ctx.actor?.id ?? null })
  if (!found) return null
  const { latest } = found
  if (found.visibility === 'removed') return 'removed'
  const isOnHoldForReader =
    found.visibility === 'held' && latest && (await staysReadable(ctx.db, found, latest))
  if (!isOnHoldForReader && !canSeeProject(ctx.actor, found)) return null
  const isMember = isMemberOf(ctx.actor, found.organizationId)
  const isSaved = ctx.actor && found.isSavedByReader
  const now = ctx.now()
  const organizationResponse = await findRecentResponses(ctx.db, found.organizationId, now)
  const card = presentCard(found, now, ctx.config)
  const paused = pauseForBlocked(card, found, ctx.config)
  const accepted = await findAcceptedWork(ctx, found, isMember)
  // One object after another: spread among other fields, they would take several times as long.
  return Object.assign(card, paused, presentScope(found), {
    isSaved,
    saved: isSaved,
    visibility: found.visibility,
    reviewFindings: isMember ? found.openFindings : null,
    publishesWhenVerified: found.publishWhenVerified && !found.organizationVerified,
    acceptedVolunteers: accepted.acceptedVolunteers,
    declinedChanges: accepted.declinedChanges,
    timeZone: found.timeZone,
    isLanguageChosen: found.isLanguageChosen ?? false,
    deliverables: found.deliverables,
    impact: found.impact,
    requirements: found.requirements,
    timeline: found.timeline,
    impactReport: found.impactReport && {
      ...found.impactReport,
      createdAt: found.impactReport.createdAt.toISOString(),
      updatedAt: found.impactReport.updatedAt.toISOString(),
    },
    perks: found.perks,
    screeningQuestions: found.screeningQuestions,
    updatedAt: found.updatedAt.toISOString(),
    contactInstructions:
      isMember || (latest && occupiesSpot(latest.status)) ? found.contactInstructions : null,
    cancelReason: findCancelReason(found, isMember),
    organizationDescription: found.organizationDescription,
    organizationWebsite: found.organizationWebsite,
    organizationClaimable: found.organizationClaimable,
    organizationProjectsCount: found.organizationProjectsCount,
    organizationRating: averageOf(found.organizationRatings),
    organizationResponse,
    organizationTotalReviews: found.organizationRatings.ratingCount,
    viewer: ctx.actor && presentViewer(ctx.actor, found, isMember),
  })
}

/** Why it was canceled, for those whom it affects. */
function findCancelReason(
  { cancelReason, latest }: { cancelReason: string | null; latest: object | null },
  isMember: boolean,
): string | null {
  return isMember || latest ? cancelReason : null
}

/** Stores a project and returns its ID. */
export async function insertProject(db: Db, project: typeof projects.$inferInsert): Promise<string> {
  const [row] = await db.insert(projects).values(project).returning({ id: projects.id })
  if (!row) throw new Error('a project was not stored')
  return row.id
}

/** An organization's time zone and the time it was named. Locks its row. */
export async function lockOrganization(db: Db, id: string) {
  const [row] = await db
    .select({
      namedAt: organizations.namedAt,
      timeZone: organizations.timeZone,
      isVerified: organizations.isVerified,
      isSuspended,
    })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update')
  return row ?? null
}

/** Sets an organization's name. */
export async function saveOrganizationName(db: Db, organization: { id: string; name: string; at: Date }) {
  await db
    .update(organizations)
    .set({ name: organization.name, namedAt: organization.at, updatedAt: organization.at })
    .where(eq(organizations.id, organization.id))
}

/** IDs of published projects, newest first. */
export async function listPublishedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.visibility, 'published'))
    .orderBy(...newestFirst(projects))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Updates columns of a locked project. */
export async function saveProject(
  db: Db,
  id: string,
  change: Partial<typeof projects.$inferInsert>,
): Promise<void> {
  await db.update(projects).set(change).where(eq(projects.id, id))
}

/** Publishes a locked draft. To everyone outside the organization it counts as created now. */
export async function savePublication(db: Db, id: string): Promise<void> {
  await db
    .update(projects)
    .set({ visibility: 'published', publishWhenVerified: false, createdAt: sql`now()` })
    .where(eq(projects.id, id))
}

/** Deletes a locked draft. */
export async function removeProject(db: Db, id: string): Promise<void> {
  await db.delete(projects).where(eq(projects.id, id))
}

/** The project's applications among these IDs, with their status. Load them after locking the project. */
export async function listApplicationStates(db: Db, projectId: string, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(and(eq(applications.projectId, projectId), inArray(applications.id, ids)))
}
