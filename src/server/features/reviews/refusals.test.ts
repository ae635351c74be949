import { describe, expect, test } from 'vitest'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { anOrganization, aProjectWithApplicants, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const write = (client: Client, body: object) => client.post('/api/reviews', body)
const byApplication = ({ id }: Collaboration, more: object = {}) => ({
  applicationId: id,
  rating: 5,
  comment: 'Clear answers from the first day.',
  reviewType: 'volunteer_to_organization',
  ...more,
})

describe('A10 a review is refused', () => {
  test('before the application is decided, and before the work is signed off', async () => {
    const [pending, accepted] = [await aProjectWithApplicants(server), await aCollaboration(server)]
    for (const { owner, volunteer, id } of [pending, accepted]) {
      for (const { client } of [owner, volunteer]) {
        const answer = await write(client, { applicationId: id, rating: 5, comment: 'Good.' })
        expect([answer.status, answer.body['code']]).toEqual([409, 'review_too_early'])
      }
    }
  })

  test('after a decline or an end of the work', async () => {
    const declined = await aProjectWithApplicants(server)
    await declined.owner.client.patch(`/api/applications/${declined.id}`, { status: 'declined' })
    const ended = await aCollaboration(server)
    await ended.owner.client.patch(`/api/applications/${ended.id}`, { status: 'withdrawn', reason: 'Ended.' })
    for (const { volunteer, id } of [declined, ended]) {
      const answer = await write(volunteer.client, { applicationId: id, rating: 5, comment: 'Good.' })
      expect([answer.status, answer.body['code']]).toEqual([409, 'review_not_possible'])
    }
  })

  test('a second time in the same direction, but not in the other', async () => {
    const done = await aDoneCollaboration(server)
    expect((await write(done.volunteer.client, byApplication(done))).status).toBe(201)
    const again = await write(done.volunteer.client, byApplication(done))
    expect([again.status, again.body]).toEqual([
      409,
      { message: 'You have already reviewed this collaboration', code: 'already_reviewed' },
    ])
    const other = await write(
      done.owner.client,
      byApplication(done, { reviewType: 'organization_to_volunteer' }),
    )
    expect(other.status).toBe(201)
  })

  test('in the other side’s direction', async () => {
    const done = await aDoneCollaboration(server)
    const { status, body } = await write(done.owner.client, byApplication(done))
    expect([status, body['code']]).toEqual([403, 'review_not_yours'])
  })

  test('from anyone else, and about anyone else', async () => {
    const done = await aDoneCollaboration(server)
    const stranger = await aVolunteer(server)
    const other = await anOrganization(server)
    for (const { client } of [stranger, other]) {
      expect((await write(client, byApplication(done))).body['code']).toBe('application_not_found')
    }
    const about = (revieweeId: string) => ({
      projectId: done.projectId,
      revieweeId,
      rating: 5,
      reviewText: 'x',
    })
    const refusal = {
      message: "The project details could not be found or you don't have permission to review this project.",
      code: 'review_target_not_found',
    }
    for (const [client, revieweeId] of [
      [done.volunteer.client, stranger.id],
      [done.volunteer.client, other.organizationId],
      [done.volunteer.client, done.volunteer.id],
      [done.owner.client, done.owner.id],
      [done.owner.client, done.owner.organizationId],
      [done.owner.client, stranger.id],
      [stranger.client, done.owner.organizationId],
      [other.client, done.volunteer.id],
    ] as const) {
      const { status, body } = await write(client, about(revieweeId))
      expect([status, body]).toEqual([404, refusal])
    }
  })

  test('without a rating or a text: "Overall rating and review text are required"', async () => {
    const { client } = await aVolunteer(server)
    const applicationId = '0f0e0d0c-0b0a-4908-8706-050403020100'
    const issuesOf = async (body: object) => (await write(client, { applicationId, ...body })).body['issues']
    const message = 'Overall rating and review text are required'
    expect(await issuesOf({ reviewText: 'x' })).toEqual([{ path: 'rating', message }])
    expect(await issuesOf({ rating: null, comment: 'x' })).toEqual([{ path: 'rating', message }])
    expect(await issuesOf({ rating: 5 })).toEqual([{ path: 'reviewText', message }])
    expect(await issuesOf({ rating: 5, comment: '  ' })).toEqual([{ path: 'comment', message }])
    for (const rating of [0, 6, 4.5, '5']) {
      expect(await issuesOf({ rating, comment: 'x' })).toEqual([
        { path: 'rating', message: 'A rating must be a whole number from 1 to 5' },
      ])
    }
    expect(await issuesOf({ rating: 5, comment: 'x'.repeat(1001) })).toEqual([
      { path: 'comment', message: 'Must be at most 1,000 characters' },
    ])
    for (const categories of [{ humour: 5 }, { clarity: 6 }, { clarity: 'good' }, [5]]) {
      expect(await issuesOf({ rating: 5, comment: 'x', categories })).toHaveLength(1)
    }
    expect((await write(client, { rating: 5, comment: 'x' })).body['issues']).toEqual([
      { path: 'projectId', message: 'Required' },
      { path: 'revieweeId', message: 'Required' },
    ])
  })
})
