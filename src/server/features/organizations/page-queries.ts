/** The data of an organization's page. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Organization } from '#contract/organizations/page.ts'
import { addAliases } from '#contract/aliases.ts'
import { isMemberOf } from '#domain/accounts/accounts.ts'
import { toTitleCase } from '#domain/verification/title-case.ts'
import { noSocialMedia } from '#domain/organizations/organizations.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import { isStale } from '#domain/verification/verification.ts'
import type { Context } from '#server/context.ts'
import { isClaimable } from '#server/queries/organizations/claimable.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { isBlockedByVolunteer } from '#server/queries/organizations/blocks.ts'
import { hasReported } from '#server/queries/accounts/own-reports.ts'
import { primaryOrganizationOf } from '#server/queries/organizations/primary-organization.ts'
import { findResponses } from '#server/queries/applications/responses.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizationAuthority as proofs } from '#server/db/tables/authority.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { organizationRankings as rankings } from '#server/db/tables/rankings.ts'
import { verifications } from '#server/db/tables/verification.ts'
import { presentRanking } from '#server/queries/reviews/ranking.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

type Reader = Context<User | null>

// If a query has only one table, Drizzle omits the table name from columns. In a subquery they would then refer to
// another table.
const published = sql`${projects} p where p.organization_id = ${organizations}.id and p.visibility = 'published'`

/**
 * Whether the organization has a page: it was named, or its provisional name is already on public projects (decision
 * A20). Its members can see the page either way.
 */
export const hasPage = sql<boolean>`((${organizations.namedAt} is not null
  or exists (select from ${published})) and not ${isSuspended})`

// The reader is a volunteer whom the organization accepted at some point.
const isKnownToReader = sql<boolean>`exists (
  select from ${applications} a join ${projects} p on p.id = a.project_id
  where a.volunteer_id = ${sql.placeholder('readerId')} and a.status in ('accepted', 'completed')
    and p.organization_id = ${organizations}.id)`

const prepareOrganization = prepareOnce((db, name) => {
  const idParam = sql.placeholder('id')
  const primary = primaryOrganizationOf(sql`${idParam}`)
  return db
    .select({
      id: organizations.id,
      organizationName: organizations.name,
      missionStatement: organizations.missionStatement,
      description: organizations.description,
      language: organizations.language,
      causeAreas: organizations.causeAreas,
      location: organizations.location,
      website: organizations.website,
      foundedYear: organizations.foundedYear,
      employeeCount: organizations.employeeCount,
      size: organizations.size,
      socialMedia: organizations.socialMedia,
      contact: { email: organizations.contactEmail, phone: organizations.contactPhone },
      isKnownToReader,
      isVerified: organizations.isVerified,
      mark: {
        isByRegister: verifications.isByRegister,
        evidence: verifications.evidence,
        label: verifications.label,
      },
      proof: { method: proofs.method, domain: proofs.domain, provedAt: proofs.provedAt },
      logoUrl: organizations.logoUrl,
      isImported: sql<boolean>`${organizations.importedAt} is not null`,
      isClosed: sql<boolean>`${organizations.closedAt} is not null`,
      isClaimable,
      ratingSum: organizations.ratingSum,
      ratingCount: organizations.ratingCount,
      createdAt: organizations.createdAt,
      standing: {
        tier: rankings.tier,
        trustScore: rankings.trustScore,
        trustPoints: rankings.trustPoints,
        badges: rankings.badges,
      },
      hasPage,
      hasReported: hasReported('organization', {
        item: sql`${organizations}.id`,
        reader: sql.placeholder('readerId'),
      }),
      hasBlocked: isBlockedByVolunteer({
        volunteerId: sql.placeholder('readerId'),
        organizationId: sql`${organizations}.id`,
      }),
      projectsCount: sql<number>`(select count(*)::int from ${published})`,
      completedProjects: sql<number>`(
        select count(*)::int from ${published} and p.status = 'completed')`,
    })
    .from(organizations)
    .leftJoin(
      verifications,
      and(eq(verifications.organizationId, organizations.id), eq(verifications.state, 'verified')),
    )
    .leftJoin(rankings, eq(rankings.organizationId, organizations.id))
    .leftJoin(proofs, and(eq(proofs.organizationId, organizations.id), isNull(proofs.droppedAt)))
    .where(sql`${organizations.id} in (${idParam}, ${primary})`)
    .prepare(name)
})

/**
 * The organization with this ID, or of the person with this ID, as the reader may see it; null if there is none for
 * them.
 */
export async function findOrganization(ctx: Reader, id: string): Promise<Organization | null> {
  const [found] = await prepareOrganization(ctx.db, 'organization').execute({
    id,
    readerId: ctx.actor?.id ?? null,
  })
  if (!found) return null
  const {
    hasPage: isThere,
    isKnownToReader: isKnown,
    hasReported: isReported,
    hasBlocked,
    ratingSum,
    ratingCount,
    mark,
    proof,
    standing: rankingRow,
    ...shown
  } = found
  const isMember = isMemberOf(ctx.actor, found.id)
  if (!isThere && !isMember) return null
  const response = await findResponses(ctx.db, found.id, ctx.now())
  return addAliases({
    ...shown,
    standing: rankingRow && presentRanking(ctx.language, rankingRow, response),
    legalStatus: found.isVerified && mark ? presentLegalStatus(mark, ctx.now()) : null,
    authority: proof && { ...proof, provedAt: proof.provedAt.toISOString() },
    socialMedia: { ...noSocialMedia, ...found.socialMedia },
    contact: isMember || isKnown ? found.contact : null,
    averageRating: averageOf({ ratingSum, ratingCount }),
    totalReviews: ratingCount,
    createdAt: found.createdAt.toISOString(),
    response,
    viewer: ctx.actor && { isMember, hasReported: isReported, hasBlocked },
  })
}

type VerificationMark = Pick<typeof verifications.$inferSelect, 'isByRegister' | 'evidence' | 'label'>

function presentLegalStatus(
  { isByRegister, evidence, label }: VerificationMark,
  now: Date,
): Organization['legalStatus'] {
  const postedOn = isByRegister ? (evidence?.postedOn.bmf ?? null) : null
  const today = now.toISOString().slice(0, 10)
  const branch = evidence?.branch ? toTitleCase(evidence.branch) : null
  return { isByRegister, postedOn, label, branch, isStale: postedOn !== null && isStale(postedOn, today) }
}

/** Whether the reader may see the organization. */
export async function isReadable(ctx: Reader, id: string): Promise<boolean> {
  if (isMemberOf(ctx.actor, id)) return true
  const [found] = await ctx.db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, id), hasPage))
  return found !== undefined
}

/** IDs of organizations with a page, newest first. */
export async function listOrganizationIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(hasPage, isNull(organizations.closedAt)))
    .orderBy(sql`${organizations.createdAt} desc, ${organizations.id} desc`)
    .limit(limit)
  return rows.map(({ id }) => id)
}
