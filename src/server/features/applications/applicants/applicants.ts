/** Received applications as members list them: pages of rows, and how many each filter shows. */
import type {
  Applicant,
  ApplicantQuery,
  ApplicantScope,
  getApplicantCounts,
} from '#contract/applications/applicants.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { applicantSortOf, type ApplicantSort } from '#domain/applications/applicant-sorts.ts'
import { excerptOf, maxRankedApplicants } from '#domain/applications/applicants.ts'
import { shownStatusOf } from '#domain/applications/applications.ts'
import { isShortlisted } from '#domain/applications/triage.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { decodeCursor, encodeCursor } from '#server/http/lists/cursor.ts'
import { pageOf, type Page } from '#server/http/lists/page.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './applicant-queries.ts'
import { isReceived } from '#server/queries/applications/received.ts'
import { findScope, listFound } from './applicant-search.ts'
import { presentDecision, presentWork } from './applicant-present.ts'
import { loadFits, type Fit } from './fit.ts'

/** An applicant with the fit. */
export type Ranked = queries.ApplicantKey & { fit: Fit; isDecided: boolean }

/**
 * Best fit first; of equal ones, the one that waits longest. Those that are decided follow, newest first: rows show no fit
 * of them.
 */
function byFit(a: RankedPosition, b: RankedPosition): number {
  if (a.isDecided !== b.isDecided) return a.isDecided ? 1 : -1
  return a.isDecided ? byAge(b, a) : scoreOf(b) - scoreOf(a) || byAge(a, b)
}

type Place = Pick<queries.ApplicantKey, 'at' | 'id'>
type RankedPosition = Place & { fit: Pick<Fit, 'score'> | null; isDecided: boolean }
const scoreOf = ({ fit }: RankedPosition) => fit?.score ?? 0
type Position = RankedPosition & { isOlder: boolean }
const isDecided = ({ status }: queries.ApplicantKey): boolean => status !== 'pending'

/** Applications, best fit first. Fits of decided ones, which have no place in this order, are not loaded. */
async function rank(ctx: Context, keys: readonly queries.ApplicantKey[]) {
  const decided = keys.filter(isDecided).map((key) => ({ ...key, fit: null, isDecided: true }))
  const pending = keys.filter((key) => !isDecided(key))
  return [...(await addFits(ctx, pending)), ...decided].toSorted(byFit)
}

/** All applicants that a query finds, in its order. Their fits are not loaded, because they may be very many. */
export async function listAllApplicants(
  ctx: Context,
  { sort: chosen, show, ...scope }: ApplicantQuery,
): Promise<queries.ApplicantKey[]> {
  const sort = applicantSortOf(show, chosen)
  return inOrder(ctx, await queries.listApplicantKeys(ctx.db, await findScope(ctx, scope, show), sort), sort)
}

/** Applications in the order of a query. */
export async function orderApplicants(
  ctx: Context,
  ids: readonly string[],
  { show, sort: chosen }: Pick<ApplicantQuery, 'show' | 'sort'>,
): Promise<queries.ApplicantKey[]> {
  const sort = applicantSortOf(show, chosen)
  return inOrder(ctx, await queries.listKeysByIds(ctx.db, ids, sort), sort)
}

const byAge = (a: Place, b: Place): number =>
  a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id))

async function inOrder(
  ctx: Context,
  keys: readonly queries.ApplicantKey[],
  sort: ApplicantSort,
): Promise<queries.ApplicantKey[]> {
  const oldest = keys.toSorted(byAge)
  if (sort === 'oldest' || sort === 'oldest_hours') return oldest
  const newest = oldest.toReversed()
  if (sort === 'newest') return newest
  return [...(await rank(ctx, newest.slice(0, maxRankedApplicants))), ...newest.slice(maxRankedApplicants)]
}

/** Applicants with their fit, in the same order; those that are loaded already stay. */
export async function addFits(
  { db }: Context,
  keys: readonly (queries.ApplicantKey & { fit?: Fit | null })[],
): Promise<Ranked[]> {
  const fitOf = await loadFits(
    db,
    keys.filter(({ fit }) => !fit),
  )
  return keys.map((key) => ({ ...key, fit: key.fit ?? fitOf(key), isDecided: isDecided(key) }))
}

/** One page of the applicants that a query finds. */
export async function listApplicantPage(
  ctx: Context,
  { cursor, limit, show, ...query }: ApplicantQuery & { cursor?: string | undefined; limit: number },
): Promise<Page<Applicant>> {
  const { sort: chosen, ...scope } = query
  const sort = applicantSortOf(show, chosen)
  const after = decodePosition(cursor, sort)
  const found = await findScope(ctx, scope, show)
  const rows = limit + 1
  const listed = await (sort === 'best_fit'
    ? listByFit(ctx, found, { after, rows })
    : listByTime(ctx, found, { sort, after, rows }))
  return pageOf(await presentApplicants(ctx, listed, scope.q), {
    size: limit,
    isFirst: !after,
    keyOf: ({ key }) => encodePosition(key, sort),
    present: ({ applicant }) => applicant,
    count: () => queries.countApplicants(ctx.db, found),
  })
}

type Found = Awaited<ReturnType<typeof findScope>>

