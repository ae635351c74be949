import { describe, expect, test } from 'vitest'
import { getProject } from '#contract/projects/projects.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anOrganization, aProject, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useTwoApps } from '#tests/support/running/second-app.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const send = useTwoApps(server)
const write = (client: Client, applicationId: string, rating = 5) =>
  send(client, ['POST', '/api/reviews', { applicationId, rating, comment: 'Good.' }])
const project = async (id: string) => (await server.openClient().call(getProject, { params: { id } })).body

describe('R5 concurrent reviews', () => {
  test('R5 the same review sent ten times is one review, counted once, with one notification', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { volunteer, owner, projectId, id } = await aDoneCollaboration(server)
      const answers = await Promise.all(Array.from({ length: 10 }, () => write(volunteer.client, id)))
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 })
      expect(await project(projectId)).toMatchObject({ totalReviews: 1, averageRating: '5.0' })
      const { rowCount } = await server.database.pool.query(
        "select from notifications where user_id = $1 and kind = 'review.by_volunteer'",
        [owner.id],
      )
      expect(rowCount).toBe(1)
    }
  })

  test('R5 both sides at the same time are two reviews', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { volunteer, owner, id } = await aDoneCollaboration(server)
      const answers = await Promise.all([write(volunteer.client, id), write(owner.client, id)])
      expect(countStatuses(answers)).toEqual({ 201: 2 })
    }
  })

  test('R5 many volunteers of one project at the same time are all counted', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { maxVolunteers: 8 })
    const all = []
    for (let index = 0; index < 8; index += 1)
      all.push(await aDoneCollaboration(server, { owner, projectId }))
    const answers = await Promise.all(
      all.map(({ volunteer, id }, index) => write(volunteer.client, id, index % 2 ? 4 : 5)),
    )
    expect(countStatuses(answers)).toEqual({ 201: 8 })
    expect(await project(projectId)).toMatchObject({
      totalReviews: 8,
      averageRating: '4.5',
      organizationRating: 4.5,
    })
  })

  test('R5 a review during the sign-off that allows it is either refused or complete', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { volunteer, owner, projectId, id } = await aCollaboration(server)
      const [review, signOff] = await Promise.all([
        write(volunteer.client, id),
        send(owner.client, ['PATCH', `/api/applications/${id}`, { status: 'completed' }]),
      ])
      expect([201, 409]).toContain(review.status)
      expect(signOff.status).toBe(200)
      expect((await project(projectId)).totalReviews).toBe(review.status === 201 ? 1 : 0)
    }
  })

  test('R5 renaming the organization during reviews does not deadlock', async () => {
    const done = await aDoneCollaboration(server)
    const rename = server.database.pool.query('update organizations set name = $2 where id = $1', [
      done.owner.organizationId,
      'Renamed Shelter',
    ])
    const [{ status }] = await Promise.all([write(done.volunteer.client, done.id), rename])
    expect(status).toBe(201)
  })
})
