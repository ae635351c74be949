/** What follows work that was signed off. */
import { sql } from 'drizzle-orm'
import { applications } from '#server/db/tables/applications.ts'
import { credentials } from '#server/db/tables/credentials.ts'
import { reviews } from '#server/db/tables/reviews.ts'

/** Columns: whether the reader has reviewed the other side, and their valid certificate of the work. */
export const afterWorkFor = (readerId: string) => ({
  hasReview: sql<boolean>`exists (
    select from ${reviews} r where r.application_id = ${applications.id}
      and (r.type = 'volunteer_to_organization') = (${applications.volunteerId} = ${readerId}))`,
  credentialId: sql<string | null>`(
    select c.id from ${credentials} c where c.application_id = ${applications.id} and c.revoked_at is null
      and ${applications.volunteerId} = ${readerId})`,
})
