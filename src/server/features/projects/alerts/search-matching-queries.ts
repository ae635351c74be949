/** Queries that compare a project with all saved searches. */
import { eq, sql, type SQL } from 'drizzle-orm'
import { choiceFilterNames, mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import type { AlertFrequency, SearchedPlace } from '#domain/projects/saved-searches.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { emailTimes, weeklySummaries } from '#server/db/tables/notifications.ts'
import { organizationMembers } from '#server/db/tables/organizations.ts'
import { changedProjects, projects, savedSearches, searchAlerts } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'
import {
  isOfVerified,
  makeAcceptsCondition,
  makeStoredCondition,
} from '#server/features/projects/condition-queries.ts'
import type { SearchedProject } from './search-terms.ts'

/** Whether a project has a change that no search has looked at. */
export async function isChanged(db: Db, projectId: string): Promise<boolean> {
  const rows = await db
    .select({ id: changedProjects.projectId })
    .from(changedProjects)
    .where(eq(changedProjects.projectId, projectId))
  return rows.length > 0
}

/** Projects whose change has waited since before a time, the longest first. */
export async function listChanged(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select project_id as id from ${changedProjects} where changed_at < ${before.toISOString()}::timestamptz
    order by changed_at limit ${most}`)
  return rows.map(({ id }) => id)
}

export async function removeChange(db: Db, projectId: string): Promise<void> {
  await db.delete(changedProjects).where(eq(changedProjects.projectId, projectId))
}

export interface Acceptance {
  now: Date
  applicationsPerSpot: number
}

/** What searches look at; where it is on site is a text here. `before`: how it was before its change. */
export async function findSearchedProject(
  db: Db,
  projectId: string,
  acceptance: Acceptance,
): Promise<
  | (Omit<SearchedProject, 'located'> & {
      location: string | null
      before: { isRemote: boolean; location: string | null } | null
      isListed: boolean
    })
  | null
> {
  const [row] = await db
    .select({
      organizationId: projects.organizationId,
      words: sql<string[]>`tsvector_to_array(${projects.search})`,
      skillIds: projects.skillIds,
      causeIds: projects.causeIds,
      ...mapChoiceFilters((name) => projects[name]),
      isRemote: projects.isRemote,
      location: projects.location,
      before: { isRemote: changedProjects.isRemote, location: changedProjects.location },
      isListed: sql<boolean>`${projects.visibility} = 'published' and ${makeAcceptsCondition(projects, acceptance)}`,
    })
    .from(projects)
    .leftJoin(changedProjects, eq(changedProjects.projectId, projects.id))
    .where(eq(projects.id, projectId))
  return row ?? null
}

export interface FoundSearch extends Record<string, unknown> {
  id: string
  userId: string
  frequency: AlertFrequency
  place: SearchedPlace | null
  /** It found the project before its change, too, as far as this query looks. */
  foundBefore: boolean
}

/** People who are never notified of the project: those of its organization, those whom a block separates from it. */
const mayBeNotified: SQL = sql`not exists (
    select from ${users} u where u.id = ${savedSearches.userId} and u.disabled_at is not null)
  and not exists (select from ${organizationMembers} m
    where m.organization_id = ${projects.organizationId} and m.user_id = ${savedSearches.userId})
  and not ${isSeparated({ volunteerId: savedSearches.userId, organizationId: projects.organizationId })}`

/** The columns that filters with few choices compare, of a row by its name in the query. */
const choiceColumnsOf = (row: string): SQL =>
  sql.raw(choiceFilterNames.map((name) => `${row}.${projects[name].name}`).join(', '))

/** Terms that are looked up in the index together, and at most how many such groups there are. */
const termsTogether = { size: 16, groups: 24 }

/**
 * Whether a search has one of the terms. In groups, because the index compares the position in each list of a lookup with
 * every other for each search that it finds: with one lookup of 200 terms the median of a
 * project was 52 ms, with small groups 38 ms in the same hour (bench/RESULTS.md).
 */
function hasAnyOf(terms: readonly string[]): SQL {
  const size = Math.max(termsTogether.size, Math.ceil(terms.length / termsTogether.groups))
  const groups = Array.from({ length: Math.ceil(terms.length / size) }, (_, index) =>
    terms.slice(index * size, (index + 1) * size),
  )
  return sql.join(
    groups.map((group) => sql`${savedSearches.terms} && ${sql.param(group)}::text[]`),
    sql` or `,
  )
}

/**
 * The searches that have one of the terms and find the project, except where they look for work; in no order. Without
 * those of people who were notified of it, or never are. Call it in a transaction.
 */
export async function listFoundSearches(
  db: Db,
  { projectId, terms, acceptance }: { projectId: string; terms: readonly string[]; acceptance: Acceptance },
): Promise<FoundSearch[]> {
  const isFound = makeStoredCondition(projects, savedSearches, acceptance)
  const wasFound = sql`${makeStoredCondition(changedProjects, savedSearches, acceptance)}
    and ${makeAcceptsCondition(changedProjects, acceptance)}`
  // PostgreSQL takes comparing two lists of terms for as cheap as comparing two numbers, and would compare those of every
  // search, which takes ten times as long as reading the index of terms.
  await db.execute(sql`select set_config('enable_seqscan', 'off', true)`)
  // Both rows are read once: a long text would be decompressed again for each search.
  const { rows } = await db.execute<FoundSearch>(sql`
    with projects as materialized (
      select p.id, p.organization_id, p.visibility, p.search || ''::tsvector as search, p.skill_ids, p.cause_ids,
        p.time_commitment, ${choiceColumnsOf('p')}, p.is_remote, p.location, p.status,
        p.max_volunteers, p.accepted_count, p.pending_count, p.deadline_enforced, p.application_deadline, p.time_zone
      from public.projects p where p.id = ${projectId}
    ), changed_projects as materialized (
      select c.project_id, c.organization_id, c.visibility, c.search || ''::tsvector as search, c.skill_ids,
        c.cause_ids, c.time_commitment, ${choiceColumnsOf('c')}, c.is_remote, c.location, c.status,
        c.max_volunteers, c.accepted_count, c.pending_count, c.deadline_enforced, c.application_deadline, c.time_zone
      from public.changed_projects c where c.project_id = ${projectId}
    )
    select ${savedSearches.id} as id, ${savedSearches.userId} as "userId", ${savedSearches.frequency} as frequency,
      ${savedSearches.place} as place,
      case when changed_projects.project_id is not null then coalesce(${wasFound}, false) else false end as "foundBefore"
    from ${savedSearches} cross join projects left join changed_projects on changed_projects.project_id = projects.id
    where ${savedSearches.endedAt} is null and (${hasAnyOf(terms)})
      and ${isFound} and ${mayBeNotified}
      and not exists (select from ${searchAlerts} a where a.user_id = ${savedSearches.userId} and a.project_id = ${projectId})`)
  await db.execute(sql`select set_config('enable_seqscan', 'on', true)`)
  return rows
}

/** More immediate alerts than this within a day wait for the daily email. */
const maxAtOnce = 20

/** Stores what searches found, once per person. */
export async function insertAlerts(
  db: Db,
  {
    projectId,
    found,
    now,
  }: { projectId: string; found: readonly Pick<FoundSearch, 'id' | 'userId' | 'frequency'>[]; now: Date },
): Promise<void> {
  if (found.length === 0) return
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into ${searchAlerts} (user_id, project_id, search_id, frequency, found_at)
    select f.user_id, ${projectId}, f.search_id, case when f.frequency = 'at_once' and (
        select count(*) from ${searchAlerts} a where a.user_id = f.user_id and a.frequency = 'at_once'
          and a.found_at > ${at} - interval '1 day') >= ${maxAtOnce} then 'daily' else f.frequency end, ${at}
    from unnest(${sql.param(found.map(({ userId }) => userId))}::uuid[],
      ${sql.param(found.map(({ id }) => id))}::uuid[],
      ${sql.param(found.map(({ frequency }) => frequency))}::text[]) as f (user_id, search_id, frequency)
    on conflict do nothing`)
}

