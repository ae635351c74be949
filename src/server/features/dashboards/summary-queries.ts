/** What the weekly summary of a volunteer says: their home of this week, as an email. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { orderMatches } from '#domain/matching/order.ts'
import { maxSummaryDays, summaryDeadlineDays, summaryLength } from '#domain/notifications/weekly-summary.ts'
import { addDays, dayInZone, type LocalDate, dayMs } from '#domain/time/time.ts'
import type { Db } from '#server/db/db.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects, savedProjects } from '#server/db/tables/projects.ts'
import { cacheFor, type TimedCache } from '#server/http/timed-cache.ts'
import { findMatches } from '#server/matching/find.ts'
import { answerInTime } from '#server/matching/live-index.ts'
import { findMatching, type MatchContext } from '#server/matching/matching.ts'
import { listMemberships } from '#server/queries/organizations/memberships.ts'
import { listNew } from '#server/queries/projects/opened-projects.ts'
import { isToRemind } from '#server/queries/projects/saved-projects.ts'
import { listWaiting, listWork } from './volunteer-task-queries.ts'

interface Named {
  project: { id: string; title: string }
  organizationName: string
}

export interface WeeklySummary {
  /** Projects that opened since the last one. */
  matches: (Named & { score: number })[]
  /** Applications without an answer, the oldest first. */
  waiting: (Named & { applicationId: string; days: number })[]
  /** Saved projects, the nearest deadline first. */
  deadlines: (Named & { day: LocalDate })[]
  /** Accepted work without hours for a week. */
  hours: (Named & { applicationId: string })[]
}

type SummaryContext = Omit<MatchContext, 'actor'>
type ReaderContext = MatchContext

/** Everything there is to say to a volunteer; null if that is nothing. */
export async function findWeeklySummary(
  ctx: SummaryContext,
  { userId, since }: { userId: string; since: Date },
): Promise<WeeklySummary | null> {
  const reader = { ...ctx, actor: { id: userId, organizations: await listMemberships(ctx.db, userId) } }
  const summary = {
    matches: await listNewMatches(reader, since),
    waiting: await listUnanswered(reader),
    deadlines: await listDeadlines(reader),
    hours: await listHoursToLog(reader),
  }
  return Object.values(summary).every((part) => part.length === 0) ? null : summary
}

/** Days before a summary is written in which everything lies that may be new in it: its email may wait for a day. */
const newDays = maxSummaryDays + 2

/** Milliseconds for which summaries share what is new. After an import, reading it takes as long as finding matches in it. */
const sharedFor = 60_000

const caches = new WeakMap<Db, TimedCache<ReadonlyMap<string, number>>>()

/**
 * Whether a project is new since a time; null if none is. What opened in the last minute may not have been read, so it is left for
 * the next summary, as what opened in the minute before this one's week was left for this one.
 */
async function loadNew(
  { db, now }: ReaderContext,
  since: Date,
): Promise<((projectId: string) => boolean) | null> {
  const cache = caches.get(db) ?? cacheFor<ReadonlyMap<string, number>>({ most: 1, lifetime: sharedFor })
  caches.set(db, cache)
  const until = now()
  const from = new Date(until.getTime() - newDays * dayMs)
  const times = await cache.read('', until, () => listNew(db, { since: from, until }))
  const first = since.getTime() - sharedFor
  const last = until.getTime() - sharedFor
  const isNew = (time = 0) => time > first && time <= last
  return [...times.values()].some((time) => isNew(time)) ? (projectId) => isNew(times.get(projectId)) : null
}

async function listNewMatches(ctx: ReaderContext, since: Date): Promise<WeeklySummary['matches']> {
  const matching = await findMatching(ctx)
  if (!matching) return []
  const isAmong = await loadNew(ctx, since)
  if (!isAmong) return []
  const wanted = { order: 'recommended', most: summaryLength, isAmong } as const
  const { found } = await answerInTime(ctx.db, () => findMatches(ctx, matching, wanted))
  const eligible = found.filter(({ isEligible, match }) => isEligible && match.score > 0)
  const best = orderMatches(eligible, 'recommended').slice(0, summaryLength)
  if (best.length === 0) return []
  const rows = await ctx.db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(inArray(organizations.id, [...new Set(best.map(({ organizationId }) => organizationId))]))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return best.map(({ id, organizationId, project, match }) => ({
    project: { id, title: project.title ?? '' },
    organizationName: names.get(organizationId) ?? '',
    score: match.score,
  }))
}

async function listUnanswered(ctx: ReaderContext): Promise<WeeklySummary['waiting']> {
  const now = ctx.now().getTime()
  const waiting = await listWaiting(ctx, summaryLength)
  return waiting.map(({ applicationId, project, organizationName, at }) => ({
    applicationId,
    project,
    organizationName,
    days: Math.floor((now - Date.parse(at)) / dayMs),
  }))
}

async function listHoursToLog(ctx: ReaderContext): Promise<WeeklySummary['hours']> {
  const work = await listWork(ctx)
  return work
    .flatMap((task) => (task.kind === 'log_hours' ? [task] : []))
    .slice(0, summaryLength)
    .map(({ applicationId, project, organizationName }) => ({ applicationId, project, organizationName }))
}

/** Like the reminder of a deadline: of projects with spots for which the reader has not applied. */
async function listDeadlines({ db, actor, now }: ReaderContext): Promise<WeeklySummary['deadlines']> {
  const at = now()
  const rows = await db
    .select({
      project: { id: projects.id, title: projects.title },
      organizationName: organizations.name,
      deadline: projects.applicationDeadline,
    })
    .from(savedProjects)
    .innerJoin(projects, eq(projects.id, savedProjects.projectId))
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .where(
      and(
        eq(savedProjects.userId, actor.id),
        eq(projects.visibility, 'published'),
        inArray(projects.status, ['open', 'active']),
        sql`${projects.applicationDeadline} >= (${at.toISOString()}::timestamptz at time zone ${projects.timeZone})::date`,
        lte(projects.applicationDeadline, addDays(dayInZone(at, 'UTC'), summaryDeadlineDays)),
        isToRemind,
      ),
    )
    .orderBy(asc(projects.applicationDeadline), asc(projects.id))
    .limit(summaryLength)
  return rows.flatMap(({ deadline, ...row }) => (deadline === null ? [] : [{ ...row, day: deadline }]))
}
