import { describe, expect, test } from 'vitest'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import { openDatabase, sqlState, transact } from './db.ts'

const database = useDatabase()

test('a date is returned as text and a timestamp as a Date', async () => {
  const { rows } = await database.pool.query(
    "select date '2026-02-28' as day, timestamptz '2026-02-28 12:00Z' as at",
  )
  expect(rows).toEqual([{ day: '2026-02-28', at: new Date('2026-02-28T12:00:00Z') }])
})

test('a database session has timeouts, so that nothing waits forever', async () => {
  const product = openDatabase(database.url, { poolSize: 1 })
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const { rows } = await product.pool.query('select name, setting from pg_settings where name = any($1)', [
    names,
  ])
  await product.close()
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    statement_timeout: '5000',
    lock_timeout: '3000',
    idle_in_transaction_session_timeout: '10000',
  })
})

test('a database session plans for values, also when the database says otherwise', async () => {
  await database.pool.query(
    `do $$ begin execute format('alter database %I set plan_cache_mode = force_generic_plan', current_database()); end $$`,
  )
  const product = openDatabase(database.url, { poolSize: 1 })
  const { rows } = await product.pool.query('show plan_cache_mode')
  await product.close()
  await database.pool.query(
    `do $$ begin execute format('alter database %I reset plan_cache_mode', current_database()); end $$`,
  )
  expect(rows).toEqual([{ plan_cache_mode: 'auto' }])
})

test('the product does not connect as a superuser', async () => {
  const { rows } = await database.pool.query('select rolsuper from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false }])
})

test('a transaction that loses a race is retried, and both changes are stored', async () => {
  await database.pool.query('create table counters (n int); insert into counters values (0)')
  let arrived = 0
  let open = () => {}
  const bothWaiting = new Promise<void>((resolve) => (open = resolve))
  const increase = () =>
    transact(database.db, async (db) => {
      await db.execute('set transaction isolation level serializable')
      const { rows } = await db.execute<{ n: number }>('select n from counters')
      arrived += 1
      if (arrived === 2) open()
      await bothWaiting
      await db.execute(`update counters set n = ${Number(rows[0]?.n) + 1}`)
    })
  await Promise.all([increase(), increase()])
  expect(arrived).toBe(3)
  expect((await database.pool.query('select n from counters')).rows).toEqual([{ n: 2 }])
})

test('the SQLSTATE of an error is found however the error is wrapped', async () => {
  const error: unknown = await database.db.execute('select 1 / 0').catch((reason: unknown) => reason)
  expect(sqlState(error)).toBe('22012')
  expect(sqlState(new Error('other'))).toBe(null)
})

test('losing a connection, idle or in a transaction, fails its query and does not end the process', async () => {
  const other = openTestDatabase(database.url, { poolSize: 2 })
  const broken = transact(other.db, async (db) => {
    const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await db.execute('select 1')
  })
  await expect(broken).rejects.toThrow(/select 1/)
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('R2 a connection that is lost before its transaction begins is always returned to the pool', async () => {
  const other = openTestDatabase(database.url, { poolSize: 2 })
  for (let turn = 0; turn < 5; turn += 1) {
    other.pool.once('acquire', (client) => void client.end())
    const broken = transact(other.db, (db) => db.execute('select 1'))
    await expect(broken).rejects.toThrow(/begin/)
  }
  expect((await other.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('a listener receives notifications, also after its connection was lost', async () => {
  const received: string[] = []
  const unlisten = await database.listen('news', (payload) => received.push(payload))
  await database.pool.query("select pg_notify('news', 'one')")
  await expect.poll(() => received).toEqual(['one'])
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge-collective-listen' and datname = current_database()",
  )
  await expect.poll(() => received).toEqual(['one', ''])
  await database.pool.query("select pg_notify('news', 'two')")
  await expect.poll(() => received).toEqual(['one', '', 'two'])
  await unlisten()
})

describe('listeners to several channels', () => {
  const countConnections = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*) from pg_stat_activity where application_name = 'bridge-collective-listen' and datname = current_database()",
    )
    return rows[0]?.count
  }
  const notify = (channel: string, payload: string) =>
    database.pool.query('select pg_notify($1, $2)', [channel, payload])

  test('share one connection, which closes with the last of them', async () => {
    const received: string[] = []
    const ends = await Promise.all(
      ['news', 'news', 'sports'].map((channel, index) =>
        database.listen(channel, (payload) => received.push(`${index} ${channel} ${payload}`)),
      ),
    )
    expect(await countConnections()).toBe(1)
    await notify('news', 'one')
    await notify('sports', 'two')
    await expect.poll(() => received).toEqual(['0 news one', '1 news one', '2 sports two'])
    for (const end of ends) await end()
    await expect.poll(countConnections).toBe(0)
  })

  test('continue when another of them ends, also on the same channel', async () => {
    const received: string[] = []
    const [first, second, third] = await Promise.all([
      database.listen('news', () => received.push('first')),
      database.listen('news', () => received.push('second')),
      database.listen('sports', () => received.push('third')),
    ])
    await first()
    await notify('news', '')
    await notify('sports', '')
    await expect.poll(() => received).toEqual(['second', 'third'])
    await third()
    await notify('sports', '')
    await notify('news', '')
    await expect.poll(() => received).toEqual(['second', 'third', 'second'])
    await second()
  })

  test('are all notified that they may have missed something', async () => {
    const received: string[] = []
    const ends = await Promise.all(
      ['news', 'sports'].map((channel) =>
        database.listen(channel, (payload) => received.push(`${channel} ${payload}`)),
      ),
    )
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bridge-collective-listen' and datname = current_database()",
    )
    await expect.poll(() => received).toEqual(['news ', 'sports '])
    await notify('sports', 'one')
    await expect.poll(() => received).toEqual(['news ', 'sports ', 'sports one'])
    for (const end of ends) await end()
  })

  test('can start right after the last one ended', async () => {
    const end = await database.listen('news', () => undefined)
    const ending = end()
    const received: string[] = []
    const endNext = await database.listen('news', (payload) => received.push(payload))
    await ending
    await notify('news', 'one')
    await expect.poll(() => received).toEqual(['one'])
    await endNext()
  })
})
