import { describe, expect, test } from 'vitest'
import { listMyApplications } from '#contract/applications/lists.ts'
import { hourEntry, listHours, logHours } from '#contract/hours/hours.ts'
import {
  aCollaboration,
  aDoneCollaboration,
  type Collaboration,
} from '#tests/support/scenarios/collaboration.ts'
import { joinOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const today = new Date().toISOString().slice(0, 10)

const log = async ({ volunteer, id }: Collaboration, body: object = {}) =>
  volunteer.client.post(`/api/applications/${id}/hours`, { date: today, hours: 2, ...body })
const logged = async (work: Collaboration, body: object = {}) => hourEntry.parse((await log(work, body)).body)
const decide = (client: Client, verb: 'confirm' | 'reject', entries: { id: string; version: number }[]) =>
  client.post(`/api/hours/${verb}`, { entries, reason: 'Which meeting was that?' })
const hoursOf = async ({ volunteer, id }: Collaboration) => {
  const mine = expectSuccess(await volunteer.client.call(listMyApplications, { query: {} }))
  const own = mine.find((each) => each.id === id)
  return [own?.confirmedHours, own?.waitingHours]
}

describe('B14 hours', () => {
  test('the volunteer logs hours with date and note, which then await the organization', async () => {
    const work = await aCollaboration(server)
    const { status, body } = await log(work, { hours: 2.25, note: '  Interviews  ' })
    expect(status).toBe(201)
    expect(hourEntry.parse(body)).toEqual({
      id: expect.any(String),
      applicationId: work.id,
      date: today,
      hours: 2.25,
      note: 'Interviews',
      status: 'awaiting',
      reason: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      decidedAt: null,
      confirmedAfterDays: null,
    })
    for (const { client } of [work.volunteer, work.owner]) {
      const answer = await client.call(listHours, { params: { id: work.id }, query: {} })
      expect(answer.body).toEqual([body])
      expect(answer.headers.get('x-total-count')).toBe('1')
    }
  })

  test('the application shows the sums of confirmed and waiting hours', async () => {
    const work = await aCollaboration(server)
    const first = await logged(work, { hours: 1.25 })
    await logged(work, { hours: 0.5 })
    const third = await logged(work, { hours: 4 })
    expect(await hoursOf(work)).toEqual([0, 5.75])
    await decide(work.owner.client, 'confirm', [first])
    await decide(work.owner.client, 'reject', [third])
    expect(await hoursOf(work)).toEqual([1.25, 0.5])
  })

  test('hours are listed by day, latest first, twelve per page', async () => {
    const work = await aCollaboration(server)
    await rows("update applications set reviewed_at = now() - interval '40 days' where id = $1", work.id)
    const dayOf = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const days = Array.from({ length: 15 }, (_, index) => dayOf((index * 7) % 15))
    for (const date of days) await logged(work, { date, hours: 1 })
    const pages: string[][] = []
    for (let next: string | undefined = `/api/applications/${work.id}/hours`; next !== undefined;) {
      const { body, headers } = await work.owner.client.get(next)
      pages.push(body.map(({ date }: { date: string }) => date))
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages.map(({ length }) => length)).toEqual([12, 3])
    expect(pages.flat()).toEqual(days.toSorted((a, b) => b.localeCompare(a)))
  })

  test('the volunteer can change and remove hours until they are confirmed', async () => {
    const work = await aCollaboration(server)
    const { client } = work.volunteer
    const { id } = await logged(work, { note: 'Setup' })
    const changed = (await client.patch(`/api/hours/${id}`, { hours: 3.5 })).body
    expect(changed).toMatchObject({ hours: 3.5, note: 'Setup', date: today, version: 2, status: 'awaiting' })
    expect((await client.patch(`/api/hours/${id}`, { note: '' })).body).toMatchObject({ note: null })
    await decide(work.owner.client, 'confirm', [{ id, version: 3 }])
    for (const answer of [
      await client.patch(`/api/hours/${id}`, { hours: 9 }),
      await client.delete(`/api/hours/${id}`),
    ]) {
      expect([answer.status, answer.body['code']]).toEqual([409, 'hours_confirmed'])
    }
    const other = await logged(work)
    expect((await client.delete(`/api/hours/${other.id}`)).body).toEqual(other)
    expect((await client.delete(`/api/hours/${other.id}`)).status).toBe(404)
  })

  test('a member can confirm several entries together, across applications', async () => {
    const first = await aCollaboration(server)
    const second = await aCollaboration(server, { owner: first.owner })
    const entries = [await logged(first), await logged(first, { hours: 1 }), await logged(second)]
    const { status, body } = await decide(first.owner.client, 'confirm', entries)
    expect(status).toBe(200)
    expect(body.map((each: { status: string; reason: null }) => [each.status, each.reason])).toEqual(
      entries.map(() => ['confirmed', null]),
    )
    expect([await hoursOf(first), await hoursOf(second)]).toEqual([
      [3, 0],
      [2, 0],
    ])
  })

  test('rejecting hours requires a reason, and changing them makes them wait again', async () => {
    const work = await aCollaboration(server)
    const entry = await logged(work)
    const missing = await work.owner.client.post('/api/hours/reject', { entries: [entry], reason: ' ' })
    expect([missing.status, missing.body['issues']]).toEqual([
      422,
      [{ path: 'reason', message: 'Please give a reason for rejecting hours' }],
    ])
    const { body } = await decide(work.owner.client, 'reject', [entry])
    expect(body[0]).toMatchObject({ status: 'rejected', reason: 'Which meeting was that?' })
    const again = await work.volunteer.client.patch(`/api/hours/${entry.id}`, { hours: 1 })
    expect(again.body).toMatchObject({ status: 'awaiting', reason: null, decidedAt: null, hours: 1 })
  })

  test('either all hours in a request are confirmed or none', async () => {
    const work = await aCollaboration(server)
    const stranger = await aCollaboration(server)
    const [good, decided, foreign] = [await logged(work), await logged(work), await logged(stranger)]
    await decide(work.owner.client, 'confirm', [decided])
    const codeOf = async (entries: { id: string; version: number }[]) =>
      (await decide(work.owner.client, 'confirm', entries)).body['code']
    expect(await codeOf([good, decided])).toBe('hours_decided')
    expect(await codeOf([good, foreign])).toBe('hours_not_found')
    expect(await codeOf([good, { id: '0f0e0d0c-0b0a-4908-8706-050403020100', version: 1 }])).toBe(
      'hours_not_found',
    )
    await work.volunteer.client.patch(`/api/hours/${good.id}`, { hours: 8 })
    expect(await codeOf([good])).toBe('hours_changed')
    expect(await hoursOf(work)).toEqual([2, 8])
  })

  test('the hours of a member who volunteers are decided by the other members', async () => {
    const work = await aCollaboration(server)
    const { organizationId } = work.owner
    await joinOrganization(server.database.db, { organizationId, userId: work.volunteer.id })
    const entry = await logged(work)
    const own = await decide(work.volunteer.client, 'confirm', [entry])
    expect([own.status, own.body['code']]).toEqual([403, 'hours_not_yours'])
    expect((await decide(work.owner.client, 'confirm', [entry])).status).toBe(200)
  })

  test('new waiting hours notify the organization, and decisions notify the volunteer', async () => {
    const work = await aCollaboration(server)
    const presented = async () => {
      const found = await rows(
        `select n.kind, n.user_id = $1 as to_volunteer from notifications n
         where n.kind like 'hours.%' and n.data ->> 'applicationId' = $2 order by n.fact_id`,
        work.volunteer.id,
        work.id,
      )
      return found.map(({ kind, to_volunteer: toVolunteer }) => [kind, toVolunteer])
    }
    const entries = [await logged(work), await logged(work)]
    expect(await presented()).toEqual([['hours.logged', false]])
    await decide(work.owner.client, 'confirm', entries)
    const third = await logged(work)
    await decide(work.owner.client, 'reject', [third])
    await work.volunteer.client.patch(`/api/hours/${third.id}`, { hours: 1 })
    expect(await presented()).toEqual([
      ['hours.logged', false],
      ['hours.confirmed', true],
      ['hours.logged', false],
      ['hours.rejected', true],
      ['hours.logged', false],
    ])
    const emails = await rows(
      `select f.type from jobs j join facts f on f.id = (j.payload ->> 'factId')::bigint
       where j.kind = 'mail.send' and f.type like 'hours.%' and f.subject_id = $1`,
      work.id,
    )
    expect(emails).toHaveLength(5)
  })
})

test('the daily limit applies across all of a volunteer’s projects, without rejected hours', async () => {
  const first = await aCollaboration(server)
  const second = await aCollaboration(server, { volunteer: first.volunteer })
  const early = await logged(first, { hours: 20 })
  const tooMuch = await log(second, { hours: 4.25 })
  expect([tooMuch.status, tooMuch.body['issues']]).toEqual([
    422,
    [{ path: 'hours', message: 'You can log at most 24 hours for one day' }],
  ])
  const rest = await logged(second, { hours: 4 })
  // The entry's previous hours do not count against a change of it.
  expect((await second.volunteer.client.patch(`/api/hours/${rest.id}`, { hours: 3 })).status).toBe(200)
  await decide(first.owner.client, 'reject', [early])
  expect((await log(second, { hours: 21 })).status).toBe(201)
})

test('hours on finished work can still be logged, and count', async () => {
  const done = await aDoneCollaboration(server)
  const entry = expectSuccess(
    await done.volunteer.client.call(logHours, { params: { id: done.id }, body: { date: today, hours: 6 } }),
  )
  expect((await decide(done.owner.client, 'confirm', [entry])).status).toBe(200)
  expect(await hoursOf(done)).toEqual([6, 0])
})