/** A row of a page; `isOlder` if it follows those that are ranked. */
type Listed = Ranked & { isOlder: boolean }

/** The newest ones, best fit first, and after them the older ones, newest first. */
async function listByFit(
  ctx: Context,
  found: Found,
  { after, rows }: { after: Position | null; rows: number },
): Promise<Listed[]> {
  if (after?.isOlder) return listOlder(after, rows)
  const newest = await queries.listKeysByTime(ctx.db, found, {
    sort: 'newest',
    after: null,
    rows: maxRankedApplicants,
  })
  const ranked = await rank(ctx, newest)
  const start = after ? ranked.findIndex((one) => byFit(one, after) > 0) : 0
  const shown = start < 0 ? [] : ranked.slice(start, start + rows)
  const page = (await addFits(ctx, shown)).map((one) => ({ ...one, isOlder: false }))
  const oldest = newest.length === maxRankedApplicants ? newest.at(-1) : undefined
  if (!oldest || page.length === rows) return page
  return [...page, ...(await listOlder(oldest, rows - page.length))]

  async function listOlder(last: Place, most: number): Promise<Listed[]> {
    const listed = await listByTime(ctx, found, { sort: 'newest', after: last, rows: most })
    return listed.map((one) => ({ ...one, isOlder: true }))
  }
}

async function listByTime(ctx: Context, found: Found, page: queries.TimedPage): Promise<Listed[]> {
  const keys = await queries.listKeysByTime(ctx.db, found, page)
  return (await addFits(ctx, keys)).map((one) => ({ ...one, isOlder: false }))
}

/**
 * The cursor after a row: its place in the order, which stays right when other rows come, move or go. Among those older
 * than the ranked ones and those that are decided the fit has no place in it.
 */
const encodePosition = ({ fit, isOlder, isDecided, at, id }: Listed, sort: ApplicantSort): string =>
  `${sort}.${isOlder ? 'older' : isDecided ? 'decided' : fit.score}.${encodeCursor({ createdAt: at, id })}`

function decodePosition(cursor: string | undefined, sort: ApplicantSort): Position | null {
  if (cursor === undefined) return null
  const [, of, score, row] = /^([a-z_]+)\.(\d{1,3}|older|decided)\.([\w-]+)$/.exec(cursor) ?? []
  const place = of === sort ? decodeCursor(row) : null
  if (!place) throw new Problem('bad_cursor')
  return {
    at: place.createdAt,
    id: place.id,
    fit: { score: /^\d/.test(score ?? '') ? Number(score) : 0 },
    isOlder: score === 'older',
    isDecided: score === 'decided',
  }
}

/** What the rows show, in the same order; without applications that no longer exist. */
async function presentApplicants(
  { db }: Context,
  ranked: readonly Listed[],
  search: string | undefined,
): Promise<{ key: Listed; applicant: Applicant }[]> {
  const ids = ranked.map(({ id }) => id)
  const known = new Map((await queries.listApplicantRows(db, ids)).map((row) => [row.id, row]))
  const found = search ? await listFound(db, search, ids) : []
  return ranked.flatMap((key) => {
    const row = known.get(key.id)
    if (!row) return []
    const place = presentFound(found.find(({ id }) => id === key.id))
    return [{ key, applicant: { ...present(row, key.fit), found: place } }]
  })
}

/** A skill says more than a sentence. */
function presentFound(place: Awaited<ReturnType<typeof listFound>>[number] | undefined): Applicant['found'] {
  if (place?.skill) return { kind: 'skill', text: place.skill }
  return place?.sentence ? { kind: 'sentence', text: excerptOf(place.sentence) } : null
}

function present(row: queries.ApplicantRow, { score, skills }: Fit): Omit<Applicant, 'found'> {
  const { volunteer, project, organization, status, waitingHours } = row
  return {
    id: row.id,
    status,
    shownStatus: shownStatusOf({ status, reason: row.endReason, declineReason: row.declineReason }),
    isShortlisted: isShortlisted({ status, endedBy: null }, row.shortlistedAt),
    isVolunteerSuspended: row.isVolunteerSuspended,
    createdAt: row.createdAt.toISOString(),
    matchScore: score,
    skills: [...skills],
    excerpt: excerptOf(row.beginning),
    waitingHours,
    work: presentWork(row),
    ...presentDecision(row.decision),
    volunteer,
    project,
    organization,
  }
}

/** How many applicants each filter shows, and the projects that have any. */
export async function countApplicants(
  ctx: Context,
  scope: ApplicantScope,
): Promise<EndpointResponse<typeof getApplicantCounts>> {
  const counts = await queries.countByFilter(ctx.db, await findScope(ctx, scope))
  const projects = await queries.listProjectsWithApplicants(ctx.db, isReceived(ctx, scope.organizationId), {
    chosenId: scope.projectId,
    most: limits.maxBulk,
  })
  return {
    counts,
    projects: projects
      .map(({ acceptedCount, ...project }) => ({
        ...project,
        placesLeft: spotsLeft({ maxVolunteers: project.maxVolunteers, acceptedCount }),
      }))
      // The chosen project came first, so that it is never cut off.
      .toSorted((a, b) => b.pending - a.pending || b.applicants - a.applicants),
  }
}
