/** The parts of a portfolio, one query each. */
import { and, count, desc, eq, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { impactReports } from '#server/db/tables/impact.ts'
import { organizationSuspensions } from '#server/db/tables/moderation.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { portfolioOmissions } from '#server/db/tables/portfolios.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { badgeAwards } from '#server/db/tables/rewards.ts'
import { latestScope } from '#server/queries/applications/agreed-scope.ts'
import {
  selectOmission,
  sumPublicRatings,
  type RatingSums,
} from '#server/queries/portfolios/portfolio-totals.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import {
  isSignedOff,
  isWorkNamed,
  shownOrganization,
  sumOfAutomaticHours,
  sumOfHours,
  workEndedAt,
  workStartedAt,
} from '#server/queries/work.ts'

/** The person whose portfolio the reader may see: it is public or their own, and the person is not suspended. */
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
      hasReported:
        readerId === null
          ? sql<boolean>`false`
          : hasReported('person', { item: users.id, reader: sql`${readerId}::uuid` }),
    })
    .from(users)
    .leftJoin(volunteerProfiles, eq(volunteerProfiles.userId, users.id))
    .where(
      and(
        eq(users.id, id),
        isNull(users.disabledAt),
        // Everyone who registered as a volunteer has a portfolio, even if it is empty.
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

/** The volunteer's completed work, latest first. Hidden work is included only on request. */
export function listWorks(db: Db, volunteerId: string, { withOmitted }: { withOmitted: boolean }) {
  return db
    .select({
      id: applications.id,
      startedAt: workStartedAt,
      completedAt: workEndedAt,
      confirmedHours: sumOfHours('confirmed'),
      automaticHours: sumOfAutomaticHours,
      scope: latestScope,
      isNamed: isWorkNamed,
      isOmitted: sql<boolean>`exists (${selectOmission(db)})`,
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
        withOmitted ? undefined : notExists(selectOmission(db)),
      ),
    )
    .orderBy(desc(workEndedAt), desc(applications.id))
    .limit(limits.maxPortfolioProjects)
}
export type WorkRow = Awaited<ReturnType<typeof listWorks>>[number]

/** Totals over all work that others can see. */
export async function sumWorks(db: Db, volunteerId: string) {
  const [sums] = await db
    .select({
      works: count(),
      confirmedHours: sql<number>`coalesce(sum(${sumOfHours('confirmed')}), 0)::float8`,
      organizations: sql<number>`count(distinct ${projects.organizationId})::int`,
    })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(and(eq(applications.volunteerId, volunteerId), isSignedOff, notExists(selectOmission(db))))
  return sums ?? { works: 0, confirmedHours: 0, organizations: 0 }
}

/** The sums of the public ratings by organizations. */
export async function sumRatings(db: Db, volunteerId: string): Promise<RatingSums> {
  const sums = await sumPublicRatings(db, [volunteerId])
  return sums.get(volunteerId) ?? { ratingSum: 0, ratingCount: 0 }
}

/**
 * Whether the portfolio names all the work behind a badge. The badge's credential names that work to anyone, so
 * linking it must not reveal work that is hidden or no longer public.
 */
const isEvidencePublic = sql`not exists (
  select from jsonb_to_recordset(${badgeAwards.evidence}) given ("applicationId" uuid)
    join ${applications} a on a.id = given."applicationId"
    join ${projects} p on p.id = a.project_id
  where p.visibility <> 'published'
    or exists (select from ${portfolioOmissions} o where o.application_id = a.id)
    or exists (select from ${organizationSuspensions} held where held.organization_id = p.organization_id))`

/** A person's badges, latest first. Their names come from the badge rules. */
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

/** Locks one of the volunteer's completed works; false if there is none with this ID. */
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

/** Removes what a person who deletes the account left out of the portfolio. */
export async function removeOmissions(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    delete from ${portfolioOmissions} o using ${applications} a
    where a.id = o.application_id and a.volunteer_id = ${userId}::uuid`)
}
