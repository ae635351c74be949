import { expect, test } from 'vitest'
import { confirmSecondFactor, startSecondFactor } from '#contract/accounts/second-factor.ts'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()

/** How many connections wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.database.pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows.length
}

test('R6 adding a second factor leaves no session to a concurrent sign-in with the password alone', async () => {
  const { client, email, password, id } = await aVolunteer(server)
  const begun = await client.call(startSecondFactor, { body: { currentPassword: password } })
  const code = codeAt(expectSuccess(begun).secret, new Date())
  // The password has been checked and the sign-in waits for the account's lock. Then the second factor is added.
  const holder = await server.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from users where id = $1 for no key update', [id])
  const elsewhere = server.openClient()
  const signingIn = elsewhere.post('/api/login', { email, password })
  await expect.poll(countWaiting).toBe(1)
  const confirming = client.call(confirmSecondFactor, { body: { code } })
  await expect.poll(countWaiting).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await confirming).status).toBe(200)
  await signingIn
  expect((await elsewhere.get('/api/user')).status).toBe(401)
})
