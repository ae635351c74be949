/** The directory of volunteers for members of organizations (docs/decisions/0103-volunteer-directory.md). */
import type { EndpointInput, EndpointResponse } from '#contract/endpoint.ts'
import type {
  getOwnCard,
  ListedVolunteer,
  listVolunteers,
  VolunteerCard,
} from '#contract/matching/directory.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { limits } from '#contract/limits.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { decideDirectoryOrder } from '#domain/matching/directory.ts'
import { averageOf } from '#domain/reviews/reviews.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import type { Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import type { Nearby } from '#server/places/nearby.ts'
import { describeTown } from '#server/places/shown-town.ts'
import { toIntroduction } from '#server/queries/applications/introductions.ts'
import { toMatchVolunteer } from '#server/queries/matching/matching.ts'
import { listInvitedIds } from '#server/queries/applications/open-invites.ts'
import { listReportedPeople } from '#server/queries/accounts/own-reports.ts'
import { countShownWorks, sumPublicRatings } from '#server/queries/portfolios/portfolio-totals.ts'
import { countPortfolioViews } from '#server/queries/portfolios/portfolio-views.ts'
import { maxScoredForList } from '#server/features/matching/volunteer-matches.ts'
import {
  compareFits,
  findFitting,
  keyOfFit,
  prepareProject,
  presentFit,
  scoreRows,
  type ScoredProject,
  type VolunteerFit,
  type VolunteerRow,
} from '#server/features/matching/volunteer-scores.ts'
import { decodeDirectoryCursor, encodeDirectoryCursor, type DirectoryCursor } from './directory-cursor.ts'
import { countShown } from './directory-limit.ts'
import { organizationIdsOf } from '#server/features/matching/own-organizations.ts'
import {
  countDirectory,
  findDirectory,
  findDirectoryProject,
  findDirectoryRow,
  isNotFound,
  listDirectoryRows,
  type Directory,
} from './directory-queries.ts'

type Query = EndpointInput<typeof listVolunteers>['query']

/**
 * The chosen project of the caller's organizations, read for matching; null if none is chosen. Throws if volunteers can't be
 * matched with it.
 */
export async function findScoredProject(ctx: Context, id: string | undefined): Promise<ScoredProject | null> {
  if (id === undefined) return null
  const project = await findDirectoryProject(ctx.db, id, organizationIdsOf(ctx))
  if (!project) throw new Problem('project_not_found')
  return prepareProject(ctx.db, project, 'card')
}

/** A row of the directory; `fit` if it was scored already. */
interface Found {
  row: VolunteerRow
  fit: VolunteerFit | null
  cursor: DirectoryCursor
}

/** One page of the directory. */
export async function listDirectory(
  ctx: Context,
  { cursor, order: chosen, ...filters }: Query,
  nearby: Nearby | null,
): Promise<Page<ListedVolunteer>> {
  const scored = await findScoredProject(ctx, filters.projectId)
  const organizationIds = organizationIdsOf(ctx)
  const directory = await findDirectory(ctx, filters, { nearby, organizationIds })
  const order = decideDirectoryOrder(chosen, {
    hasProject: scored !== null,
    hasSearch: directory.text !== null,
  })
  const after = decodeDirectoryCursor(ctx.signer, cursor, order)
  const found =
    scored && order === 'match'
      ? await listByMatch(ctx.db, { directory, scored, after })
      : await listByTime(ctx.db, { directory, isRanked: order === 'relevance', after })
  const shown = found.slice(0, limits.page)
  const last = shown.at(-1)
  const hasMore = found.length > limits.page
  await countShown(
    ctx,
    shown.map(({ row }) => row.userId),
  )
  return {
    items: await presentAll(ctx, shown, { scored, projectId: filters.projectId }),
    next: last && hasMore ? encodeDirectoryCursor(ctx.signer, order, last.cursor) : null,
    total: hasMore || after ? await countDirectory(ctx.db, directory) : shown.length,
  }
}

interface Listing {
  directory: Directory
  after: DirectoryCursor | null
}

