import { describe, expect, test } from 'vitest'
import { declineApplications } from '#contract/applications/several-applications.ts'
import { listDecisionTraces } from '#tests/support/checks/decision-traces.ts'
import { snapshotDatabase } from '#tests/support/checks/database-snapshot.ts'
import {
  aColleague,
  anApplication,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const second = useSecondApp(server)
const { rows } = server
const organizationFeedback = 'Thank you. We had two places only.'
const decline = (client: Client, ids: readonly string[]) =>
  client.call(declineApplications, { body: { ids: [...ids], organizationFeedback } })
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)

const tracesOf = (id: string) => listDecisionTraces(server.database.pool, id, 'declined')

describe('declining several applications', () => {
  test('declining several applications has the same effects on each as declining it alone', async () => {
    const { owner, project, pending } = await aProjectWithApplicants(server, { applicants: 4 })
    const [alone, ...several] = pending.map(({ id }) => id)
    const other = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    await owner.client.patch(`/api/applications/${alone}`, { status: 'declined', organizationFeedback })
    const requested = [other.id, ...several]
    const { declined, moved } = expectSuccess(await decline(owner.client, [...requested, other.id]))
    expect([idsOf(declined), moved]).toEqual([requested, []])
    expect(declined.every(({ status }) => status === 'declined')).toBe(true)
    const traces = await tracesOf(alone ?? '')
    expect(traces).toMatchObject({ status: 'declined', moves: 1, events: 1, notifications: 1, emails: 1 })
    for (const id of requested) expect(await tracesOf(id)).toEqual(traces)
    const [places] = await rows('select accepted_count, status from projects where id = $1', project.id)
    expect(places).toEqual({ accepted_count: 0, status: 'open' })
  })

  test('declining several reports those that moved in the meantime, leaves them unchanged and declines the others', async () => {
    const { owner, pending } = await aProjectWithApplicants(server, { applicants: 3 })
    const [accepted, withdrawn, waiting] = pending
    if (!accepted || !withdrawn || !waiting) throw new Error('three applied')
    await owner.client.patch(`/api/applications/${accepted.id}`, { status: 'accepted' })
    await withdrawn.volunteer.client.patch(`/api/applications/${withdrawn.id}`, { status: 'withdrawn' })
    const { declined, moved } = expectSuccess(
      await decline(
        owner.client,
        pending.map(({ id }) => id),
      ),
    )
    expect(idsOf(declined)).toEqual([waiting.id])
    expect(moved.map(({ id, status, volunteer }) => [id, status, volunteer.lastName])).toEqual([
      [accepted.id, 'accepted', accepted.volunteer.user.lastName],
      [withdrawn.id, 'withdrawn', withdrawn.volunteer.user.lastName],
    ])
    expect(await tracesOf(accepted.id)).toMatchObject({
      status: 'accepted',
      feedback: null,
      notifications: 0,
    })
  })

  test('declining several changes nothing if one of them belongs to another organization', async () => {
    const { owner, id } = await aProjectWithApplicants(server)
    const stranger = await aProjectWithApplicants(server)
    const before = await snapshotDatabase(server.database)
    const refused = await decline(owner.client, [id, stranger.id])
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'application_not_found' }])
    expect(await snapshotDatabase(server.database)).toEqual(before)
  })

  test.each([
    [[], 'Please choose applications'],
    [
      Array.from({ length: 501 }, () => '0f0e0d0c-0b0a-4908-8706-050403020100'),
      'Must be at most 500 entries',
    ],
  ])('declining %j is refused', async (ids, message) => {
    const { owner } = await aProjectWithApplicants(server)
    const { status, body } = await decline(owner.client, ids)
    expect([status, body]).toMatchObject([422, { issues: [{ path: 'ids', message }] }])
  })

  test('R4 two members who decline overlapping applications to several projects concurrently decline each one once', async () => {
    const { owner, project } = await aProjectWithApplicants(server)
    const { db } = server.database
    const member = await aColleague(server, owner)
    const other = await aProject(owner)
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [
        await insertApplicants(db, { projectId: project.id, count: 6 }),
        await insertApplicants(db, { projectId: other.id, count: 6 }),
      ]
      const sets = [
        [...one.slice(0, 4), ...two.slice(0, 4)],
        [...two.slice(2), ...one.slice(2)],
      ]
      const answers = await Promise.all(
        [owner, member].map(async ({ client }, index) => {
          const response = await openClient(index ? server.url : second.url).send(
            '/api/applications/decline',
            {
              method: 'POST',
              body: JSON.stringify({ ids: sets[index] }),
              headers: { 'content-type': 'application/json', cookie: `sid=${client.cookies.get('sid')}` },
            },
          )
          return { status: response.status, body: await response.json() }
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const declined = answers.flatMap(({ body }) => idsOf(body.declined))
      expect(declined.toSorted()).toEqual([...one, ...two].toSorted())
      answers.forEach(({ body }, index) => {
        expect(body.declined.length + body.moved.length).toBe(sets[index]?.length)
      })
      for (const id of declined) {
        expect(await tracesOf(id)).toMatchObject({
          status: 'declined',
          moves: 1,
          events: 1,
          notifications: 1,
        })
      }
    }
  })

  test('R4 a concurrent withdrawal and decline: exactly one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, volunteer, id } = await aProjectWithApplicants(server)
      const [answer, withdrawal] = await Promise.all([
        decline(owner.client, [id]),
        volunteer.client.patch(`/api/applications/${id}`, { status: 'withdrawn' }),
      ])
      const { declined, moved } = expectSuccess(answer)
      const isDeclined = withdrawal.status === 409
      expect([idsOf(declined), idsOf(moved)]).toEqual(isDeclined ? [[id], []] : [[], [id]])
    }
  })
})
