/** What a portfolio is made of, one query a part. */
import { and, count, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import {
  applications,
  badgeAwards,
  credentials,
  impactReports,
  organizations,
  organizationSuspensions,
  portfolioOmissions,
  projects,
  reviews,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'
import { isPublicReview } from '#server/queries/visible-reviews.ts'
import {
  isSignedOff,
  isWorkNamed,
  shownOrganization,
  sumOfHours,
  workEndedAt,
  workStartedAt,
} from '#server/queries/work.ts'

/** The person whose portfolio the reader may read: it is public or their own, and nobody suspended them. */
export async function findPerson(db: Db, id: string, readerId: string | null) {
  const isOwn = readerId === null ? sql`false` : eq(users.id, readerId)
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      imageUrl: users.profileImageUrl,
      createdAt: users.createdAt,
      profile: volunteerProfiles,
    })
    .from(users)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
    .where(
      and(
        eq(users.id, id),
        isNull(users.disabledAt),
        // Whoever registered as a volunteer has one, empty as it may be.
        or(isNotNull(volunteerProfiles.userId), eq(users.userType, 'volunteer')),
        or(eq(volunteerProfiles.isPortfolioPublic, true), isOwn),
      ),
    )
  return row ?? null
}

/** Whether the reader may read it. */
export async function isReadable(db: Db, id: string, readerId: string | null): Promise<boolean> {
  return (await findPerson(db, id, readerId)) !== null
}

const omission = (db: Db) =>
  db
    .select({ id: portfolioOmissions.applicationId })
    .from(portfolioOmissions)
    .where(eq(portfolioOmissions.applicationId, applications.id))

/** The volunteer's completed work, what was done last first; what they leave out only where it is asked for. */
export function listWorks(db: Db, volunteerId: string, { withOmitted }: { withOmitted: boolean }) {
  return db
    .select({
      id: applications.id,
      startedAt: workStartedAt,
      completedAt: workEndedAt,
      confirmedHours: sumOfHours('confirmed'),
      isNamed: isWorkNamed,
      isOmitted: sql<boolean>`exists (${omission(db)})`,
      project: { id: projects.id, title: projects.title, deliverables: projects.deliverables },
      requiredSkills: projects.requiredSkills,
      preferredSkills: projects.preferredSkills,
      outcome: { peopleHelped: impactReports.peopleHelped, summary: impactReports.summary },
      organization: { ...shownOrganization, isVerified: organizations.isVerified },
      credentialId: credentials.id,
      revokedAt: credentials.revokedAt,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(impactReports, eq(impactReports.projectId, projects.id))
    .leftJoin(credentials, eq(credentials.applicationId, applications.id))
    .where(
      and(
        eq(applications.volunteerId, volunteerId),
        isSignedOff,
        withOmitted ? undefined : notExists(omission(db)),
      ),
    )
    .orderBy(desc(workEndedAt), desc(applications.id))
    .limit(limits.maxPortfolioProjects)
}
export type WorkRow = Awaited<ReturnType<typeof listWorks>>[number]

/** What the work that others see adds up to, all of it. */
export async function sumWorks(db: Db, volunteerId: string) {
  const [sums] = await db
    .select({
      works: count(),
      confirmedHours: sql<number>`coalesce(sum(${sumOfHours('confirmed')}), 0)::float8`,
      organizations: sql<number>`count(distinct ${projects.organizationId})::int`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.volunteerId, volunteerId), isSignedOff, notExists(omission(db))))
  return sums ?? { works: 0, confirmedHours: 0, organizations: 0 }
}

/** What everybody reads of the ratings by organizations. */
export async function sumRatings(db: Db, volunteerId: string) {
  const [sums] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
      ratingCount: count(),
    })
    .from(reviews)
    .where(and(eq(reviews.revieweeUserId, volunteerId), isPublicReview))
  return sums ?? { ratingSum: 0, ratingCount: 0 }
}

/**
 * Whether the portfolio names all the work that a badge was given for: its credential does, for whoever opens it, and what is
 * left out or not public any more must not come back this way.
 */
const isEvidencePublic = sql`not exists (
  select from jsonb_to_recordset(${badgeAwards.evidence}) given ("applicationId" uuid)
    join ${applications} a on a.id = given."applicationId"
    join ${projects} p on p.id = a.project_id
  where p.visibility <> 'published'
    or exists (select from ${portfolioOmissions} o where o.application_id = a.id)
    or exists (select from ${organizationSuspensions} held where held.organization_id = p.organization_id))`

/** The badges that somebody earned, the latest first; each names itself by its rule. */
export function listBadges(db: Db, volunteerId: string) {
  const isForAward = and(eq(credentials.awardId, badgeAwards.id), isEvidencePublic)
  return db
    .select({
      badgeId: badgeAwards.badgeId,
      earnedAt: badgeAwards.earnedAt,
      credentialId: credentials.id,
      revokedAt: credentials.revokedAt,
    })
    .from(badgeAwards)
    .leftJoin(credentials, isForAward)
    .where(eq(badgeAwards.userId, volunteerId))
    .orderBy(desc(badgeAwards.earnedAt), badgeAwards.badgeId)
}
export type BadgeRow = Awaited<ReturnType<typeof listBadges>>[number]

/** Locks the volunteer's own completed work; false where there is none by this id. */
export async function lockOwnWork(db: Db, id: string, volunteerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.id, id), eq(applications.volunteerId, volunteerId), isSignedOff))
    .for('no key update', { of: applications })
  return rows.length > 0
}

export async function insertOmission(db: Db, applicationId: string, omittedAt: Date): Promise<void> {
  await db.insert(portfolioOmissions).values({ applicationId, omittedAt }).onConflictDoNothing()
}

export async function removeOmission(db: Db, applicationId: string): Promise<void> {
  await db.delete(portfolioOmissions).where(eq(portfolioOmissions.applicationId, applicationId))
}
