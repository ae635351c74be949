/**
 * What each filter asks of a project, in SQL: with the values of one search for browsing, and with those of stored
 * searches for one project, so that both follow the same rules (decisions A9, A15; docs/decisions/0102).
 */
import { and, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  choiceFilterNames,
  mapChoiceFilters,
  type ChoiceFilterName,
} from '#domain/projects/choice-filters.ts'
import { queueRule } from '#domain/projects/projects.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { storedChoices, type ChoiceColumn } from '#server/queries/projects/choice-filters.ts'

/** The columns of a project that filters read. */
export type SearchedRow = Record<
  | 'visibility'
  | 'search'
  | 'skillIds'
  | 'causeIds'
  | 'timeCommitment'
  | 'organizationId'
  | ChoiceFilterName
  | 'isRemote'
  | 'location'
  | 'status'
  | 'maxVolunteers'
  | 'acceptedCount'
  | 'pendingCount'
  | 'deadlineEnforced'
  | 'applicationDeadline'
  | 'timeZone',
  AnyColumn
>

type OptionalName = 'text' | 'skills' | 'causes' | 'hours' | 'organization'
type Values = Record<
  OptionalName | ChoiceFilterName | 'onlyRemote' | 'withoutOrganizations' | 'near' | 'open' | 'queue',
  SQLWrapper
>

const isChosen = (column: AnyColumn, chosen: SQLWrapper) =>
  sql`(${chosen}::text[] is null or ${column} = any(${chosen}::text[]))`

/** Its organization alone says so: docs/decisions/0147. */
export const isOfVerified = (
  row: Pick<SearchedRow, 'organizationId'>,
): SQL => sql`exists (select from ${organizations}
    where ${organizations.id} = ${row.organizationId} and ${organizations.isVerified})`

/** The condition of each value. Lists match if they share any entry; an empty list matches nothing. */
export const makeConditions = (row: SearchedRow, value: Values) => ({
  text: sql`${row.search} @@ ${value.text}::tsquery`,
  skills: sql`${row.skillIds} && ${value.skills}::text[]`,
  causes: sql`${row.causeIds} && ${value.causes}::text[]`,
  hours: sql`${row.timeCommitment} <= ${value.hours}`,
  organization: sql`${row.organizationId} = ${value.organization}`,
  withoutOrganizations: sql`${row.organizationId} <> all(${value.withoutOrganizations}::uuid[])`,
  // Few statements are prepared: these filters share one condition, and without a value each of them is no condition.
  others: sql`(${and(...choiceFilterNames.map((name) => isChosen(row[name], value[name])))}
    and (${value.onlyRemote}::boolean is not true or ${row.isRemote})
    and (${value.near}::text[] is null
      or (not ${row.isRemote} and ${row.location} = any(${value.near}::text[]))))`,
  verified: isOfVerified(row),
  // These two are the same rule as `findApplicationsClosedReason`.
  open: sql`(${row.status} in ('open', 'active')
    and (${row.maxVolunteers} is null or ${row.acceptedCount} < ${row.maxVolunteers})
    and (not ${row.deadlineEnforced} or ${row.applicationDeadline} is null
      or ${row.applicationDeadline} >= (${value.open}::timestamptz at time zone ${row.timeZone})::date))`,
  queue: sql`${row.pendingCount} < ${value.queue}::int
    * coalesce(${row.maxVolunteers} - ${row.acceptedCount}, ${sql.raw(String(queueRule.spotsIfUnlimited))})`,
})

/** The columns of a stored search. Null means no filter. */
export type StoredSearch = Record<
  OptionalName | ChoiceColumn | 'onlyRemote' | 'onlyVerified' | 'onlyAccepting',
  AnyColumn
>

interface Acceptance {
  now: Date
  applicationsPerSpot: number
}

/** No value: the conditions with it are not used. */
const unused = sql`null`
const unusedValues = { withoutOrganizations: unused, near: unused, open: unused, queue: unused } as const
const unusedSearch = {
  text: unused,
  skills: unused,
  causes: unused,
  hours: unused,
  organization: unused,
  ...mapChoiceFilters(() => unused),
  onlyRemote: unused,
} as const

/** Whether a project takes applications at a time. */
export function makeAcceptsCondition(row: SearchedRow, { now, applicationsPerSpot }: Acceptance): SQL {
  const { open, queue } = makeConditions(row, {
    ...unusedSearch,
    ...unusedValues,
    open: sql`${now.toISOString()}`,
    queue: sql`${applicationsPerSpot}`,
  })
  return applicationsPerSpot > 0 ? sql`(${open} and ${queue})` : open
}

/** Whether a stored search finds a project, except where it looks for work and whose it is. */
export function makeStoredCondition(row: SearchedRow, search: StoredSearch, acceptance: Acceptance): SQL {
  const chosen = mapChoiceFilters((name) => search[storedChoices[name].column])
  const made = makeConditions(row, { ...search, ...chosen, ...unusedValues })
  return sql`(${row.visibility} = 'published'
    and (${search.text} is null or ${made.text}) and (${search.skills} is null or ${made.skills})
    and (${search.causes} is null or ${made.causes}) and (${search.hours} is null or ${made.hours})
    and (${search.organization} is null or ${made.organization}) and ${made.others}
    and (not ${search.onlyVerified} or ${made.verified})
    and (not ${search.onlyAccepting} or ${makeAcceptsCondition(row, acceptance)}))`
}
