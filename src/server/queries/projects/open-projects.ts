/** Which projects take applications, for the lists of matches and what is counted of them. */
import { sql, type SQL } from 'drizzle-orm'
import { queueRule } from '#domain/projects/projects.ts'
import { projects } from '#server/db/tables/projects.ts'

/** What decides whether a project takes applications, as `findApplicationsClosedReason` takes it. */
export const applyingColumns = {
  status: projects.status,
  visibility: projects.visibility,
  maxVolunteers: projects.maxVolunteers,
  acceptedCount: projects.acceptedCount,
  pendingCount: projects.pendingCount,
  applicationDeadline: projects.applicationDeadline,
  deadlineEnforced: projects.deadlineEnforced,
  timeZone: projects.timeZone,
} as const

/** True for published projects that are open or active and have a spot left. */
export const isOpen: SQL = sql`(${projects.visibility} = 'published' and ${projects.status} in ('open', 'active')
    and (${projects.maxVolunteers} is null or ${projects.acceptedCount} < ${projects.maxVolunteers}))`

/** True for projects that take applications now: the same rule as `findApplicationsClosedReason`. */
export function takesApplications({
  now,
  applicationsPerSpot,
}: {
  now: Date
  /** 0 = any number of waiting applications. */
  applicationsPerSpot: number
}): SQL {
  const isBeforeDeadline = sql`(not ${projects.deadlineEnforced} or ${projects.applicationDeadline} is null
    or ${projects.applicationDeadline} >= (${now.toISOString()}::timestamptz at time zone ${projects.timeZone})::date)`
  if (applicationsPerSpot === 0) return sql`(${isOpen} and ${isBeforeDeadline})`
  const spots = sql`coalesce(${projects.maxVolunteers} - ${projects.acceptedCount}, ${queueRule.spotsIfUnlimited}::int)`
  return sql`(${isOpen} and ${isBeforeDeadline} and ${projects.pendingCount} < ${applicationsPerSpot}::int * ${spots})`
}