/** Projects with alerts that are sent immediately and were not. */
export async function listUnsent(db: Db, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct project_id as id from ${searchAlerts} where sent_at is null and frequency = 'at_once' limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Whether what was found may still be sent: the search is on, the project open, and its organization verified if that is asked. */
const mayStillNotify = (acceptance: Acceptance): SQL => sql`exists (
  select from ${savedSearches} cross join ${projects}
  where ${savedSearches.id} = a.search_id and ${savedSearches.endedAt} is null and ${projects.id} = a.project_id
    and ${projects.visibility} = 'published' and ${makeAcceptsCondition(projects, acceptance)} and ${mayBeNotified}
    and (not ${savedSearches.onlyVerified} or ${isOfVerified(projects)}))`

/** Takes some of a project's alerts that are sent immediately. What may no longer be sent is forgotten. */
export async function takeAtOnce(
  db: Db,
  { projectId, most, acceptance }: { projectId: string; most: number; acceptance: Acceptance },
): Promise<{ sendId: string; userIds: string[] } | null> {
  const waiting = sql`a.project_id = ${projectId} and a.sent_at is null and a.frequency = 'at_once'`
  await db.execute(sql`delete from ${searchAlerts} a where ${waiting} and not ${mayStillNotify(acceptance)}`)
  const { rows } = await db.execute<{ sendId: string; userId: string }>(sql`
    with send as materialized (select gen_random_uuid() as id), taken as (
      select a.user_id from ${searchAlerts} a where ${waiting} order by a.found_at, a.user_id limit ${most} for update)
    update ${searchAlerts} a set sent_at = ${acceptance.now.toISOString()}::timestamptz, sent_with = send.id
    from send, taken where ${waiting} and a.user_id = taken.user_id
    returning a.user_id as "userId", a.sent_with as "sendId"`)
  const [first] = rows
  return first ? { sendId: first.sendId, userIds: rows.map(({ userId }) => userId) } : null
}

/** People with alerts that wait for their daily or weekly email, since when, and when they want it. */
export async function listAlertReaders(db: Db, standard: { hour: number; weekday: number }) {
  const { rows } = await db.execute<{
    userId: string
    timeZone: string
    hour: number
    weekday: number
    daily: string | null
    weekly: string | null
  }>(sql`
    select a.user_id as "userId", u.time_zone as "timeZone", coalesce(t.digest_hour, ${standard.hour})::int as hour,
      coalesce(w.weekday, ${standard.weekday})::int as weekday,
      min(a.found_at) filter (where a.frequency = 'daily') as daily,
      min(a.found_at) filter (where a.frequency = 'weekly') as weekly
    from ${searchAlerts} a join ${users} u on u.id = a.user_id
    left join ${emailTimes} t on t.user_id = u.id left join ${weeklySummaries} w on w.user_id = u.id
    where a.sent_at is null and a.frequency <> 'at_once'
    group by a.user_id, u.time_zone, t.digest_hour, w.weekday`)
  return rows
}

/** Takes a person's alerts of daily and weekly searches that are due. What may no longer be sent is forgotten. */
export async function takeDue(
  db: Db,
  { userId, due, acceptance }: { userId: string; due: { daily: Date; weekly: Date }; acceptance: Acceptance },
): Promise<{ sendId: string; projects: { id: string; organizationId: string }[] } | null> {
  const waiting = sql`a.user_id = ${userId} and a.sent_at is null and (
    a.frequency = 'daily' and a.found_at < ${due.daily.toISOString()}::timestamptz
    or a.frequency = 'weekly' and a.found_at < ${due.weekly.toISOString()}::timestamptz)`
  await db.execute(sql`delete from ${searchAlerts} a where ${waiting} and not ${mayStillNotify(acceptance)}`)
  const { rows } = await db.execute<{ sendId: string; id: string; organizationId: string }>(sql`
    with send as materialized (select gen_random_uuid() as id)
    update ${searchAlerts} a set sent_at = ${acceptance.now.toISOString()}::timestamptz, sent_with = send.id
    from send, ${projects} p where ${waiting} and p.id = a.project_id
    returning a.sent_with as "sendId", p.id, p.organization_id as "organizationId"`)
  const [first] = rows
  return first ? { sendId: first.sendId, projects: rows } : null
}
