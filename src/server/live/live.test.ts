import { describe, expect, test } from 'vitest'
import { followLive } from '#contract/live/live.ts'
import { transact } from '#server/db/db.ts'
import { openTestDatabase } from '#tests/support/running/database.ts'
import { openLive } from '#tests/support/running/live.ts'
import { aVolunteer, type Person } from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { useServer } from '#tests/support/running/server.ts'
import { sendLiveEvent, sendLiveSignal } from './publish.ts'
import { removeOldEvents } from './queries.ts'

const server = useServer({ env: { LIVE_STREAMS_PER_USER: '3', LIVE_HEARTBEAT_SECONDS: '1' } })
const second = useSecondApp(server)
const id = (number: number) => `77777777-7777-4777-8777-${String(number).padStart(12, '0')}`
/** Sends someone a conversation event, identified only by its number. */
const sendTestEvent = (person: Person, number: number) =>
  sendLiveEvent(server.database.db, [person.id], {
    kind: 'conversation',
    data: { conversationId: id(number) },
  })
const sendMany = async (person: Person, numbers: readonly number[]) => {
  for (const number of numbers) await sendTestEvent(person, number)
}
const numberOf = (data: unknown) => Number(JSON.stringify(data).slice(-14, -2))
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const run = (text: string, ...values: unknown[]) => server.database.pool.query(text, values)

