import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { problemOf } from '#server/http/errors.ts'
import { Problem } from '#server/http/problem.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import { transact, type Database } from './db.ts'

const database = useDatabase()

/** The answer to a caller if this fails; undefined if it succeeds. */
async function responseTo(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => problemOf(error).code,
  )
}

function open(url: string, limits: { query?: number } = {}): Database {
  const opened = openTestDatabase(url, { poolSize: 1, limits })
  onTestFinished(() => (opened.pool.ending ? undefined : opened.close()))
  return opened
}

/** All ways in which the product queries its database. */
const requests = {
  'a query of the pool': ({ pool }: Database) => pool.query('select 1'),
  'a query of the builder': ({ db }: Database) => db.execute('select 1'),
  'a transaction': ({ db }: Database) => transact(db, (inside) => inside.execute('select 1')),
  'a listener': ({ listen }: Database) => listen('news', () => undefined),
}

async function answersOf(opened: Database) {
  const answers = Object.entries(requests).map(async ([name, ask]) => [name, await responseTo(ask(opened))])
  return Object.fromEntries(await Promise.all(answers))
}

const expectUnavailable = Object.fromEntries(Object.keys(requests).map((name) => [name, 'unavailable']))

/** The address of the database server with another database name, or another host. */
function otherDatabase(change: (url: URL) => void): string {
  const url = new URL(database.url)
  change(url)
  return url.href
}

describe('a database that refuses connections is unavailable, whatever the error says', () => {
  test('a socket that does not exist is unavailable', async () => {
    const url = otherDatabase((at) =>
      at.searchParams.set('host', path.join(inject('cluster').folder, 'nowhere')),
    )
    expect(await answersOf(open(url))).toEqual(expectUnavailable)
  })

  test('a port without a listener and an unknown host are unavailable', async () => {
    expect(await answersOf(open('postgresql://bridge@127.0.0.1:1/none'))).toEqual(expectUnavailable)
    expect(await answersOf(open('postgresql://bridge@nowhere.invalid/none'))).toEqual(expectUnavailable)
  })

  test('a server that refuses the database is unavailable', async () => {
    const url = otherDatabase((at) => (at.pathname = '/there_is_no_such_database'))
    expect(await answersOf(open(url))).toEqual(expectUnavailable)
  })

  test('a server that hangs up or speaks another protocol is unavailable', async () => {
    for (const greeting of ['', 'HTTP/1.1 400 Bad Request\r\n\r\n']) {
      const server = createServer((socket) =>
        socket
          .on('error', () => undefined)
          .resume()
          .end(greeting),
      )
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      expect(await answersOf(open(`postgresql://bridge@127.0.0.1:${port}/none`))).toEqual(expectUnavailable)
      await new Promise((resolve) => server.close(resolve))
    }
  })

  test('a pool that has ended or has no free connection in time is unavailable', async () => {
    const opened = open(database.url)
    const { pool } = opened
    const holder = await pool.connect()
    pool.options.connectionTimeoutMillis = 100
    expect(await responseTo(opened.db.execute('select 1'))).toBe('unavailable')
    holder.release()
    await opened.close()
    expect(await responseTo(requests['a query of the pool'](opened))).toBe('unavailable')
    expect(await responseTo(requests['a transaction'](opened))).toBe('unavailable')
  })
})

