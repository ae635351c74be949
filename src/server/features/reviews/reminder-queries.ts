/** Work that is done and that a side has not reviewed. */
import { sql, type SQL } from 'drizzle-orm'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import { reviewTypeOf } from '#domain/reviews/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'
import { isVolunteerDeleted, isWorkDone, workDoneAt } from '#server/queries/work.ts'
import type { FindCauses } from '#server/schedule/action-queries.ts'

/** Days after which no one is reminded of done work anymore, so that an upgrade asks about no old work. */
const recentDays = 60

const isReviewedBy = (side: ApplicationSide) => sql`exists (select from ${reviews} r
  where r.application_id = ${applications.id} and r.type = ${reviewTypeOf(side)})`
const isUnreviewed = sql`not (${isReviewedBy('volunteer')} and ${isReviewedBy('organization')})`
const isAfter = (column: SQL, at: Date) => sql`${column} > ${at.toISOString()}::timestamptz`

/** From the end of the work on, until both sides have reviewed it or a block separates them. */
export const findReviewCauses: FindCauses = (now) => {
  const recent = new Date(now.getTime() - recentDays * 86_400_000)
  const isUpdated = isAfter(sql`${applications.updatedAt}`, recent)
  const isCompleted = isAfter(sql`${projects.completedAt}`, recent)
  const find = (condition: SQL) => sql`
    select ${applications.id} as subject_id, ${workDoneAt} as since
    from ${applications} join ${projects} on ${projects.id} = ${applications.projectId}
    where ${isWorkDone} and ${projects.visibility} = 'published' and ${isUnreviewed}
      and not ${isSeparated({ volunteerId: applications.volunteerId, organizationId: projects.organizationId })}
      and ${condition} and ${isAfter(workDoneAt, recent)}`
  // Two queries, each with its own index.
  return sql`${find(sql`${applications.status} = 'completed' and ${isUpdated}`)}
    union all ${find(sql`${applications.status} = 'accepted' and (${isUpdated} or ${isCompleted})`)}`
}

/** The project of an application, and which sides have reviewed its work or can't anymore; null if it is gone. */
export async function findReviewed(
  db: Db,
  applicationId: string,
): Promise<({ projectId: string } & Record<ApplicationSide, boolean>) | null> {
  const { rows } = await db.execute<{ projectId: string } & Record<ApplicationSide, boolean>>(sql`
    select ${applications.projectId} as "projectId", ${isReviewedBy('volunteer')} as volunteer,
      (${isReviewedBy('organization')} or ${isVolunteerDeleted}) as organization
    from ${applications} where ${applications.id} = ${applicationId}`)
  return rows[0] ?? null
}
