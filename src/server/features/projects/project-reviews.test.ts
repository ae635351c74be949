import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { listProjectReviews } from '#contract/projects/project-reviews.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

describe('GET /api/projects/{id}/reviews', () => {
  let done: Awaited<ReturnType<typeof aDoneCollaboration>>
  beforeAll(async () => {
    const volunteer = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
    done = await aDoneCollaboration(server, { volunteer })
    const body = { applicationId: done.id, rating: 4, reviewText: 'They knew what they wanted.' }
    expectSuccess(await volunteer.client.call(createReview, { body }))
  })
  const list = (client = server.openClient(), id = done.projectId) =>
    client.call(listProjectReviews, { params: { id }, query: {} })

  test('shows volunteers’ reviews of their work on it, with first name and initial', async () => {
    const answer = await list()
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(expectSuccess(answer)).toMatchObject([
      { rating: 4, reviewText: 'They knew what they wanted.', reviewerName: 'Maya L.' },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Lindqvist|@/)
  })

  test('leaves out reviews of other projects, private and waiting ones, and those about volunteers', async () => {
    const { owner, projectId } = done
    const elsewhere = await aDoneCollaboration(server, { owner })
    for (const row of [{ isPublic: false }, { revealedAt: null }, { projectId: elsewhere.projectId }]) {
      const other = await aDoneCollaboration(server, { owner, projectId })
      await server.database.db.insert(reviews).values({
        applicationId: other.id,
        projectId,
        type: 'volunteer_to_organization',
        revieweeOrganizationId: owner.organizationId,
        rating: 1,
        reviewText: 'canary',
        revealedAt: new Date(),
        ...row,
      })
    }
    const body = { applicationId: done.id, rating: 5, reviewText: 'canary about a volunteer' }
    expectSuccess(await owner.client.call(createReview, { body }))
    expect(JSON.stringify((await list()).body)).not.toContain('canary')
  })

  test('is visible to anyone who can see the project', async () => {
    const { database } = server
    const setVisibility = (visibility: 'held' | 'removed') =>
      database.db.update(projects).set({ visibility }).where(eq(projects.id, done.projectId))
    expect((await list(server.openClient(), done.owner.organizationId)).status).toBe(404)
    await setVisibility('held')
    expect([(await list()).status, (await list(done.owner.client)).status]).toEqual([404, 200])
    await setVisibility('removed')
    expect((await list(done.owner.client)).status).toBe(410)
  })
})
