import { describe, expect, test } from 'vitest'
import { listMyApplications, listReceivedApplications } from '#contract/applications/lists.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { review } from '#contract/reviews/reviews.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { aColleague } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const write = (client: Client, body: object) => client.post('/api/reviews', body)
const byApplication = ({ id }: Collaboration, more: object = {}) => ({
  applicationId: id,
  rating: 5,
  comment: 'Clear answers from the first day.',
  reviewType: 'volunteer_to_organization',
  ...more,
})

describe('a review', () => {
  test('from the applications page accepts application, rating, comment and type, and returns the review', async () => {
    const done = await aDoneCollaboration(server)
    const { status, body } = await write(done.volunteer.client, byApplication(done, { rating: 4 }))
    expect(status).toBe(201)
    expect(review.parse(body)).toEqual({
      id: expect.any(String),
      applicationId: done.id,
      projectId: done.projectId,
      projectTitle: expect.stringMatching(/^Project/),
      reviewType: 'volunteer_to_organization',
      rating: 4,
      reviewText: 'Clear answers from the first day.',
      comment: 'Clear answers from the first day.',
      language: 'en',
      isLanguageChosen: false,
      categories: {},
      isPublic: true,
      reviewerName: `Robin ${done.volunteer.user.lastName}`,
      reviewerType: 'volunteer',
      revieweeId: done.owner.organizationId,
      revieweeName: done.owner.user.organizations[0]?.name,
      revieweeType: 'organization',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      revealedAt: expect.any(String),
      editedAt: null,
      version: 1,
      isOwn: true,
      isEditable: true,
      editableUntil: expect.any(String),
      reply: null,
      canReply: false,
      hasReported: false,
      isHidden: false,
    })
  })

  test('from the review page accepts project, reviewee, rating, text, categories and visibility', async () => {
    const { owner, volunteer, projectId } = await aDoneCollaboration(server)
    const { status, body } = await write(owner.client, {
      projectId,
      revieweeId: volunteer.id,
      rating: 5,
      reviewText: 'Came every Tuesday and labelled every drawer.',
      categories: { reliability: 5, fit: 4, communication: 5, followThrough: null },
      isPublic: false,
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      reviewType: 'organization_to_volunteer',
      reviewText: 'Came every Tuesday and labelled every drawer.',
      categories: { reliability: 5, fit: 4, communication: 5 },
      isPublic: false,
      reviewerType: 'organization',
      revieweeId: volunteer.id,
      revieweeName: `Robin ${volunteer.user.lastName}`,
      revieweeType: 'volunteer',
    })
  })

  test('A23 accepts an organization by its ID or by its owner’s user ID', async () => {
    for (const nameOf of [
      ({ owner }: Collaboration) => owner.organizationId,
      ({ owner }: Collaboration) => owner.id,
    ]) {
      const done = await aDoneCollaboration(server)
      const { status, body } = await write(done.volunteer.client, {
        projectId: done.projectId,
        revieweeId: nameOf(done),
        rating: 5,
        reviewText: 'Good.',
      })
      expect([status, body['revieweeId'], body['applicationId']]).toEqual([
        201,
        done.owner.organizationId,
        done.id,
      ])
    }
  })

  test('A23 by a member of an organization with several volunteers is about the named one', async () => {
    const first = await aDoneCollaboration(server)
    const other = await aDoneCollaboration(server, { owner: first.owner, projectId: first.projectId })
    const { body } = await write(first.owner.client, {
      projectId: first.projectId,
      revieweeId: other.volunteer.id,
      rating: 5,
      reviewText: 'Good.',
    })
    expect(body).toMatchObject({ applicationId: other.id, revieweeId: other.volunteer.id })
  })

  test('notifies and emails the reviewed side, for an organization every member except the writer', async () => {
    const done = await aDoneCollaboration(server)
    const colleague = await aColleague(server, done.owner)
    await write(done.volunteer.client, byApplication(done))
    await write(colleague.client, byApplication(done, { reviewType: 'organization_to_volunteer' }))
    const listNotified = async (kind: string) => {
      const notified = await rows(
        `select n.user_id, n.data from notifications n where kind = $1 and data ->> 'applicationId' = $2`,
        kind,
        done.id,
      )
      return new Set(notified.map(({ user_id: userId }) => userId))
    }
    expect(await listNotified('review.by_volunteer')).toEqual(new Set([done.owner.id, colleague.id]))
    expect(await listNotified('review.by_organization')).toEqual(new Set([done.volunteer.id]))
    const emails = await rows(
      `select j.payload ->> 'userId' as id from jobs j join facts f on f.id = (j.payload ->> 'factId')::bigint
       where j.kind = 'mail.send' and f.type like 'review.%' and f.subject_id = $1`,
      done.id,
    )
    expect(new Set(emails.map(({ id }) => id))).toEqual(
      new Set([done.owner.id, colleague.id, done.volunteer.id]),
    )
  })
})

