import { beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { listOrganizationReviews } from '#contract/organizations/page.ts'
import { editReview, replyToReview, reportReview } from '#contract/reviews/actions.ts'
import { createReview } from '#contract/reviews/reviews.ts'
import { users } from '#server/db/tables/accounts.ts'
import { projects } from '#server/db/tables/projects.ts'
import { reviews } from '#server/db/tables/reviews.ts'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  aVolunteer,
  insertApplicants,
  insertOrganization,
  insertProjects,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const now = new Date()
const server = useServer({ now: () => now })

describe('GET /api/organizations/{id}/reviews', () => {
  let done: Awaited<ReturnType<typeof aDoneCollaboration>>
  beforeAll(async () => {
    const volunteer = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
    done = await aDoneCollaboration(server, { volunteer })
    const body = { applicationId: done.id, rating: 4, reviewText: 'They knew what they wanted.' }
    expectSuccess(await volunteer.client.call(createReview, { body }))
  })
  const list = async (client = server.openClient(), cursor?: string) =>
    client.call(listOrganizationReviews, {
      params: { id: done.owner.organizationId },
      query: cursor ? { cursor } : {},
    })

  test('shows the writer’s first name and initial and the project, never the last name', async () => {
    const answer = await list()
    expect(answer.body).toEqual([
      {
        id: expect.any(String),
        rating: 4,
        reviewText: 'They knew what they wanted.',
        comment: 'They knew what they wanted.',
        language: 'en',
        reviewerName: 'Maya L.',
        project: { id: done.projectId, title: expect.any(String) },
        createdAt: expect.any(String),
        editedAt: null,
        reply: null,
        viewer: null,
      },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/Lindqvist|@|canary/)
  })

  test('leaves out private, waiting and hidden reviews, and those about volunteers', async () => {
    const owner = done.owner
    const rows = [{ isPublic: false }, { revealedAt: null }, { hiddenAt: now }]
    for (const row of rows) {
      const other = await aDoneCollaboration(server, { owner, projectId: done.projectId })
      await server.database.db.insert(reviews).values({
        applicationId: other.id,
        projectId: done.projectId,
        type: 'volunteer_to_organization',
        writerId: other.volunteer.id,
        revieweeOrganizationId: owner.organizationId,
        rating: 1,
        reviewText: 'canary',
        revealedAt: now,
        ...row,
      })
    }
    const body = { applicationId: done.id, rating: 5, reviewText: 'canary about a volunteer' }
    expectSuccess(await owner.client.call(createReview, { body }))
    expect(JSON.stringify((await list()).body)).not.toContain('canary')
  })

  test('includes the organization’s reply and whether a review was edited', async () => {
    const other = await aDoneCollaboration(server)
    const body = { applicationId: other.id, rating: 4, reviewText: 'Warm rooms.' }
    const { id } = expectSuccess(await other.volunteer.client.call(createReview, { body }))
    const params = { id }
    expectSuccess(await other.volunteer.client.call(editReview, { params, body: { rating: 5, version: 1 } }))
    expectSuccess(await other.owner.client.call(replyToReview, { params, body: { text: 'Come again!' } }))
    const found = await server
      .openClient()
      .call(listOrganizationReviews, { params: { id: other.owner.organizationId }, query: {} })
    expect(found.body).toMatchObject([
      {
        rating: 5,
        editedAt: now.toISOString(),
        reply: { text: 'Come again!', language: null, at: now.toISOString() },
      },
    ])
  })

  test('shows signed-in readers whether they can report a review and have done so, and shows it to no one else', async () => {
    const other = await aDoneCollaboration(server)
    const reader = await aVolunteer(server)
    const body = { applicationId: other.id, rating: 2, reviewText: 'Cold rooms.' }
    const { id } = expectSuccess(await other.volunteer.client.call(createReview, { body }))
    const viewerOf = async (client: typeof reader.client) => {
      const input = { params: { id: other.owner.organizationId }, query: {} }
      return expectSuccess(await client.call(listOrganizationReviews, input))[0]?.viewer
    }
    expect(await viewerOf(server.openClient())).toBeNull()
    expect(await viewerOf(other.volunteer.client)).toEqual({ canReport: false, hasReported: false })
    expect(await viewerOf(reader.client)).toEqual({ canReport: true, hasReported: false })
    const report = { reason: 'untrue' as const }
    expectSuccess(await reader.client.call(reportReview, { params: { id }, body: report }))
    expect(await viewerOf(reader.client)).toEqual({ canReport: true, hasReported: true })
    expect(await viewerOf(other.owner.client)).toEqual({ canReport: true, hasReported: false })
  })

  test('shows neither writers with disabled accounts nor projects that were taken down', async () => {
    const { database } = server
    const title = expectSuccess(await list())[0]?.project?.title ?? 'none'
    await database.db.update(users).set({ disabledAt: now }).where(eq(users.id, done.volunteer.id))
    await database.db.update(projects).set({ visibility: 'removed' }).where(eq(projects.id, done.projectId))
    // Its members can still read it. For everyone else, it has no page without a name or a published project.
    const found = expectSuccess(await list(done.owner.client))
    expect(found).toMatchObject([{ reviewerName: null, project: null, rating: 4 }])
    expect(JSON.stringify(found)).not.toContain(title)
  })

  test('returns pages of 12, newest first, without duplicates or gaps', async () => {
    const { database } = server
    const organizationId = await insertOrganization(database.db)
    const [projectId = ''] = await insertProjects(database.db, [{ organizationId }])
    const ids = await insertApplicants(database.db, { projectId, count: 14, status: 'completed' })
    await database.db.insert(reviews).values(
      ids.map((applicationId, index) => ({
        applicationId,
        projectId,
        type: 'volunteer_to_organization' as const,
        revieweeOrganizationId: organizationId,
        rating: 5,
        reviewText: `Review ${index}`,
        createdAt: new Date(now.getTime() - Math.floor(index / 2) * 1000),
        revealedAt: now,
      })),
    )
    const path = `/api/organizations/${organizationId}/reviews`
    const first = await server.openClient().get(path)
    expect(first.headers.get('x-total-count')).toBe('14')
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? []
    const second = await server.openClient().get(next.replace(/^https?:\/\/[^/]+/, ''))
    const all = [first.body, second.body].flat()
    expect(first.body).toHaveLength(12)
    expect(new Set(all.map(({ reviewText }) => reviewText)).size).toBe(14)
    const timestamps = all.map(({ createdAt }) => Date.parse(createdAt))
    expect(timestamps).toEqual(timestamps.toSorted((a, b) => b - a))
  })
})
