/** The source of featured projects and trending skills, by the rules in `#domain/projects/discovery.ts`. */
import { and, desc, eq, gte, inArray, or, sql, isNull } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { ProjectCard } from '#contract/projects/projects.ts'
import { featuredRule, listLengths, rankFeatured, trendingRule } from '#domain/projects/discovery.ts'
import { rankSkills } from '#domain/projects/trending-skills.ts'
import { findApplicationsClosedReason } from '#domain/projects/projects.ts'
import { dayInZone } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { listBlockedOrganizations } from '#server/queries/organizations/blocks.ts'
import { applyingColumns } from '#server/queries/projects/open-projects.ts'
import { findPlacements } from '#server/queries/matching/skill-placements.ts'
import { cardColumns, presentCard } from '#server/features/projects/present.ts'

type ReadContext = Pick<Context, 'db' | 'now' | 'config'>

/** Projects that are probably open. Their deadlines are checked later with the time zone. */
const isProbablyOpen = and(
  eq(projects.visibility, 'published'),
  inArray(projects.status, ['open', 'active']),
  or(isNull(projects.maxVolunteers), sql`${projects.acceptedCount} < ${projects.maxVolunteers}`),
)

const isOpen = (
  row: Parameters<typeof findApplicationsClosedReason>[0] & { timeZone: string },
  at: Date,
  { applicationsPerSpot }: ReadContext['config'],
): boolean => findApplicationsClosedReason(row, dayInZone(at, row.timeZone), applicationsPerSpot) === null

/** The featured projects, best first, without reader-specific fields. */
export async function listFeatured({ db, now, config }: ReadContext): Promise<ProjectCard[]> {
  const rows = await db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(isProbablyOpen)
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(featuredRule.candidates)
  const at = now()
  const open = rows.filter((row) => isOpen(row, at, config))
  return rankFeatured(open, at)
    .slice(0, listLengths.featured)
    .map((row) => presentCard(row, at, config))
}

/** The skills that most of the new open projects ask for, as labels. */
export async function listTrending({ db, now, config }: ReadContext): Promise<string[]> {
  const at = now()
  const since = new Date(at.getTime() - trendingRule.days * 86_400_000)
  const rows = await db
    .select({
      requiredSkills: projects.requiredSkills,
      preferredSkills: projects.preferredSkills,
      ...applyingColumns,
    })
    .from(projects)
    .where(and(isProbablyOpen, gte(projects.createdAt, since)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(trendingRule.candidates)
  const open = rows.filter((row) => isOpen(row, at, config))
  return rankSkills(open, await findPlacements(db)).slice(0, listLengths.trendingSkills)
}

/**
 * Those of the cards whose project is still published, so that a removed one is in no list from then on, without those
 * of organizations that a block separates from the reader.
 */
export async function pickShown<Card extends { id: string; organizationId: string }>(
  { db, actor }: Pick<Context<User | null>, 'db' | 'actor'>,
  cards: readonly Card[],
): Promise<Card[]> {
  if (cards.length === 0) return []
  const ids = cards.map(({ id }) => id)
  const rows = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(inArray(projects.id, ids), eq(projects.visibility, 'published')))
  const published = new Set(rows.map(({ id }) => id))
  const blocked = await listBlockedOrganizations(db, actor?.id)
  return cards.filter(({ id, organizationId }) => published.has(id) && !blocked.includes(organizationId))
}
