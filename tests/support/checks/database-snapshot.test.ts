import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import { countWrites, snapshotDatabase } from './database-snapshot.ts'
import { insertPerson } from '#tests/support/scenarios/scenario.ts'

const plain = useDatabase()
const counting = useDatabase()
beforeAll(() => countWrites(counting))

describe.each([
  ['a database', plain],
  ['a database that counts writes', counting],
])('a snapshot of %s', (_, database) => {
  test('changes after a commit from any connection, and not before', async () => {
    const nothing = await snapshotDatabase(database)
    expect(await snapshotDatabase(database)).toEqual(nothing)
    const other = await database.pool.connect()
    await other.query('begin')
    await other.query("insert into rate_limit (key, tat) values ('x', now())")
    const id = await insertPerson(database.db)
    const inserted = await snapshotDatabase(database)
    expect(inserted).not.toEqual(nothing)
    await other.query("update users set first_name = 'Other' where id = $1", [id])
    expect(await snapshotDatabase(database)).toEqual(inserted)
    await other.query('commit')
    other.release()
    const changed = await snapshotDatabase(database)
    expect(changed).not.toEqual(inserted)
    await database.pool.query('delete from users where id = $1', [id])
    expect(await snapshotDatabase(database)).not.toEqual(changed)
  })

  test('does not change when a session is recorded as in use, and changes when one ends', async () => {
    const id = await insertPerson(database.db)
    await database.pool.query(
      `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
       values (sha256('a token'), $1, now(), now())`,
      [id],
    )
    const begun = await snapshotDatabase(database)
    await database.pool.query(
      "update sessions set last_seen_at = now() + interval '1 minute', idle_expires_at = now()",
    )
    expect(await snapshotDatabase(database)).toEqual(begun)
    await database.pool.query('delete from sessions')
    expect(await snapshotDatabase(database)).not.toEqual(begun)
  })
})
