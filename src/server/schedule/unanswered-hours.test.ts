import { describe, expect, test } from 'vitest'
import { hourEntry } from '#contract/hours/hours.ts'
import { aCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import type { Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { plan, passTo } = useSchedule(server)
const { rows } = server
const today = () => new Date().toISOString().slice(0, 10)
const log = async ({ volunteer, id }: Collaboration, hours = 2) =>
  hourEntry.parse(
    (await volunteer.client.post(`/api/applications/${id}/hours`, { date: today(), hours })).body,
  )
const stored = async (id: string) =>
  (
    await rows(
      'select status, decided_by as by, confirmed_after_days as days from hour_entries where id = $1',
      id,
    )
  )[0]
const kindsOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const outcomesOf = (id: string) =>
  rows('select rule, outcome from scheduled_actions where subject_id = $1 order by rule desc', id)

/** Hours that are logged and planned now. */
async function logAndPlan() {
  const work = await aCollaboration(server)
  const entry = await log(work)
  const since = new Date()
  await plan(since)
  return { ...work, entry, since }
}

describe('logged hours without an answer', () => {
  test('remind the members after 7 days and confirm themselves after 10', async () => {
    const { owner, volunteer, id, entry, since } = await logAndPlan()
    for (const days of [1, 6, 7, 8, 9]) await passTo(since, days)
    expect((await kindsOf(owner)).filter((kind: string) => kind === 'hours.waiting')).toHaveLength(1)
    expect(await stored(entry.id)).toEqual({ status: 'awaiting', by: null, days: null })
    await passTo(since, 10)
    expect(await stored(entry.id)).toEqual({ status: 'confirmed', by: null, days: 10 })
    for (const { client } of [volunteer, owner]) {
      const shown = (await client.get(`/api/applications/${id}/hours`)).body[0]
      expect(hourEntry.parse(shown)).toMatchObject({ status: 'confirmed', confirmedAfterDays: 10 })
      const event = (await client.get(`/api/applications/${id}/timeline`)).body[0]
      expect(event).toMatchObject({ kind: 'hours_confirmed_automatically', hours: 2 })
    }
    expect(await kindsOf(volunteer)).toContain('hours.confirmed_automatically')
    const ofOwner = await kindsOf(owner)
    expect(ofOwner).toContain('hours.unanswered')
    expect(ofOwner).not.toContain('hours.waiting')
  })

  test('are confirmed together, with one notification for all that are due', async () => {
    const { volunteer, since, ...work } = await logAndPlan()
    const others = [await log({ ...work, volunteer }), await log({ ...work, volunteer })]
    await plan(since)
    for (const days of [7, 10]) await passTo(since, days)
    for (const { id } of [work.entry, ...others])
      expect(await stored(id)).toMatchObject({ status: 'confirmed' })
    expect(
      (await kindsOf(volunteer)).filter((kind: string) => kind === 'hours.confirmed_automatically'),
    ).toHaveLength(1)
    for (const { id } of [work.entry, ...others]) {
      expect((await outcomesOf(id)).map(({ outcome }) => outcome)).toEqual(['done', 'done'])
    }
  })

  test('are confirmed only three days after their own reminder', async () => {
    const { volunteer, since, ...work } = await logAndPlan()
    const other = await log({ ...work, volunteer })
    await plan(since)
    await passTo(since, 7)
    await rows(
      "update scheduled_actions set done_at = done_at + interval '2 days' where subject_id = $1 and rule = 'hours.reminder'",
      other.id,
    )
    await passTo(since, 10)
    expect([await stored(work.entry.id), await stored(other.id)]).toMatchObject([
      { status: 'confirmed' },
      { status: 'awaiting' },
    ])
    await passTo(since, 12)
    expect(await stored(other.id)).toMatchObject({ status: 'confirmed' })
  })

  test('are not confirmed while their reminder fails', async () => {
    const { id, entry, since } = await logAndPlan()
    await rows(`
      create function refuse_waiting() returns trigger language plpgsql as $$ begin
        if new.subject_id = '${id}' and new.type = 'hours.waiting' then raise exception 'out of order'; end if;
        return new;
      end $$`)
    await rows(
      'create trigger refuse_waiting before insert on facts for each row execute function refuse_waiting()',
    )
    await passTo(since, 10)
    expect(await stored(entry.id)).toMatchObject({ status: 'awaiting' })
    await rows('drop function refuse_waiting cascade')
    for (const days of [10.1, 13]) {
      await passTo(since, days)
      expect(await stored(entry.id)).toMatchObject({ status: 'awaiting' })
    }
    await passTo(since, 13.2)
    expect(await stored(entry.id)).toMatchObject({ status: 'confirmed' })
  })

  test.each(['confirm', 'reject'])('are left alone once someone answers: %s', async (verb) => {
    const { owner, entry, since } = await logAndPlan()
    await passTo(since, 7)
    await owner.client.post(`/api/hours/${verb}`, { entries: [entry], reason: 'Which meeting?' })
    expect(await kindsOf(owner)).not.toContain('hours.waiting')
    const before = await stored(entry.id)
    await passTo(since, 12)
    expect(await stored(entry.id)).toEqual(before)
    expect(before).toMatchObject({ by: owner.id, days: null })
    expect(await outcomesOf(entry.id)).toEqual([
      { rule: 'hours.reminder', outcome: 'done' },
      { rule: 'hours.confirmation', outcome: 'canceled' },
    ])
  })

  test('wait again from a change of the volunteer on', async () => {
    const { volunteer, entry, since } = await logAndPlan()
    await passTo(since, 7)
    await volunteer.client.patch(`/api/hours/${entry.id}`, { hours: 3 })
    const changed = new Date(since.getTime() + 8 * 86_400_000)
    await rows('update hour_entries set updated_at = $2 where id = $1', entry.id, changed)
    await plan(changed)
    await passTo(since, 10)
    expect(await stored(entry.id)).toMatchObject({ status: 'awaiting' })
    for (const days of [7, 10]) await passTo(changed, days)
    expect(await stored(entry.id)).toMatchObject({ status: 'confirmed', days: 10 })
  })

  test('are gone from the schedule once the volunteer removes them', async () => {
    const { volunteer, entry, since } = await logAndPlan()
    await volunteer.client.delete(`/api/hours/${entry.id}`)
    expect((await outcomesOf(entry.id)).map(({ outcome }) => outcome)).toEqual(['canceled', 'canceled'])
    await passTo(since, 12)
    expect(await stored(entry.id)).toBe(undefined)
  })

  test('have one outcome if an answer, a change or a removal comes at the same time', async () => {
    const work = await aCollaboration(server)
    const attempts = [
      (entry: { id: string }) => work.owner.client.post('/api/hours/confirm', { entries: [entry] }),
      (entry: { id: string }) =>
        work.owner.client.post('/api/hours/reject', { entries: [entry], reason: 'No.' }),
      (entry: { id: string }) => work.volunteer.client.patch(`/api/hours/${entry.id}`, { hours: 1 }),
      (entry: { id: string }) => work.volunteer.client.delete(`/api/hours/${entry.id}`),
    ]
    for (const [round, attempt] of [...attempts, ...attempts, ...attempts].entries()) {
      const entry = await log(work, 0.25)
      const since = new Date()
      await plan(since)
      await passTo(since, 7)
      const [, answer] = await Promise.all([passTo(since, 10), attempt(entry)])
      const now = await stored(entry.id)
      const byHand = ['confirmed', 'rejected', 'awaiting', undefined][round % 4]
      expect([
        [200, byHand, null],
        [409, 'confirmed', 10],
      ]).toContainEqual([answer.status, now?.status, now?.days ?? null])
      await work.volunteer.client.delete(`/api/hours/${entry.id}`)
    }
  })

  test('are confirmed over a leap day and both changes of the clocks, after whole days', async () => {
    for (const start of ['2028-02-24T12:00:00Z', '2026-03-05T12:00:00Z', '2026-10-28T12:00:00Z']) {
      const work = await aCollaboration(server)
      const entry = await log(work)
      await rows('update hour_entries set updated_at = $2 where id = $1', entry.id, start)
      const since = new Date(start)
      await plan(since)
      for (let days = 0; days < 10; days += 1) await passTo(since, days)
      expect(await stored(entry.id)).toMatchObject({ status: 'awaiting' })
      await passTo(since, 10)
      expect(await stored(entry.id)).toMatchObject({ status: 'confirmed', days: 10 })
    }
  })
})
