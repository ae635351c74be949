import { describe, expect, test } from 'vitest'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import {
  anOrganization,
  aProject,
  aProjectWithApplicants,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { plan, runAt } = useSchedule(server)
const { rows } = server
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const dayMs = 86_400_000

/** Lets the time pass day by day, as the worker does: up to a minute before a day is over, or a minute after it. */
async function pass(since: Date, from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 1) {
    for (const minutes of [-1, 1]) {
      if (day === to && minutes === 1) return
      const now = new Date(since.getTime() + day * dayMs + minutes * 60_000)
      await plan(now)
      await runAt(now)
    }
  }
}
const reach = async (since: Date, day: number) => {
  const now = new Date(since.getTime() + day * dayMs + 60_000)
  await plan(now)
  await runAt(now)
}

describe.each([
  // Two weeks and more over both changes of the clocks in Europe and America, and over a leap day.
  ['the clocks go forward', '2027-03-05T09:30:00.000Z'],
  ['the clocks go back', '2027-10-24T09:30:00.000Z'],
  ['there is a leap day', '2028-02-20T09:30:00.000Z'],
])('while %s', (_, start) => {
  const since = new Date(start)

  test('an application is reminded of on days 2, 5 and 10 and released on day 14, each once', async () => {
    const { owner, volunteer, id } = await aProjectWithApplicants(server)
    await rows('update applications set created_at = $2 where id = $1', id, start)
    const findStatus = async () => (await rows('select status from applications where id = $1', id))[0].status
    await plan(since)
    await pass(since, 1, 14)
    expect(await findStatus()).toBe('pending')
    const done = await rows(
      `select step, extract(epoch from done_at - $2::timestamptz)::int / 86400 as day from scheduled_actions
       where subject_id = $1 and rule = 'application.reminder' and outcome = 'done' order by step`,
      id,
      start,
    )
    expect(done).toEqual([
      { step: 1, day: 2 },
      { step: 2, day: 5 },
      { step: 3, day: 10 },
    ])
    expect((await kindsOf(owner)).filter((kind) => kind === 'application.waiting')).toHaveLength(3)
    await reach(since, 14)
    expect(await findStatus()).toBe('declined')
    expect((await kindsOf(volunteer)).filter((kind) => kind === 'application.unanswered')).toHaveLength(1)
  })

  test('hours are reminded of on day 7 and confirmed on day 10', async () => {
    const { volunteer, owner, id } = await aCollaboration(server)
    const { reviewedAt } = (await volunteer.client.get(`/api/applications/${id}`)).body
    const date = String(reviewedAt).slice(0, 10)
    const logged = await volunteer.client.post(`/api/applications/${id}/hours`, { date, hours: 2 })
    expect(logged.status).toBe(201)
    await rows(
      'update hour_entries set updated_at = $2, created_at = $2 where application_id = $1',
      id,
      start,
    )
    const findHours = async () =>
      (
        await rows(
          'select status, confirmed_after_days as after from hour_entries where application_id = $1',
          id,
        )
      )[0]
    await pass(since, 1, 7)
    expect(await kindsOf(owner)).not.toContain('hours.waiting')
    await reach(since, 7)
    expect(await kindsOf(owner)).toContain('hours.waiting')
    await pass(since, 8, 10)
    expect(await findHours()).toEqual({ status: 'awaiting', after: null })
    await reach(since, 10)
    expect(await findHours()).toEqual({ status: 'confirmed', after: 10 })
  })

  test('ongoing work is renewed 90 days later, and marked after 104', async () => {
    const owner = await anOrganization(server)
    const { id: projectId } = await aProject(owner, { duration: 'ongoing' })
    const { id, volunteer } = await aCollaboration(server, { owner, projectId })
    await rows('update applications set reviewed_at = $2 where id = $1', id, start)
    const check = async () => (await volunteer.client.get(`/api/applications/${id}`)).body['check']
    await plan(since)
    await pass(since, 89, 90)
    expect(await check()).toMatchObject({ isRenewalAsked: false })
    await reach(since, 90)
    expect(await check()).toMatchObject({ isRenewalAsked: true, isOverdue: false })
    await pass(since, 103, 104)
    expect(await check()).toMatchObject({ isOverdue: false })
    await reach(since, 104)
    expect(await check()).toMatchObject({ isRenewalAsked: true, isOverdue: true })
  })
})
