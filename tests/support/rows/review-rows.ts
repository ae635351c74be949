/** The access table's rows about reviews, and the review they use. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applicationHistory, applications } from '#server/db/tables/applications.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { all, noAccount, signedIn, type Row } from './access-rows.ts'
import { insertProjects } from '#tests/support/scenarios/scenario.ts'

const firstReviewTime = new Date('2020-01-01')

/** Inserts a public review by the volunteer about signed-off work, with a time; returns its id. */
export async function insertReviewed(
  db: Db,
  of: { volunteerId: string; organizationId: string },
): Promise<{ review: string }> {
  const { volunteerId, organizationId } = of
  const [project = ''] = await insertProjects(db, [{ organizationId, status: 'active', acceptedCount: 1 }])
  const applied = { projectId: project, volunteerId, coverLetter: 'I can.', reviewedAt: firstReviewTime }
  const [application] = await db
    .insert(applications)
    .values({ ...applied, status: 'completed' })
    .returning({ id: applications.id })
  if (!application) throw new Error('no one applied')
  const applicationId = application.id
  await db.insert(applicationHistory).values({ applicationId, fromStatus: 'accepted', toStatus: 'completed' })
  const now = new Date()
  const [review] = await db
    .insert(reviews)
    .values({
      applicationId,
      projectId: project,
      type: 'volunteer_to_organization',
      writerId: volunteerId,
      revieweeOrganizationId: organizationId,
      rating: 4,
      reviewText: 'Short meetings.',
      createdAt: now,
      updatedAt: now,
      revealedAt: now,
    })
    .returning({ id: reviews.id })
  if (!review) throw new Error('nothing was reviewed')
  await db.update(projects).set({ ratingSum: 4, ratingCount: 1 }).where(eq(projects.id, project))
  return { review: review.id }
}

export const reviewRows: readonly Row[] = [
  ...['given', 'received', 'pending'].map((list): Row => ({
    route: `GET /api/reviews/${list}`,
    answers: signedIn,
  })),
  ...['given', 'received'].map((list): Row => ({
    route: `POST /api/reviews/${list}/export`,
    ask: () => ({ body: {} }),
    answers: signedIn,
  })),
  {
    route: 'GET /api/project-details-for-review',
    ask: ({ completedProject }) => ({
      path: `/api/project-details-for-review?projectId=${completedProject}`,
    }),
    answers: { ...all(404), ...noAccount, volunteer: 200, owner: 200 },
  },
  {
    route: 'GET /api/project-details-for-review/:projectId/:userId',
    about: 'by the id of the organization',
    ask: ({ completedProject, organization }) => ({
      path: `/api/project-details-for-review/${completedProject}/${organization}`,
    }),
    answers: { ...all(404), ...noAccount, volunteer: 200 },
  },
  {
    route: 'PATCH /api/reviews/:id',
    about: 'by the volunteer',
    ask: ({ review }) => ({ path: `/api/reviews/${review}`, body: { rating: 3, version: 1 } }),
    answers: { ...all(404), ...noAccount, volunteer: 200 },
  },
  {
    route: 'PUT /api/reviews/:id/reply',
    ask: ({ review }) => ({ path: `/api/reviews/${review}/reply`, body: { text: 'Thank you.' } }),
    answers: { ...all(404), ...noAccount, owner: 200 },
  },
  {
    route: 'DELETE /api/reviews/:id/reply',
    ask: ({ review }) => ({ path: `/api/reviews/${review}/reply` }),
    answers: { ...all(404), ...noAccount, owner: 200 },
  },
  {
    route: 'POST /api/reviews/:id/reports',
    about: 'by someone who reads it and did not write it',
    ask: ({ review }) => ({ path: `/api/reviews/${review}/reports`, body: { reason: 'spam' } }),
    answers: { ...all(201), ...noAccount, volunteer: 404 },
  },
]
