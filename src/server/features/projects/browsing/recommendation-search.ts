/** Cards of the projects that match a volunteer, with the reasons. */
import { eq, inArray } from 'drizzle-orm'
import { describeReasons } from '#contract/matching/reasons.ts'
import type { Recommendation } from '#contract/projects/discovery.ts'
import { listLengths } from '#domain/projects/discovery.ts'
import { orderMatches } from '#domain/matching/order.ts'
import type { Context } from '#server/context.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { findMatches, type FoundMatch } from '#server/matching/find.ts'
import { answerInTime } from '#server/matching/live-index.ts'
import { findListMatching, type Matching } from '#server/matching/matching.ts'
import { recordExposures } from '#server/queries/matching/match-exposures.ts'
import { cardColumns, presentCard } from '#server/features/projects/present.ts'

/** Matching projects that the caller can apply to, in the recommended order; none while their profile is too empty to match. */
export const listRecommendedProjects = (ctx: Context): Promise<Recommendation[]> =>
  answerInTime(ctx.db, () => findRecommended(ctx))

async function findRecommended(ctx: Context): Promise<Recommendation[]> {
  const { matching, found } = await findMatches(ctx, findListMatching(ctx), {
    order: 'recommended',
    most: listLengths.recommendations,
    general: true,
  })
  if (!matching) return []
  const eligible = found.filter(({ isEligible, match }) => isEligible && match.score > 0)
  const shown = orderMatches(eligible, 'recommended').slice(0, listLengths.recommendations)
  recordExposures(ctx.db, {
    userId: ctx.actor.id,
    list: 'recommendations',
    order: 'recommended',
    projects: shown,
    at: ctx.now(),
  })
  return listCards(ctx, matching, shown)
}

async function listCards(
  { db, now, language, config }: Context,
  { volunteer }: Matching,
  found: readonly FoundMatch[],
): Promise<Recommendation[]> {
  if (found.length === 0) return []
  const rows = await db
    .select(cardColumns)
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      inArray(
        projects.id,
        found.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const at = now()
  return found.flatMap(({ id, match, project, basis }) => {
    const row = byId.get(id)
    if (!row) return []
    const matchReasons = describeReasons({ language, audience: 'volunteer' }, match, { volunteer, project })
    return [{ ...presentCard(row, at, config), matchScore: match.score, matchReasons, basis }]
  })
}
