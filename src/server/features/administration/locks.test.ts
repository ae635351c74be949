import { expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { useServer } from '#tests/support/running/server.ts'
import { lockAdministrators } from '#server/queries/accounts/staff.ts'

const server = useServer()

test('R6 administrators are locked in the order of their ids, as suspending one does, whatever their addresses are', async () => {
  const { db, pool } = server.database
  const ids = [(await anAdministrator(server)).id, (await anAdministrator(server)).id].toSorted()
  const [first, second] = ids
  await pool.query("update users set email = 'z@example.org' where id = $1", [first])
  await pool.query("update users set email = 'a@example.org' where id = $1", [second])
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for no key update', [first])
  const counting = transact(db, (transaction) => lockAdministrators(transaction))
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
  const locked = await holder.query('select from users where id = $1 for no key update nowait', [second])
  expect(locked.rowCount).toBe(1)
  await holder.query('commit')
  holder.release()
  expect(await counting).toBe(2)
})
