import { expect, test } from 'vitest'
import { useDatabase } from './database.ts'
import { readEverything } from './everything.ts'
import { insertPerson } from './scenario.ts'

const database = useDatabase()

test('what is read of everything differs once a change is committed, by whatever connection, and not before', async () => {
  const nothing = await readEverything(database)
  expect(await readEverything(database)).toEqual(nothing)
  const other = await database.pool.connect()
  await other.query('begin')
  await other.query("insert into rate_limit (key, tat) values ('x', now())")
  const id = await insertPerson(database.db)
  const inserted = await readEverything(database)
  expect(inserted).not.toEqual(nothing)
  await other.query("update users set first_name = 'Other' where id = $1", [id])
  expect(await readEverything(database)).toEqual(inserted)
  await other.query('commit')
  other.release()
  const changed = await readEverything(database)
  expect(changed).not.toEqual(inserted)
  await database.pool.query('delete from users where id = $1', [id])
  expect(await readEverything(database)).not.toEqual(changed)
})

test('a session that is noted as in use is no change, and one that is ended is', async () => {
  const id = await insertPerson(database.db)
  await database.pool.query(
    `insert into sessions (token_hash, user_id, idle_expires_at, absolute_expires_at)
     values (sha256('a token'), $1, now(), now())`,
    [id],
  )
  const begun = await readEverything(database)
  await database.pool.query(
    "update sessions set last_seen_at = now() + interval '1 minute', idle_expires_at = now()",
  )
  expect(await readEverything(database)).toEqual(begun)
  await database.pool.query('delete from sessions')
  expect(await readEverything(database)).not.toEqual(begun)
})
