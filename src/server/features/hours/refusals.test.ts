import { describe, expect, test } from 'vitest'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { aProjectWithApplicants } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let now = new Date()
const server = useServer({ now: () => now })
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)
const today = now.toISOString().slice(0, 10)
const dayFrom = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

const log = async ({ volunteer, id }: Pick<Collaboration, 'volunteer' | 'id'>, body: object = {}) => {
  const answer = await volunteer.client.post(`/api/applications/${id}/hours`, {
    date: today,
    hours: 2,
    ...body,
  })
  return { ...answer, code: answer.body['code'] ?? answer.body['status'] }
}

describe('B14 rejected hours', () => {
  test('hours are rejected before acceptance, after a decline and after the work ended', async () => {
    const pending = await aProjectWithApplicants(server)
    const declined = await aProjectWithApplicants(server)
    await declined.owner.client.patch(`/api/applications/${declined.id}`, { status: 'declined' })
    const ended = await aCollaboration(server)
    await ended.owner.client.patch(`/api/applications/${ended.id}`, { status: 'withdrawn', reason: 'Ended.' })
    expect((await log(pending)).code).toBe('hours_too_early')
    expect((await log(declined)).code).toBe('hours_work_ended')
    expect((await log(ended)).code).toBe('hours_work_ended')
  })

  test('hours must be in quarter-hour steps, more than zero and at most a day', async () => {
    const work = await aCollaboration(server)
    for (const hours of [0, -1, 0.1, 2.3, 24.25, '2', null]) {
      const { status, body } = await log(work, { hours })
      expect([hours, status, body['issues']]).toEqual([
        hours,
        422,
        [{ path: 'hours', message: 'Enter hours in steps of 0.25, for example 1.75, up to 24 a day' }],
      ])
    }
    expect((await log(work, { hours: 24 })).status).toBe(201)
    for (const date of ['soon', '2026-02-30', '']) {
      expect((await log(work, { date })).body['issues']).toEqual([
        { path: 'date', message: 'Please enter a valid date' },
      ])
    }
    expect((await log(work, { note: 'x'.repeat(501) })).status).toBe(422)
  })

  test('hours are rejected for tomorrow and for days before acceptance, in the project’s time zone', async () => {
    const work = await aCollaboration(server)
    const issueOf = async (date: string) => (await log(work, { date })).body['issues']?.[0]
    expect(await issueOf(dayFrom(1))).toEqual({
      path: 'date',
      message: 'The date cannot be in the future',
    })
    expect(await issueOf(dayFrom(-1))).toEqual({
      path: 'date',
      message: 'The date cannot be before your application was accepted',
    })
    // In a zone 14 hours ahead, it is already tomorrow for most of the day.
    await run("update projects set time_zone = 'Pacific/Kiritimati' where id = $1", work.projectId)
    now = new Date(`${today}T12:00:00Z`)
    await run('update applications set reviewed_at = $2 where id = $1', work.id, now)
    expect((await log(work, { date: dayFrom(1) })).status).toBe(201)
    expect(await issueOf(today)).toMatchObject({ message: expect.stringMatching(/before/) })
    now = new Date()
  })

  test('hours are rejected more than 30 days after the sign-off', async () => {
    const done = await aDoneCollaboration(server)
    const signedOff = (ago: string) =>
      run(
        `update application_history set at = now() - $2::interval where application_id = $1 and to_status = 'completed'`,
        done.id,
        ago,
      )
    await signedOff('30 days')
    expect((await log(done)).status).toBe(201)
    await signedOff('31 days')
    expect((await log(done)).code).toBe('hours_too_late')
  })

  test('a change is rejected if it gives the hours an invalid date', async () => {
    const work = await aCollaboration(server)
    const { id } = (await log(work)).body
    const { status, body } = await work.volunteer.client.patch(`/api/hours/${id}`, { date: dayFrom(2) })
    expect([status, body['issues'][0].path]).toEqual([422, 'date'])
  })
})

test('the constraints reject hours that the code would not write', async () => {
  const { id } = await aCollaboration(server)
  const insert = (columns: string, values: string) =>
    run(
      `insert into hour_entries (application_id, date, ${columns}) values ($1, current_date, ${values})`,
      id,
    )
  for (const [columns, values] of [
    ['hours', '0'],
    ['hours', '24.25'],
    ['hours', '1.1'],
    ['hours, status', "1, 'confirmed'"],
    ['hours, status, decided_at', "1, 'rejected', now()"],
    ['hours, reason', "1, 'x'"],
  ] as const) {
    await expect(insert(columns, values)).rejects.toMatchObject({ code: '23514' })
  }
})
