import { describe, expect, test } from 'vitest'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const ask = (client: Client, query: Record<string, string>) =>
  client.get(`/api/project-details-for-review?${new URLSearchParams(query)}`)
const review = (client: Client, { id }: Collaboration) =>
  client.post('/api/reviews', { applicationId: id, rating: 5, comment: 'Good.' })
const notFound = {
  status: 404,
  body: expect.objectContaining({
    code: 'review_target_not_found',
    message: "The project details could not be found or you don't have permission to review this project.",
  }),
}
const aboutOrganization = ({ projectId, id, owner }: Collaboration) => ({
  id: projectId,
  title: expect.stringMatching(/^Project/),
  applicationId: id,
  revieweeId: owner.organizationId,
  revieweeName: owner.user.organizations[0]?.name,
  revieweeType: 'organization',
  categories: ['clarity', 'respect', 'impact', 'followThrough'],
  revealDays: 0,
  candidates: [],
})
const aboutVolunteer = ({ projectId, id, volunteer }: Collaboration) => ({
  id: projectId,
  title: expect.stringMatching(/^Project/),
  applicationId: id,
  revieweeId: volunteer.id,
  revieweeName: `Robin ${volunteer.user.lastName}`,
  revieweeType: 'volunteer',
  categories: ['reliability', 'fit', 'communication', 'followThrough'],
  revealDays: 0,
  candidates: [],
})

describe('A22 A23 GET /api/project-details-for-review', () => {
  test('returns the project, the reviewee and the questions for that side', async () => {
    const done = await aDoneCollaboration(server)
    const { projectId, owner, volunteer } = done
    expect((await ask(volunteer.client, { projectId })).body).toEqual(aboutOrganization(done))
    for (const revieweeId of [owner.organizationId, owner.id]) {
      expect((await ask(volunteer.client, { projectId, revieweeId })).body).toEqual(aboutOrganization(done))
    }
    expect((await ask(owner.client, { projectId, revieweeType: 'volunteer' })).body).toEqual(
      aboutVolunteer(done),
    )
    expect((await ask(owner.client, { projectId, revieweeId: volunteer.id })).body).toEqual(
      aboutVolunteer(done),
    )
  })

  test('returns the same at its other address, by the caller’s or the reviewee’s ID', async () => {
    const done = await aDoneCollaboration(server)
    const { owner, volunteer, projectId } = done
    const path = (id: string) => `/api/project-details-for-review/${projectId}/${id}`
    expect((await volunteer.client.get(path(volunteer.id))).body).toEqual(aboutOrganization(done))
    expect((await volunteer.client.get(path(owner.organizationId))).body).toEqual(aboutOrganization(done))
    expect((await owner.client.get(path(owner.id))).body).toEqual(aboutVolunteer(done))
    expect((await owner.client.get(path(volunteer.id))).body).toEqual(aboutVolunteer(done))
  })

  test('returns everyone the caller can review if there are several and none is named', async () => {
    const first = await aDoneCollaboration(server)
    const { owner, projectId } = first
    const second = await aDoneCollaboration(server, { owner, projectId })
    const third = await aDoneCollaboration(server, { owner, projectId })
    await aCollaboration(server, { owner, projectId })
    await review(owner.client, third)
    const { body } = await ask(owner.client, { projectId })
    expect(body).toMatchObject({
      id: projectId,
      applicationId: null,
      revieweeId: null,
      revieweeName: null,
      revieweeType: 'volunteer',
    })
    const candidateOf = ({ id, volunteer }: Collaboration) => ({
      applicationId: id,
      revieweeId: volunteer.id,
      revieweeName: `Robin ${volunteer.user.lastName}`,
    })
    expect(new Set(Array.isArray(body['candidates']) ? body['candidates'] : [])).toEqual(
      new Set([candidateOf(first), candidateOf(second)]),
    )
    await review(owner.client, second)
    expect((await ask(owner.client, { projectId })).body).toEqual(aboutVolunteer(first))
  })

  test('says why a review is not possible (anymore)', async () => {
    const done = await aDoneCollaboration(server)
    await review(done.volunteer.client, done)
    const early = await aCollaboration(server)
    for (const [client, projectId, code] of [
      [done.volunteer.client, done.projectId, 'already_reviewed'],
      [early.volunteer.client, early.projectId, 'review_too_early'],
      [early.owner.client, early.projectId, 'review_too_early'],
    ] as const) {
      expect(await ask(client, { projectId })).toMatchObject({ status: 409, body: { code } })
    }
  })

  test('returns 404 for strangers, for another person of the project, and for the wrong side', async () => {
    const done = await aDoneCollaboration(server)
    const { projectId } = done
    const stranger = await aVolunteer(server)
    expect(await ask(stranger.client, { projectId })).toMatchObject(notFound)
    for (const revieweeId of [done.volunteer.id, stranger.id]) {
      expect(await ask(done.volunteer.client, { projectId, revieweeId })).toMatchObject(notFound)
    }
    expect(await ask(done.volunteer.client, { projectId, revieweeType: 'volunteer' })).toMatchObject(notFound)
    expect(await ask(done.owner.client, { projectId: stranger.id })).toMatchObject(notFound)
  })
})
