/** Reviews inserted directly into the database, for tests of what depends on them. */
import type { Db } from '#server/db/db.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import type { Collaboration } from '#tests/support/scenarios/collaboration.ts'

/** One side's review of a collaboration: public, visible and with four stars by default. */
export async function insertReview(
  db: Db,
  by: 'volunteer' | 'organization',
  { work, ...overrides }: { work: Collaboration } & Partial<typeof reviews.$inferInsert>,
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
    ...overrides,
  })
}
