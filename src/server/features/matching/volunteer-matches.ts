/** Volunteers who opted in to being found, for a project or a draft. */
import type { ProjectDraft, VolunteerMatch } from '#contract/matching/volunteer-matches.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { limits } from '#contract/limits.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import { matchBandOf } from '#domain/matching/scoring/factors.ts'
import { isEligible } from '#domain/matching/scoring/eligibility.ts'
import type { Context } from '#server/context.ts'
import { toIntroduction } from '#server/queries/applications/introductions.ts'
import { listInvitedIds } from '#server/queries/applications/open-invites.ts'
import { isInvolved } from '#server/queries/matching/volunteer-candidates.ts'
import type { Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import { organizationIdsOf } from './own-organizations.ts'
import { findOwnProject } from './queries.ts'
import {
  compareFits,
  decodeFitCursor,
  encodeFitCursor,
  findFitting,
  keyOfFit,
  prepareProject,
  presentFit,
  type VolunteerFit,
} from './volunteer-scores.ts'

/** How many volunteers are scored for a list, and for the live count while someone writes a draft. */
export const maxScoredForList = 400
const maxScoredForCount = 200

/** As for the directory. Someone may write a draft before they have an organization. */
const listOwnIds = (ctx: Context): string[] =>
  ctx.actor.organizations.length === 0 ? [] : organizationIdsOf(ctx)

/** One page of the volunteers who match a project of the caller's organizations, best match first. */
export async function listVolunteerMatches(
  ctx: Context,
  id: string,
  cursor: string | undefined,
): Promise<Page<VolunteerMatch>> {
  const after = decodeFitCursor(cursor)
  const project = await findOwnProject(ctx.db, id, listOwnIds(ctx))
  if (!project) throw new Problem('project_not_found')
  const { organizationId, ...requirements } = project
  const fitting = await scoreVolunteers(ctx, requirements, {
    id,
    organizationIds: [organizationId],
    most: maxScoredForList,
  })
  const matches = fitting.filter(({ match }) => match.score > 0)
  const rest = after ? matches.filter((one) => compareFits(after, keyOfFit(one)) < 0) : matches
  const shown = rest.slice(0, limits.page)
  const last = shown.at(-1)
  const invited = await listInvitedIds(
    ctx,
    id,
    shown.map(({ row }) => row.userId),
  )
  return {
    items: shown.map((one) => ({
      ...present(ctx.language, one, requirements),
      isInvited: invited.has(one.row.userId),
    })),
    next: last && shown.length < rest.length ? encodeFitCursor(keyOfFit(last)) : null,
    total: matches.length,
  }
}

/** How many of the scored volunteers would be a good match or better for the current draft. */
export async function countLikelyMatches(
  ctx: Context,
  draft: ProjectDraft,
): Promise<{ count: number; isMore: boolean }> {
  const own = listOwnIds(ctx)
  const project: MatchProject = { ...draft, title: draft.title ?? '', description: draft.description ?? '' }
  const fitting = await scoreVolunteers(ctx, project, {
    id: null,
    organizationIds: own,
    most: maxScoredForCount,
  })
  const likely = fitting.filter(({ match }) => isEligible(match.facts) && matchBandOf(match.score) !== null)
  return { count: likely.length, isMore: fitting.length === maxScoredForCount }
}

async function scoreVolunteers(
  { db }: Context,
  project: MatchProject,
  { most, ...about }: { id: string | null; organizationIds: readonly string[]; most: number },
): Promise<VolunteerFit[]> {
  return findFitting(db, await prepareProject(db, project), { not: isInvolved(about), most })
}

function present(
  language: Language,
  fit: VolunteerFit,
  project: MatchProject,
): Omit<VolunteerMatch, 'isInvited'> {
  const { row, volunteer } = fit
  return {
    userId: row.userId,
    name: formatFullName(row),
    profileImageUrl: row.profileImageUrl,
    ...toIntroduction(row),
    skills: [...volunteer.skills],
    preferredCauses: [...volunteer.causes],
    interests: [...volunteer.causes],
    ...presentFit(language, fit, project),
    isPortfolioPublic: row.isPortfolioPublic,
  }
}