describe('losing a connection makes the database unavailable', () => {
  const end = (pid: unknown) => database.pool.query('select pg_terminate_backend($1)', [pid])

  test('a connection lost during a query makes the database unavailable', async () => {
    const opened = open(database.url)
    const { rows } = await opened.pool.query('select pg_backend_pid() as pid')
    const slept = responseTo(opened.pool.query('select pg_sleep(20)'))
    await end(rows[0].pid)
    expect(await slept).toBe('unavailable')
    expect(await responseTo(opened.db.execute('select 1'))).toBe(null)
  })

  test('a connection lost between two queries of a transaction makes the database unavailable, no matter who closed it', async () => {
    const opened = open(database.url)
    const clients: PoolClient[] = []
    opened.pool.on('acquire', (client) => clients.push(client))
    const severed = (sever: (client: PoolClient | undefined, pid: number) => unknown) =>
      responseTo(
        transact(opened.db, async (db) => {
          const { rows } = await db.execute<{ pid: number }>('select pg_backend_pid() as pid')
          const client = clients.at(-1)
          const lost = new Promise<void>((resolve) => client?.once('end', resolve))
          await sever(client, rows[0]?.pid ?? 0)
          await lost
          await db.execute('select 1')
        }),
      )
    expect(await severed((_, pid) => end(pid))).toBe('unavailable')
    expect(await severed((client) => client?.connection.stream.destroy())).toBe('unavailable')
    const failing = Object.assign(new Error('a system call failed'), { code: 'EIO', syscall: 'read' })
    expect(await severed((client) => client?.connection.stream.destroy(failing))).toBe('unavailable')
    expect(await responseTo(opened.db.execute('select 1'))).toBe(null)
  })

  test('a connection that does not answer in time is closed, and the next query gets another', async () => {
    const opened = open(database.url, { query: 100 })
    expect(await responseTo(opened.pool.query('select pg_sleep(20)'))).toBe('unavailable')
    expect(await responseTo(opened.db.execute('select pg_sleep(20)'))).toBe('unavailable')
    expect(await responseTo(transact(opened.db, (db) => db.execute('select pg_sleep(20)')))).toBe(
      'unavailable',
    )
    const patient = { text: 'select 1', query_timeout: 20_000 }
    expect(await responseTo(opened.pool.query(patient))).toBe(null)
    const own = open(database.url)
    const hasty = { text: 'select pg_sleep(20)', query_timeout: 100 }
    expect(await responseTo(own.pool.query(hasty))).toBe('unavailable')
  })
})

describe('the SQLSTATE class of a query error decides what the error means', () => {
  const raising = (state: string) =>
    responseTo(database.db.execute(sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`)))

  const transient = '08006 40001 40P01 53000 53100 53200 53300 53400 55P03 57014 57P01 57P02 57P03 57P05'
  const failing = '58000 58030 25006 25P03 25P04'

  test.each(`${transient} ${failing}`.split(' '))('%s is unavailable', async (state) => {
    expect(await raising(state)).toBe('unavailable')
  })

  test.each(['23505', '23503', '23514', '23P01'])('%s is a conflict', async (state) => {
    expect(await raising(state)).toBe('conflict')
  })

  test.each(['42601', '42P01', '42501', '22012', 'XX000', 'P0001'])(
    '%s is an internal error',
    async (state) => {
      expect(await raising(state)).toBe('internal')
    },
  )

  test('a database that accepts no writes is unavailable to writers only', async () => {
    const { pool, db } = open(database.url)
    await pool.query('set default_transaction_read_only = on')
    expect(await responseTo(db.execute('create table nothing ()'))).toBe('unavailable')
    expect(await responseTo(db.execute('select 1'))).toBe(null)
  })
})

describe('other errors are not reported as an unavailable database', () => {
  test('a value that cannot be sent and rows that cannot be decoded are internal errors', async () => {
    const circular: { self?: object } = {}
    circular.self = circular
    expect(await responseTo(database.pool.query('select $1::json', [circular]))).toBe('internal')
    const inside = transact(database.db, (db) => db.execute(sql`select ${sql.param(circular)}::json`))
    expect(await responseTo(inside)).toBe('internal')
  })

  test('our own error in a transaction stays an internal error, even if the connection is lost meanwhile', async () => {
    const refused = transact(database.db, () => Promise.reject(new Problem('not_found')))
    expect(await responseTo(refused)).toBe('not_found')
    const failed = transact(database.db, () => Promise.reject(new TypeError('a mistake')))
    expect(await responseTo(failed)).toBe('internal')
  })

  test('a missing file is an internal error; a full disk means that the product is busy', async () => {
    expect(await responseTo(readFile(path.join(inject('cluster').folder, 'nothing')))).toBe('internal')
    const failure = (code: string) => Object.assign(new Error('open'), { code, syscall: 'open' })
    for (const code of ['EACCES', 'EIO', 'ENOSPC', 'ECONNREFUSED']) {
      expect([code, problemOf(failure(code)).code]).toEqual([code, 'internal'])
    }
    for (const code of ['EMFILE', 'ENFILE', 'ENOMEM', 'ENOBUFS']) {
      expect([code, problemOf(failure(code)).code]).toEqual([code, 'unavailable'])
    }
  })
})
