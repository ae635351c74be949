import { describe, expect, test } from 'vitest'
import { answerChange, aWorkAgreed } from '#tests/support/scenarios/agreed-scopes.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { say, startWith } from '#tests/support/scenarios/messaging.ts'
import { anOrganization, aProject, type Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { plan, passTo } = useSchedule(server)
const { rows } = server
const kindsOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const answer = ({ client }: Person, id: string, word: string) =>
  client.post(`/api/applications/${id}/work-check`, { answer: word })
const find = async ({ client }: Person, id: string) => (await client.get(`/api/applications/${id}`)).body

/** Accepted work, planned now. */
async function accept(project: object = {}) {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner, project)
  const work = await aCollaboration(server, { owner, projectId })
  const since = new Date()
  await plan(since)
  return { ...work, since }
}

describe('a volunteer who does not respond', () => {
  test('is asked after 11 days, and after 14 days the organization can free the spot', async () => {
    const { owner, volunteer, id, projectId, since } = await accept({ maxVolunteers: 1 })
    await passTo(since, 10)
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    await passTo(since, 11)
    expect(await kindsOf(volunteer)).toContain('work.asked')
    expect((await find(volunteer, id)).check).toMatchObject({ isAsked: true, isSilent: false })
    expect((await answer(owner, id, 'free_spot')).status).toBe(409)
    await passTo(since, 14)
    expect(await kindsOf(owner)).toContain('work.silent')
    const freed = await answer(owner, id, 'free_spot')
    expect([freed.status, freed.body['status'], freed.body['reason']]).toEqual([
      200,
      'withdrawn',
      'The volunteer did not answer',
    ])
    expect(await rows('select accepted_count as taken from projects where id = $1', projectId)).toEqual([
      { taken: 0 },
    ])
    expect(await kindsOf(volunteer)).toContain('application.freed')
    // It counts against no one: they may apply again.
    expect((await volunteer.client.get(`/api/projects/${projectId}`)).body['viewer']).toMatchObject({
      mayApply: 'again',
    })
    const open = await rows(
      "select from scheduled_actions where subject_id = $1 and outcome is null and rule like 'work.%'",
      id,
    )
    expect(open).toEqual([])
  })

  test.each(['an answer', 'hours', 'a message'])('keeps the spot with %s in time', async (how) => {
    const { owner, volunteer, id, projectId, since } = await accept()
    await passTo(since, 11)
    const date = new Date().toISOString().slice(0, 10)
    const { organizationId } = owner
    if (how === 'an answer') await answer(volunteer, id, 'still_active')
    else if (how === 'hours') {
      await volunteer.client.post(`/api/applications/${id}/hours`, { date, hours: 1 })
    } else {
      const conversation = await startWith(volunteer, { organizationId, projectId })
      await say(volunteer, conversation.id, 'Still at it!')
    }
    expect((await find(volunteer, id)).check).toMatchObject({ isAsked: false, isSilent: false })
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    const outcomes = await rows(
      "select outcome from scheduled_actions where subject_id = $1 and rule = 'work.freeing'",
      id,
    )
    expect(outcomes).toEqual([{ outcome: 'canceled' }])
    expect((await answer(owner, id, 'free_spot')).status).toBe(409)
  })

  test('is not asked while their latest message is recent, however old their first one is', async () => {
    const { owner, volunteer, id, projectId, since } = await accept()
    const { organizationId } = owner
    const conversation = await startWith(volunteer, { organizationId, projectId })
    for (const words of ['Hello!', 'First draft is done.']) await say(volunteer, conversation.id, words)
    // As on an upgrade: nothing is stored about the work yet.
    await rows('delete from work_checks where application_id = $1', id)
    await rows("update applications set reviewed_at = now() - interval '60 days' where id = $1", id)
    await rows(
      "update contacts set volunteer_wrote_at = now() - interval '50 days' where volunteer_id = $1",
      volunteer.id,
    )
    await rows(
      "update messages set created_at = now() - interval '50 days' where conversation_id = $1 and position = 1",
      conversation.id,
    )
    await passTo(since, 9)
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    await passTo(since, 12)
    expect(await kindsOf(volunteer)).toContain('work.asked')
  })

  test('is asked within a week if the silence is older than the rule, and the spot waits for that', async () => {
    const { owner, volunteer, id, since } = await accept()
    await rows("update applications set reviewed_at = now() - interval '33 days' where id = $1", id)
    await passTo(since, 0)
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    await passTo(since, 2)
    expect(await kindsOf(volunteer)).toContain('work.asked')
    await passTo(since, 4)
    expect(await kindsOf(owner)).not.toContain('work.silent')
    await passTo(since, 5)
    expect(await kindsOf(owner)).toContain('work.silent')
  })

  test('is asked 11 days after the start that they agreed to, and not while the project is paused', async () => {
    const startDate = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    const { owner, volunteer, projectId, since } = await accept({ startDate })
    await rows(
      "update projects set start_date = start_date + 60, time_zone = 'Etc/UTC' where id = $1",
      projectId,
    )
    for (const days of [11, 29]) await passTo(since, days)
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    expect((await owner.client.post(`/api/projects/${projectId}/pause`)).status).toBe(200)
    await passTo(since, 32)
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
    expect((await owner.client.post(`/api/projects/${projectId}/resume`)).status).toBe(200)
    for (const days of [33, 40]) await passTo(since, days)
    expect(await kindsOf(volunteer)).toContain('work.asked')
  })

  test('who writes while the spot is freed keeps it if the message came first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { owner, volunteer, id, projectId, since } = await accept()
      const { organizationId } = owner
      const conversation = await startWith(volunteer, { organizationId, projectId })
      for (const days of [11, 14]) await passTo(since, days)
      const [, freed] = await Promise.all([
        say(volunteer, conversation.id, 'Still at it!'),
        answer(owner, id, 'free_spot'),
      ])
      const { status } = await find(volunteer, id)
      expect([
        [200, 'withdrawn'],
        [409, 'accepted'],
      ]).toContainEqual([freed.status, status])
    }
  })

  test('and what was asked leaves the bells when the work ends', async () => {
    const { owner, volunteer, id, since } = await accept()
    for (const days of [11, 14]) await passTo(since, days)
    expect(await kindsOf(owner)).toContain('work.silent')
    await owner.client.patch(`/api/applications/${id}`, { status: 'completed' })
    expect(await kindsOf(owner)).not.toContain('work.silent')
    expect(await kindsOf(volunteer)).not.toContain('work.asked')
  })

  test('who answers a change while the organization is offered the spot is not silent', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, volunteer, id, ask } = await aWorkAgreed(server)
      const since = new Date()
      await plan(since)
      await passTo(since, 11)
      const change = await ask({ timeCommitment: 40 })
      const [answered] = await Promise.all([
        answerChange(volunteer, change, { answer: 'accept' }),
        passTo(since, 14),
      ])
      expect(answered.status).toBe(200)
      expect((await find(volunteer, id)).check).toMatchObject({ isAsked: false, isSilent: false })
      expect(await kindsOf(owner)).not.toContain('work.silent')
    }
  })

  test('who answers while the spot is freed leaves one outcome', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { owner, volunteer, id, since } = await accept()
      for (const days of [11, 14]) await passTo(since, days)
      const [stays, frees] = await Promise.all([
        answer(volunteer, id, 'still_active'),
        answer(owner, id, 'free_spot'),
      ])
      const { status } = await find(volunteer, id)
      expect([
        [200, 409, 'accepted'],
        [409, 200, 'withdrawn'],
      ]).toContainEqual([stays.status, frees.status, status])
    }
  })
})