/** Those who match come first, best match first; everyone else follows, the latest changed first. */
async function listByMatch(
  db: Db,
  { directory, scored, after }: Listing & { scored: ScoredProject },
): Promise<Found[]> {
  const fitting = await findFitting(db, scored, {
    not: isNotFound(directory),
    most: maxScoredForList,
  })
  // Some were found by related causes alone.
  const matching = fitting.filter(({ match: { points } }) => points.skills + points.causes > 0)
  const from = after?.kind === 'fit' ? after : null
  const found =
    after?.kind === 'row'
      ? []
      : matching
          .filter((fit) => from === null || compareFits(from, keyOfFit(fit)) < 0)
          .slice(0, limits.page + 1)
          .map((fit): Found => ({ row: fit.row, fit, cursor: { kind: 'fit', ...keyOfFit(fit) } }))
  if (found.length > limits.page) return found
  const others = await listByTime(db, {
    directory,
    isRanked: false,
    after: after?.kind === 'row' ? after : null,
    without: matching.map(({ row }) => row.userId),
  })
  return [...found, ...others]
}

async function listByTime(
  db: Db,
  { after, ...listing }: Listing & { isRanked: boolean; without?: readonly string[] },
): Promise<Found[]> {
  const rows = await listDirectoryRows(db, { ...listing, after: after?.kind === 'row' ? after : null })
  return rows.map(({ rank, ...row }): Found => {
    const { updatedAt, userId } = row
    return { row, fit: null, cursor: { kind: 'row', rank, updatedAt, userId } }
  })
}

async function presentAll(
  ctx: Context,
  found: readonly Found[],
  { scored, projectId }: { scored: ScoredProject | null; projectId: string | undefined },
): Promise<ListedVolunteer[]> {
  const rows = found.map(({ row }) => row)
  const unscored = scored ? found.flatMap(({ row, fit }) => (fit ? [] : [row])) : []
  const scoredNow = scored ? await scoreRows(ctx.db, scored, unscored) : []
  const fits = new Map(
    [...found.flatMap(({ fit }) => fit ?? []), ...scoredNow].map((fit) => [fit.row.userId, fit]),
  )
  const cards = await presentCards(ctx, rows)
  const ids = cards.map(({ id }) => id)
  const invited = projectId === undefined ? null : await listInvitedIds(ctx, projectId, ids)
  const reported = await listReportedPeople(ctx.db, { readerId: ctx.actor.id, ids })
  return cards.map((card) => {
    const fit = fits.get(card.id)
    const about = { ...card, hasReported: reported.has(card.id) }
    if (!scored || !fit) return { ...about, match: null }
    const match = presentFit(ctx.language, fit, scored.project)
    return { ...about, match: { ...match, isInvited: invited?.has(card.id) ?? false } }
  })
}

/** What the directory shows of people; the only place that decides it. */
async function presentCards(
  { db, language }: { db: Db; language: Language },
  rows: readonly VolunteerRow[],
): Promise<VolunteerCard[]> {
  const open = rows.filter((row) => row.isPortfolioPublic).map(({ userId }) => userId)
  const works = await countShownWorks(db, open)
  const ratings = await sumPublicRatings(db, open)
  const cards: VolunteerCard[] = []
  for (const row of rows) {
    const { skills, causes, freeHours, takesRemote, remoteOnly } = toMatchVolunteer(row)
    const sums = ratings.get(row.userId) ?? { ratingSum: 0, ratingCount: 0 }
    cards.push({
      id: row.userId,
      name: formatFullName(row),
      profileImageUrl: row.profileImageUrl,
      ...toIntroduction(row),
      language: row.language,
      skills: [...skills],
      preferredCauses: [...causes],
      interests: [...causes],
      place: await describeTown(row.location, language),
      takesRemote: takesRemote === true || remoteOnly === true,
      remoteOnly: remoteOnly === true,
      freeHours,
      languages: row.languages,
      portfolio: row.isPortfolioPublic
        ? {
            completedProjects: works.get(row.userId) ?? 0,
            averageRating: averageOf(sums),
            totalReviews: sums.ratingCount,
          }
        : null,
    })
  }
  return cards
}

/** What the directory shows about the caller, by the same code, and how many organizations viewed their portfolio. */
export async function findOwnCard(ctx: Context): Promise<EndpointResponse<typeof getOwnCard>> {
  const { db, actor } = ctx
  const row = await findDirectoryRow(db, actor.id)
  const [card] = row ? await presentCards(ctx, [row]) : []
  if (!row || !card) throw new Problem('profile_not_found')
  return {
    card,
    isContactable: row.isContactable,
    isEmailVerified: row.emailVerifiedAt !== null,
    views: await countPortfolioViews(db, actor.id, ctx.now()),
  }
}
