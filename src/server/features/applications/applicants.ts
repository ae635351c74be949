/** Received applications as members list them: pages of rows, and how many each filter shows. */
import type {
  Applicant,
  ApplicantQuery,
  ApplicantScope,
  getApplicantCounts,
} from '#contract/applications/applicants.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { excerptOf, type ApplicantSort } from '#domain/applications/applicants.ts'
import { isShortlisted } from '#domain/applications/triage.ts'
import { spotsLeft } from '#domain/projects/projects.ts'
import type { Context } from '#server/context.ts'
import { decodeCursor, encodeCursor, type Cursor } from '#server/http/cursor.ts'
import { pageOf, type Page } from '#server/http/page.ts'
import { Problem } from '#server/http/problem.ts'
import * as queries from './applicant-queries.ts'
import { findScope, isReceived } from './applicant-search.ts'
import { loadFits, type Fit } from './fit.ts'

/** An applicant with the fit. */
export type Ranked = queries.ApplicantKey & { fit: Fit }

/** Best fit first; of equal ones, whoever waits longest. */
const byFit = (a: Position, b: Position): number =>
  b.fit.score - a.fit.score ||
  a.createdAt.getTime() - b.createdAt.getTime() ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

type Position = Cursor & { fit: Pick<Fit, 'score'> }

/** Applications with their fit, best fit first. */
async function rank({ db }: Context, keys: readonly queries.ApplicantKey[]): Promise<Ranked[]> {
  const fitOf = await loadFits(db, keys)
  return keys.map((key) => ({ ...key, fit: fitOf(key) })).toSorted(byFit)
}

/** All applicants that a query finds, in its order. */
export async function listAllApplicants(
  ctx: Context,
  { sort, show, ...scope }: ApplicantQuery,
): Promise<Ranked[]> {
  const keys = await queries.listApplicantKeys(ctx.db, await findScope(ctx, scope, show))
  return inOrder(await rank(ctx, keys), sort)
}

/** Applications with their fit in an order. */
export async function orderApplicants(
  ctx: Context,
  ids: readonly string[],
  sort: ApplicantSort,
): Promise<Ranked[]> {
  return inOrder(await rank(ctx, await queries.listKeysByIds(ctx.db, ids)), sort)
}

function inOrder(ranked: readonly Ranked[], sort: ApplicantSort): Ranked[] {
  if (sort === 'best_fit') return [...ranked]
  const byAge = ranked.toSorted(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : Number(a.id > b.id)),
  )
  return sort === 'oldest' ? byAge : byAge.toReversed()
}

/** One page of the applicants that a query finds. */
export async function listApplicantPage(
  ctx: Context,
  { cursor, limit, sort, show, ...scope }: ApplicantQuery & { cursor?: string | undefined; limit: number },
): Promise<Page<Applicant>> {
  const after = decodePosition(cursor, sort)
  const found = await findScope(ctx, scope, show)
  const listed = await (sort === 'best_fit' ? listByFit() : listByTime(sort))
  const rows = await presentApplicants(ctx, listed.page)
  return pageOf(rows, {
    size: limit,
    isFirst: !after,
    keyOf: ({ key }) => encodePosition(key, sort),
    present: ({ applicant }) => applicant,
    count: async () => listed.total ?? queries.countApplicants(ctx.db, found),
  })

  async function listByFit(): Promise<{ page: Ranked[]; total: number | null }> {
    const all = await rank(ctx, await queries.listApplicantKeys(ctx.db, found))
    const start = after ? all.findIndex((one) => byFit(one, after) > 0) : 0
    return { page: start < 0 ? [] : all.slice(start, start + limit + 1), total: all.length }
  }

  async function listByTime(
    order: Exclude<ApplicantSort, 'best_fit'>,
  ): Promise<{ page: Ranked[]; total: number | null }> {
    const keys = await queries.listKeysByTime(ctx.db, found, { sort: order, after, rows: limit + 1 })
    return { page: inOrder(await rank(ctx, keys), order), total: null }
  }
}

/** The cursor after a row: its place in the order, which stays right when other rows come, move or go. */
const encodePosition = ({ fit, ...row }: Ranked, sort: ApplicantSort): string =>
  `${sort}.${fit.score}.${encodeCursor(row)}`

function decodePosition(cursor: string | undefined, sort: ApplicantSort): Position | null {
  if (cursor === undefined) return null
  const [, of, score, row] = /^([a-z_]+)\.(\d{1,3})\.([\w-]+)$/.exec(cursor) ?? []
  const place = of === sort ? decodeCursor(row) : null
  if (!place) throw new Problem('bad_cursor')
  return { ...place, fit: { score: Number(score) } }
}

/** What the rows show, in the same order; without applications that no longer exist. */
async function presentApplicants(
  { db }: Context,
  ranked: readonly Ranked[],
): Promise<{ key: Ranked; applicant: Applicant }[]> {
  const rows = await queries.listApplicantRows(
    db,
    ranked.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ranked.flatMap((key) => {
    const row = known.get(key.id)
    return row ? [{ key, applicant: present(row, key.fit) }] : []
  })
}

function present(row: queries.ApplicantRow, { score, skills }: Fit): Applicant {
  const { volunteer, project, organization, status, waitingHours } = row
  return {
    id: row.id,
    status,
    isShortlisted: isShortlisted({ status, endedBy: null }, row.shortlistedAt),
    createdAt: row.createdAt.toISOString(),
    matchScore: score,
    skills: [...skills],
    excerpt: excerptOf(row.beginning),
    waitingHours,
    ...presentDecision(row.decision),
    volunteer,
    project,
    organization,
  }
}

/** Who decided an application, and when, as the organization's members see it. */
export function presentDecision(
  decision: queries.Decision | null,
): Pick<Applicant, 'decidedBy' | 'decidedAt'> {
  if (!decision) return { decidedBy: null, decidedAt: null }
  const { id, name, at } = decision
  return { decidedBy: id === null ? null : { id, name: name ?? '' }, decidedAt: new Date(at).toISOString() }
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
