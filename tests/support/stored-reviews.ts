/** Reviews put straight into the database, where a test is about what others make of them. */
import type { Db } from '#server/db/db.ts'
import { reviews } from '#server/db/schema.ts'
import type { Collaboration } from './collaboration.ts'

/** A review of a collaboration by one of its sides: public, shown and of four stars unless told otherwise. */
export async function insertReview(
  db: Db,
  by: 'volunteer' | 'organization',
  { work, ...told }: { work: Collaboration } & Partial<typeof reviews.$inferInsert>,
): Promise<void> {
  const isByVolunteer = by === 'volunteer'
  const now = new Date()
  await db.insert(reviews).values({
    applicationId: work.id,
    projectId: work.projectId,
    type: isByVolunteer ? 'volunteer_to_organization' : 'organization_to_volunteer',
    writerId: isByVolunteer ? work.volunteer.id : work.owner.id,
    revieweeOrganizationId: isByVolunteer ? work.owner.organizationId : null,
    revieweeUserId: isByVolunteer ? null : work.volunteer.id,
    rating: 4,
    reviewText: 'Thank you.',
    createdAt: now,
    revealedAt: now,
    ...told,
  })
}
