/** How quickly an organization responds to applications, by the rule in `#domain/responses.ts`. */
import { and, eq, gte, inArray, sql, type Placeholder } from 'drizzle-orm'
import type { Language } from '#contract/i18n/languages.ts'
import { describeAnswers } from '#contract/i18n/responses.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { unansweredReason } from '#domain/applications/applications.ts'
import { automaticReasons } from '#domain/applications/declining.ts'
import { responseStats, responseWindow, type ResponseStats } from '#domain/applications/responses.ts'
import type { Db } from '#server/db/db.ts'
import { prepareOnce } from '#server/db/prepared.ts'
import { applications } from '#server/db/tables/applications.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { cacheFor } from '#server/http/timed-cache.ts'

/** Accepted or declined by someone of the organization; an accepted invite answers no one. */
export const isAnswer = sql`(${applications.reviewedAt} is not null and not ${applications.isInvited} and not (${applications.status} = 'declined'
  and ${applications.declineReason} is null
  and ${applications.endReason} = any(${sql.param(automaticReasons)}::text[]) is true))`

const selectResponseCounts = (grace: Placeholder | string) => ({
  answers: sql<number>`(count(*) filter (where ${isAnswer}))::int`.as('answers'),
  firstAnswerAt: sql<Date | null>`min(${applications.reviewedAt}) filter (where ${isAnswer})`
    .mapWith(applications.reviewedAt)
    .as('first_answer_at'),
  overdue: sql<number>`(count(*) filter (where (${applications.status} = 'declined'
      and ${applications.declineReason} is null and ${applications.endReason} = ${unansweredReason})
    or (${applications.status} = 'pending' and ${applications.reviewedAt} is null
      and ${applications.createdAt} <= ${grace}::timestamptz)))::int`.as('overdue'),
  medianHours: sql<number | null>`percentile_cont(0.5) within group (order by greatest(0,
    extract(epoch from ${applications.reviewedAt} - ${applications.createdAt})::float8 / 3600))
    filter (where ${isAnswer})`.as('median_hours'),
})
/** Of a new organization. */
export const noResponses: ResponseStats = { rate: null, medianHours: null }

// Uses the indexes of an organization's projects and of a project's applications, so nothing outside the window is
// read.
const prepareCounts = prepareOnce((db, name) =>
  db
    .select(selectResponseCounts(sql.placeholder('grace')))
    .from(projects)
    .innerJoin(applications, eq(applications.projectId, projects.id))
    .where(
      and(
        eq(projects.organizationId, sql.placeholder('organizationId')),
        gte(applications.createdAt, sql`${sql.placeholder('since')}::timestamptz`),
      ),
    )
    .prepare(name),
)

/** Computes an organization's current response rate and median response time. */
export async function findResponses(db: Db, organizationId: string, now: Date): Promise<ResponseStats> {
  const { since, grace } = responseWindow(now)
  const [counts] = await prepareCounts(db, 'organization_responses').execute({
    organizationId,
    since: since.toISOString(),
    grace: grace.toISOString(),
  })
  return counts ? responseStats(counts, now) : noResponses
}

/** The same for several organizations at a time, by id. */
export async function listResponses(
  db: Db,
  organizationIds: readonly string[],
  now: Date,
): Promise<Map<string, ResponseStats>> {
  const { since, grace } = responseWindow(now)
  const counts = db
    .select(selectResponseCounts(grace.toISOString()))
    .from(projects)
    .innerJoin(applications, eq(applications.projectId, projects.id))
    .where(and(eq(projects.organizationId, organizations.id), gte(applications.createdAt, since)))
    .as('counts')
  // Counted organization by organization, because grouping read every application there is.
  const rows = await db
    .select({
      id: organizations.id,
      answers: counts.answers,
      firstAnswerAt: counts.firstAnswerAt,
      overdue: counts.overdue,
      medianHours: counts.medianHours,
    })
    .from(organizations)
    .crossJoinLateral(counts)
    .where(inArray(organizations.id, [...organizationIds]))
  const counted = new Map(rows.map(({ id, ...row }) => [id, responseStats(row, now)]))
  return new Map(organizationIds.map((id) => [id, counted.get(id) ?? noResponses]))
}

// What everyone sees on a page of projects takes as long to compute as the page itself.
const cacheOne = prepareOnce(() => cacheFor<ResponseStats>({ most: 2000 }))
// Every list has other organizations, and large ones are in many lists. What half a year of answers says may be a minute old.
const cacheListed = prepareOnce(() => cacheFor<ResponseStats>({ most: 10_000, lifetime: 60_000 }))

/** The same as `listResponses`, at most a minute old; one query finds those that are not cached. */
export async function listRecentResponses(
  db: Db,
  organizationIds: readonly string[],
  now: Date,
): Promise<Map<string, ResponseStats>> {
  const cache = cacheListed(db, 'listed responses')
  const missing: string[] = []
  // Starts once all that are missing are known.
  const found = Promise.resolve().then(() => (missing.length > 0 ? listResponses(db, missing, now) : null))
  const listed = organizationIds.map(async (id) => {
    const stats = await cache.read(id, now, () => {
      missing.push(id)
      return found.then((counted) => counted?.get(id) ?? noResponses)
    })
    return [id, stats] as const
  })
  return new Map(await Promise.all(listed))
}

/** The same as `findResponses`, at most seconds old. */
export function findRecentResponses(db: Db, organizationId: string, now: Date): Promise<ResponseStats> {
  return cacheOne(db, 'responses').read(organizationId, now, () => findResponses(db, organizationId, now))
}

type DescribedResponses = ResponseStats & { description: string }

// Many ask for the same page of projects, which takes less time to read than its answer times take to put into words.
const cacheDescribed = prepareOnce(() => cacheFor<ReadonlyMap<string, DescribedResponses>>())

/**
 * Adds to projects how quickly their organizations answer, little more than a minute old; in words, too, so that lists
 * load no texts for it.
 */
export async function addResponses<Project extends { organizationId: string }>(
  { db, now, language }: { db: Db; now: () => Date; language: Language },
  listed: readonly Project[],
): Promise<(Project & { organizationResponse: DescribedResponses })[]> {
  if (listed.length === 0) return []
  const ids = [...new Set(listed.map(({ organizationId }) => organizationId))]
  const texts = responsesCatalog.read(language)
  const describe = (found: ResponseStats) => ({
    ...found,
    description: describeAnswers(texts, found) ?? texts.noneYet,
  })
  const responses = await cacheDescribed(db, 'described responses').read(
    `${language} ${ids.join()}`,
    now(),
    async () => {
      const found = await listRecentResponses(db, ids, now())
      return new Map(Array.from(found, ([id, stats]) => [id, describe(stats)]))
    },
  )
  return listed.map((project) => ({
    ...project,
    organizationResponse: responses.get(project.organizationId) ?? describe(noResponses),
  }))
}