describe('review totals', () => {
  const fetchProject = async (id: string) =>
    (await server.openClient().call(getProject, { params: { id } })).body

  test('A25 show the average of the public reviews by volunteers on the project and its organization', async () => {
    const first = await aDoneCollaboration(server)
    const { owner, projectId } = first
    expect(await fetchProject(projectId)).toMatchObject({
      averageRating: null,
      totalReviews: 0,
      organizationRating: null,
    })
    const second = await aDoneCollaboration(server, { owner, projectId })
    const third = await aDoneCollaboration(server, { owner, projectId })
    await write(first.volunteer.client, byApplication(first, { rating: 5 }))
    await write(second.volunteer.client, byApplication(second, { rating: 4 }))
    // Neither a private review nor one about a volunteer counts.
    await write(third.volunteer.client, byApplication(third, { rating: 1, isPublic: false }))
    await write(owner.client, byApplication(first, { rating: 1, reviewType: 'organization_to_volunteer' }))
    expect(await fetchProject(projectId)).toMatchObject({
      averageRating: '4.5',
      totalReviews: 2,
      organizationRating: 4.5,
    })
    const elsewhere = await aDoneCollaboration(server, { owner })
    await write(elsewhere.volunteer.client, byApplication(elsewhere, { rating: 4 }))
    expect(await fetchProject(projectId)).toMatchObject({
      averageRating: '4.5',
      totalReviews: 2,
      organizationRating: 4.3,
      organizationTotalReviews: 3,
    })
    const { body } = await server.openClient().call(listProjects, { query: {} })
    expect(body.find(({ id }) => id === elsewhere.projectId)).toMatchObject({
      averageRating: '4.0',
      totalReviews: 1,
    })
  })

  test('show each side by hasReview on an application whether it has reviewed', async () => {
    const done = await aDoneCollaboration(server)
    const hasReview = async () => {
      const mine = await done.volunteer.client.call(listMyApplications, { query: {} })
      const received = await done.owner.client.call(listReceivedApplications, { query: {} })
      return [mine.body[0]?.hasReview, received.body[0]?.hasReview]
    }
    expect(await hasReview()).toEqual([false, false])
    await write(done.owner.client, byApplication(done, { reviewType: undefined }))
    expect(await hasReview()).toEqual([false, true])
    await write(done.volunteer.client, byApplication(done))
    expect(await hasReview()).toEqual([true, true])
  })
})

test('the database constraints refuse what the code would never write', async () => {
  const done = await aDoneCollaboration(server)
  const insert = (change: object) => {
    const row = {
      application_id: done.id,
      project_id: done.projectId,
      type: 'volunteer_to_organization',
      reviewee_organization_id: done.owner.organizationId,
      rating: 5,
      review_text: 'x',
      ...change,
    }
    const names = Object.keys(row)
    const places = names.map((_, index) => `$${index + 1}`)
    return rows(`insert into reviews (${names.join()}) values (${places.join()})`, ...Object.values(row))
  }
  for (const change of [
    { rating: 6 },
    { categories: '{"humour": 5}' },
    { categories: '{"clarity": 6}' },
    { categories: '{"clarity": "good"}' },
    { categories: '[]' },
    { type: 'organization_to_volunteer' },
  ]) {
    await expect(insert(change)).rejects.toMatchObject({ code: '23514' })
  }
  await insert({ categories: '{"clarity": 5}' })
  await expect(insert({})).rejects.toMatchObject({ code: '23505', constraint: 'reviews_once_a_direction' })
})
