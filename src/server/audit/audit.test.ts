import { describe, expect, test } from 'vitest'
import { pickAuditFields } from '#domain/audit/audit.ts'
import { transact, type Db } from '#server/db/db.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import { createDeferred } from '#tests/support/running/jobs.ts'
import { checkChain, sealChain } from './check.ts'
import { recordAudit } from './record.ts'

const database = useDatabase()

const origin = { ip: '203.0.113.7', sessionHashPrefix: '00112233aabbccdd', requestId: 'r-1' }
const suspend = (db: Db, objectId: string) =>
  recordAudit(db, {
    actorId: null,
    origin,
    action: 'user.suspend',
    objectType: 'user',
    objectId,
    before: { state: 'active' },
    after: { state: 'suspended', reason: 'spam' },
  })

async function rows(query: string, ...values: unknown[]) {
  return (await database.pool.query(query, values)).rows
}

/** Changes entries with the triggers off, which only the owner of the database can do. */
async function tamper(statement: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    for (const table of ['audit_log', 'audit_seals'])
      await client.query(`alter table ${table} disable trigger user`)
    await client.query(statement)
    for (const table of ['audit_log', 'audit_seals'])
      await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

const empty = () => tamper('truncate audit_log, audit_seals')

async function fill(count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await transact(database.db, (db) => suspend(db, `person ${index}`))
  }
}

describe('an entry of the audit log', () => {
  test('an entry says who did what to whom and from where, and contains the hash of the previous entry', async () => {
    await empty()
    await fill(2)
    const [first, second] = await rows('select * from audit_log order by position')
    expect(first).toMatchObject({
      position: 1,
      actor_id: null,
      actor_ip: '203.0.113.7',
      session_hash_prefix: '00112233aabbccdd',
      request_id: 'r-1',
      action: 'user.suspend',
      object_type: 'user',
      object_id: 'person 1',
      before: { state: 'active' },
      after: { state: 'suspended', reason: 'spam' },
      outcome: 'done',
    })
    expect([first.prev_hash.length, first.hash.length]).toEqual([0, 32])
    expect(second.prev_hash).toEqual(first.hash)
  })

  test('a rolled back transaction leaves no entry and no gap in the chain', async () => {
    await empty()
    await fill(1)
    const undone = transact(database.db, async (db) => {
      await suspend(db, 'nobody')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await fill(1)
    expect(await rows('select position from audit_log order by 1')).toEqual([
      { position: 1 },
      { position: 2 },
    ])
  })

  test('an entry stores only the fields that its action lists', () => {
    const fields = { state: 'suspended', password: 'lantern-bridge-42', email: 'maya@example.org' }
    expect(pickAuditFields('user.suspend', fields)).toEqual({ state: 'suspended' })
    expect(pickAuditFields('user.read', fields)).toBeNull()
  })

  test.each([
    "update audit_log set action = 'user.reinstate'",
    'update audit_log set position = position + 100',
    'delete from audit_log',
    'truncate audit_log',
    'update audit_seals set hash = hash',
    'delete from audit_seals',
    'truncate audit_seals',
  ])('an entry cannot be changed by: %s', async (statement) => {
    await empty()
    await fill(1)
    await sealChain(database.db, new Date())
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true, entries: 1 })
  })
})

describe('the chain of the audit log', () => {
  test('concurrent writers share one chain, even if their transactions start long before they end', async () => {
    await empty()
    const other = openTestDatabase(database.url, { poolSize: 10 })
    try {
      const { open, opened } = createDeferred()
      const slow = transact(other.db, async (db) => {
        await suspend(db, 'slow')
        await opened
      })
      const writers = Array.from({ length: 60 }, (_, index) =>
        transact(index % 2 ? other.db : database.db, async (db) => {
          await suspend(db, `a ${index}`)
          await suspend(db, `b ${index}`)
        }),
      )
      await Promise.all(writers)
      open()
      await slow
      expect(await checkChain(database.db, new Date())).toMatchObject({
        isSound: true,
        entries: 121,
        first: 1,
        last: 121,
      })
      const [last] = await rows('select object_id from audit_log order by position desc limit 1')
      expect(last).toEqual({ object_id: 'slow' })
    } finally {
      await other.close()
    }
  })

  test.each([
    ['changed', "update audit_log set after = '{}' where position = 3", 3, 'changed'],
    [
      'given to another',
      'update audit_log set actor_id = gen_random_uuid() where position = 2',
      2,
      'changed',
    ],
    ['taken out', 'delete from audit_log where position = 2', 2, 'missing'],
    ['cut off at its end', 'delete from audit_log where position > 3', 4, 'missing'],
    ['cut off at its beginning', 'delete from audit_log where position < 3', 1, 'missing'],
    [
      'put in past it',
      "insert into audit_log (action, object_type, outcome) values ('user.read', 'user', 'done')",
      6,
      'unchained',
    ],
  ])('the check reports the entry that was %s', async (_, statement, ...[position, cause]) => {
    await empty()
    await fill(5)
    await sealChain(database.db, new Date())
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true, entries: 5 })
    await tamper(statement)
    expect(await checkChain(database.db, new Date())).toMatchObject({
      isSound: false,
      broken: { position, cause },
    })
    await expect(sealChain(database.db, new Date())).rejects.toThrow(`at entry ${position}`)
  })

  test('the chain cannot begin at a recent seal, because only old entries may be removed', async () => {
    await empty()
    await fill(3)
    await sealChain(database.db, new Date())
    await fill(1)
    await tamper('delete from audit_log where position <= 3')
    const broken = { position: 1, cause: 'missing' }
    expect(await checkChain(database.db, new Date())).toMatchObject({ broken })
    await tamper('delete from audit_log')
    expect(await checkChain(database.db, new Date())).toMatchObject({ broken })
  })

  test('an earlier seal reveals a chain that was rewritten as a whole', async () => {
    await empty()
    await fill(3)
    await sealChain(database.db, new Date())
    await tamper('delete from audit_log')
    await tamper(
      `insert into audit_log (position, action, object_type, outcome, prev_hash)
       select 1, 'user.read', 'user', 'done', '';
       update audit_log a set hash = audit_hash(a)`,
    )
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: false })
  })

  test('removing entries older than 400 days leaves a chain that continues from a seal and can be checked', async () => {
    await empty()
    const day = 86_400_000
    const now = Date.now()
    const at = (days: number) =>
      rows(
        "insert into audit_log (at, action, object_type, outcome) values ($1, 'user.read', 'user', 'done')",
        new Date(now - days * day),
      )
    for (const days of [500, 450, 410]) await at(days)
    await sealChain(database.db, new Date(now - 405 * day))
    for (const days of [399, 1]) await at(days)
    await sealChain(database.db, new Date(now))
    expect(await checkChain(database.db, new Date())).toMatchObject({
      isSound: true,
      entries: 2,
      first: 4,
      last: 5,
    })
    await fill(1)
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true, entries: 3, last: 6 })
    await tamper('delete from audit_log where position = 4')
    expect(await checkChain(database.db, new Date())).toMatchObject({
      broken: { position: 4, cause: 'missing' },
    })
  })

  test('the chain continues after all entries were removed', async () => {
    await empty()
    await rows(
      "insert into audit_log (at, action, object_type, outcome) values (now() - interval '401 days', 'user.read', 'user', 'done')",
    )
    await sealChain(database.db, new Date())
    await sealChain(database.db, new Date())
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true, entries: 0 })
    await fill(1)
    expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true, first: 2, last: 2 })
  })
})