describe('the live stream', () => {
  test('the live stream sends a person their events, on every process, with consecutive ids', async () => {
    const person = await aVolunteer(server)
    const here = await openLive(server.url, person.client)
    const there = await openLive(second.url, person.client)
    expect([here.status, here.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await here.next('open')).toEqual({ id: 0, kind: 'open', data: { heartbeat: 1 } })
    await sendMany(person, [1, 2, 3])
    for (const reader of [here, there]) {
      for (const number of [1, 2, 3]) {
        expect(await reader.next('conversation')).toEqual({
          id: number,
          kind: 'conversation',
          data: { conversationId: id(number) },
        })
      }
      reader.cut()
    }
  })

  test('the live stream sends no one events for others, and nothing of a rolled-back transaction', async () => {
    const [person, other] = [await aVolunteer(server), await aVolunteer(server)]
    const reader = await openLive(server.url, person.client)
    await sendTestEvent(other, 1)
    await expect(
      transact(server.database.db, async (tx) => {
        await sendLiveEvent(tx, [person.id], { kind: 'notifications', data: {} })
        throw new Error('taken back')
      }),
    ).rejects.toThrow('taken back')
    await sendTestEvent(person, 2)
    expect(await reader.next('conversation')).toMatchObject({ id: 1, data: { conversationId: id(2) } })
    expect(reader.received.map(({ kind }) => kind)).toEqual(['open', 'conversation'])
    reader.cut()
  })

  test('after a disconnect the live stream continues where it was, without losing or repeating events', async () => {
    const person = await aVolunteer(server)
    const before = await openLive(server.url, person.client)
    await sendMany(person, [1, 2])
    await before.next('conversation')
    await before.next('conversation')
    before.cut()
    await sendMany(person, [3, 4])
    const after = await openLive(second.url, person.client, before.last)
    await sendTestEvent(person, 5)
    for (const number of [3, 4, 5]) expect((await after.next('conversation')).id).toBe(number)
    expect(after.received.map(({ kind }) => kind)).toEqual([
      'open',
      'conversation',
      'conversation',
      'conversation',
    ])
    after.cut()
  })

  test('the live stream starts over for an id that never existed, or after too long a time away', async () => {
    const person = await aVolunteer(server)
    await sendMany(person, numbers(1, 4))
    const ahead = await openLive(server.url, person.client, 900)
    expect((await ahead.next('reset')).id).toBe(4)
    ahead.cut()
    await run(
      `update live_events set created_at = now() - interval '25 hours' where user_id = $1 and id <= 3`,
      person.id,
    )
    await removeOldEvents(server.database.db, new Date())
    const late = await openLive(server.url, person.client, 2)
    expect((await late.next('reset')).id).toBe(4)
    late.cut()
    const resumed = await openLive(server.url, person.client, 3)
    expect((await resumed.next('conversation')).id).toBe(4)
    resumed.cut()
  })

  test('a signal reaches connected people and is not stored', async () => {
    const person = await aVolunteer(server)
    const reader = await openLive(second.url, person.client)
    await reader.next('open')
    const typing = { kind: 'typing', data: { conversationId: id(1), name: 'Maya' } } as const
    await sendLiveSignal(server.database.db, [person.id], typing)
    expect(await reader.next('typing')).toEqual({ id: null, ...typing })
    reader.cut()
    expect((await run('select 1 from live_events where user_id = $1', person.id)).rows).toEqual([])
  })

  test('concurrent events arrive in commit order and without gaps', async () => {
    const person = await aVolunteer(server)
    const readers = [await openLive(server.url, person.client), await openLive(second.url, person.client)]
    const database = openTestDatabase(server.database.url, { poolSize: 8 })
    const committed: number[] = []
    await Promise.all(
      numbers(1, 8).map(async (writer) => {
        for (let turn = 0; turn < 12; turn += 1) {
          const number = writer * 100 + turn
          await transact(database.db, async (tx) => {
            await sendLiveEvent(tx, [person.id], {
              kind: 'conversation',
              data: { conversationId: id(number) },
            })
            // Until the commit, no other write can come in between.
            committed.push(number)
          })
        }
      }),
    )
    await database.close()
    for (const reader of readers) {
      const notified = []
      for (const _ of committed) notified.push(await reader.next('conversation'))
      expect(notified.map(({ id: number }) => number)).toEqual(numbers(1, 96))
      expect(notified.map(({ data }) => numberOf(data))).toEqual(committed)
      reader.cut()
    }
  })

  test('the live stream resumes after losing its database connection', async () => {
    const person = await aVolunteer(server)
    const reader = await openLive(server.url, person.client)
    await reader.next('open')
    await run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'bridge-collective-listen' and datname = current_database()`,
    )
    // Signals of the meantime are lost. This one says that the bell's count may be lower.
    expect(await reader.next('unread')).toEqual({ id: null, kind: 'unread', data: {} })
    await sendTestEvent(person, 1)
    expect((await reader.next('conversation')).id).toBe(1)
    reader.cut()
  })
})

describe('access to the live stream', () => {
  test('a stream ends immediately when its session does, and cannot be opened again', async () => {
    const person = await aVolunteer(server)
    const here = await openLive(server.url, person.client)
    const there = await openLive(second.url, person.client)
    await here.next('open')
    await there.next('open')
    const cookies = new Map(person.client.cookies)
    await person.client.post('/api/logout')
    await Promise.all([here.ended, there.ended])
    const again = await openLive(server.url, { ...person.client, cookies })
    expect(again.status).toBe(401)
  })

  test('a stream of another session continues', async () => {
    const person = await aVolunteer(server)
    const kept = await openLive(server.url, person.client)
    await kept.next('open')
    const { rows } = await run(
      `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
       values (sha256('another'), $1, now() + interval '1 day', now() + interval '1 day') returning user_id`,
      person.id,
    )
    expect(rows).toHaveLength(1)
    await run(`delete from sessions where token_hash = sha256('another')`)
    await sendTestEvent(person, 1)
    expect((await kept.next('conversation')).id).toBe(1)
    kept.cut()
  })

  test('the next session check ends the streams of suspended people and expired sessions', async () => {
    const [suspended, expired] = [await aVolunteer(server), await aVolunteer(server)]
    const streams = [await openLive(server.url, suspended.client), await openLive(server.url, expired.client)]
    await run(`update users set disabled_at = now() where id = $1`, suspended.id)
    await run(
      `update sessions set idle_expires_at = now() - interval '1 second' where user_id = $1`,
      expired.id,
    )
    await Promise.all(streams.map(({ ended }) => ended))
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
  })

  test('a page is refused if someone else has signed in since', async () => {
    const [person, other] = [await aVolunteer(server), await aVolunteer(server)]
    const own = await person.client.get(`/api/live?user=${person.id}`)
    const mixed = await person.client.get(`/api/live?user=${other.id}`)
    expect([own.status, mixed.status]).toEqual([200, 401])
  })

  test('beyond the limit of streams per person, more are refused with a time to retry', async () => {
    const person = await aVolunteer(server)
    const open = []
    for (let count = 0; count < 3; count += 1) open.push(await openLive(server.url, person.client))
    const refused = await openLive(server.url, person.client)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    for (const reader of open) reader.cut()
  })
})

describe('polling without a stream', () => {
  test('polling returns the events after an id, and the last id', async () => {
    const person = await aVolunteer(server)
    await sendMany(person, [1, 2, 3])
    const { status, body } = await person.client.call(followLive, { query: { after: 1 } })
    expect([status, followLive.response.parse(body)]).toEqual([
      200,
      {
        last: 3,
        reset: false,
        events: [2, 3].map((number) => ({
          id: number,
          kind: 'conversation',
          data: { conversationId: id(number) },
        })),
      },
    ])
    expect((await person.client.get('/api/live')).body).toEqual({ last: 3, reset: false, events: [] })
    expect((await person.client.get('/api/live?after=9')).body).toEqual({ last: 3, reset: true, events: [] })
  })
})
