import { expect, test } from 'vitest'
import { countResponses } from '#domain/applications/responses.ts'
import { listResponses } from '#server/queries/applications/responses.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  insertApplicants,
} from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const dayMs = 86_400_000
const schedule = useSchedule(server)
const { rows } = server

/** Plans what follows from the open applications, and returns how to carry out what is due some days later. */
async function plan() {
  const now = new Date()
  await schedule.plan(now)
  const after = (days: number) => new Date(now.getTime() + days * dayMs + 60_000)
  return { after, run: (days: number) => schedule.runAt(after(days)) }
}

const findApplication = async (id: string) =>
  (
    await rows(
      'select status, end_reason as reason, reviewed_at as answered from applications where id = $1',
      id,
    )
  )[0]

test('after 14 days without an answer the volunteer is released, reads why and may apply again', async () => {
  const { owner, volunteer, project, id } = await aProjectWithApplicants(server)
  const { run } = await plan()
  for (const days of [2, 5, 10, 13]) await run(days)
  expect(await findApplication(id)).toMatchObject({ status: 'pending' })
  await run(14)
  expect(await findApplication(id)).toEqual({
    status: 'declined',
    reason: 'The organization did not answer',
    answered: null,
  })
  expect((await volunteer.client.get('/api/notifications')).body[0]).toMatchObject({
    kind: 'application.unanswered',
    title: 'Application closed without an answer',
    path: `/project/${project.id}`,
  })
  const seen = (await volunteer.client.get(`/api/projects/${project.id}`)).body
  expect(seen['viewer']).toMatchObject({ mayApply: 'again', application: { status: 'declined' } })
  expect((await anApplication(volunteer, project.id)).id).not.toBe(id)
  const kinds = (await owner.client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['application.received', 'application.received'])
})

test('a release counts as unanswered in the response rate and enters no median', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const ids = await insertApplicants(server.database.db, { projectId: project.id, count: 6 })
  await rows(
    "update applications set created_at = now() - interval '9 days', reviewed_at = now() - interval '8 days', status = 'declined' where id = any($1)",
    ids.slice(0, 5),
  )
  const { after, run } = await plan()
  await run(10)
  await run(14)
  expect(await findApplication(ids[5] ?? '')).toMatchObject({ status: 'declined', answered: null })
  const stats = await listResponses(server.database.db, [owner.organizationId], after(14))
  // Five of six.
  expect(stats.get(owner.organizationId)).toEqual({ rate: 83, medianHours: 24 })
  const stored = await rows(
    'select status, created_at as "createdAt", reviewed_at as "reviewedAt", end_reason as "endReason" from applications where id = any($1)',
    ids,
  )
  expect(countResponses(stored, after(14))).toMatchObject({ answers: 5, overdue: 1, medianHours: 24 })
})

test('an answer at the same time as the release leaves one outcome', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { owner, project, id } = await aProjectWithApplicants(server, { applicants: 1 })
    const { run } = await plan()
    await run(10)
    const [, answer] = await Promise.all([
      run(14),
      owner.client.patch(`/api/applications/${id}`, { status: 'accepted' }),
    ])
    const { status, reason } = await findApplication(id)
    const [{ accepted_count: accepted }] = await rows(
      'select accepted_count from projects where id = $1',
      project.id,
    )
    expect([
      [200, 'accepted', null, 1],
      [409, 'declined', 'The organization did not answer', 0],
    ]).toContainEqual([answer.status, status, reason, accepted])
    const ended = await rows(
      "select outcome from scheduled_actions where subject_id = $1 and rule = 'application.release'",
      id,
    )
    expect(ended).toEqual([{ outcome: status === 'accepted' ? 'canceled' : 'done' }])
  }
})

test('the organization is reminded first, even of an application from before the rule', async () => {
  const owner = await anOrganization(server)
  const { id } = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
  await rows("update applications set created_at = now() - interval '60 days' where id = $1", id)
  const { run } = await plan()
  await run(0)
  const kinds = (await owner.client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toContain('application.waiting')
  await run(3)
  expect(await findApplication(id)).toMatchObject({ status: 'pending' })
  await run(4)
  expect(await findApplication(id)).toMatchObject({ status: 'declined' })
})

test('after a downtime the organization still has three days from its reminder', async () => {
  const { id } = await aProjectWithApplicants(server)
  const { run } = await plan()
  await run(15)
  expect(await findApplication(id)).toMatchObject({ status: 'pending' })
  await run(17)
  expect(await findApplication(id)).toMatchObject({ status: 'pending' })
  await run(18)
  expect(await findApplication(id)).toMatchObject({ status: 'declined' })
})

test('the sentence of a release is refused as a reason to withdraw, and counts nowhere where one has written it before', async () => {
  const { owner, volunteer, id } = await aProjectWithApplicants(server)
  const reason = 'The organization did not answer'
  const withdraw = (body: object) => volunteer.client.patch(`/api/applications/${id}`, body)
  expect((await withdraw({ status: 'withdrawn', reason })).status).toBe(422)
  expect((await withdraw({ status: 'withdrawn' })).status).toBe(200)
  await rows('update applications set end_reason = $2 where id = $1', id, reason)
  const stored = await rows(
    'select status, created_at as "createdAt", reviewed_at as "reviewedAt", end_reason as "endReason" from applications where id = $1',
    id,
  )
  const now = new Date(Date.now() + 20 * dayMs)
  expect(countResponses(stored, now)).toMatchObject({ answers: 0, overdue: 0 })
  await rows(`update applications set created_at = now() - interval '9 days' where id = $1`, id)
  expect(
    (await listResponses(server.database.db, [owner.organizationId], now)).get(owner.organizationId),
  ).toEqual({
    rate: null,
    medianHours: null,
  })
})

test('a release that is turned on later reaches applications that have only reminders', async () => {
  const { id } = await aProjectWithApplicants(server)
  const now = new Date()
  const rulesOf = () =>
    rows(
      "select distinct rule from scheduled_actions where subject_id = $1 and rule <> 'application.update' order by rule",
      id,
    )
  await schedule.plan(now, { RELEASE_AFTER_DAYS: '0' })
  expect(await rulesOf()).toEqual([{ rule: 'application.reminder' }])
  await schedule.plan(now, { RELEASE_AFTER_DAYS: '14' })
  expect(await rulesOf()).toEqual([{ rule: 'application.release' }, { rule: 'application.reminder' }])
})