describe('ongoing work', () => {
  const ongoing = { duration: 'ongoing' }

  test('is renewed by both every 90 days', async () => {
    const { owner, volunteer, id, since } = await accept(ongoing)
    for (let days = 10; days < 90; days += 10) await passTo(since, days)
    expect(await kindsOf(owner)).not.toContain('work.renewal_asked')
    await passTo(since, 90)
    for (const person of [owner, volunteer]) expect(await kindsOf(person)).toContain('work.renewal_asked')
    expect((await answer(volunteer, id, 'renew')).body['check']).toMatchObject({
      isRenewalAsked: true,
      hasVolunteerRenewed: true,
    })
    expect((await answer(owner, id, 'renew')).body['check']).toMatchObject({ isRenewalAsked: false })
    expect(await kindsOf(owner)).not.toContain('work.renewal_asked')
    expect((await answer(owner, id, 'renew')).status).toBe(409)
    const renewed = new Date()
    await passTo(renewed, 89)
    expect((await find(owner, id)).check).toMatchObject({ isRenewalAsked: false, isOverdue: false })
    await passTo(renewed, 90)
    expect((await find(owner, id)).check).toMatchObject({ isRenewalAsked: true })
  })

  test('that one side does not renew continues with a mark, and can be ended without a reason', async () => {
    const { owner, volunteer, id, since } = await accept(ongoing)
    await passTo(since, 90)
    await answer(owner, id, 'renew')
    await passTo(since, 104)
    for (const person of [owner, volunteer]) expect(await kindsOf(person)).toContain('work.overdue')
    expect(await find(volunteer, id)).toMatchObject({ status: 'accepted', check: { isOverdue: true } })
    const freed = await answer(owner, id, 'free_spot')
    expect(freed.body['reason']).toMatch(/not (renewed|answer)/)
  })

  test('is no longer asked about once the project gets an end', async () => {
    const { owner, id, projectId, since } = await accept(ongoing)
    for (const days of [90, 104]) await passTo(since, days)
    expect((await find(owner, id)).check).toMatchObject({ isRenewalAsked: true, isOverdue: true })
    await rows("update projects set duration = '3-6 months' where id = $1", projectId)
    expect((await find(owner, id)).check).toMatchObject({ isRenewalAsked: false, isOverdue: false })
    expect((await answer(owner, id, 'renew')).status).toBe(409)
  })

  test('is not asked about for work with an end', async () => {
    const { owner, since } = await accept({ duration: '3-6 months' })
    for (const days of [90, 104]) await passTo(since, days)
    expect(await kindsOf(owner)).not.toContain('work.renewal_asked')
  })
})
