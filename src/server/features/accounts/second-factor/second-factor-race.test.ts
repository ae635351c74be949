import { expect, test } from 'vitest'
import { confirmSecondFactor, startSecondFactor } from '#contract/accounts/second-factor.ts'
import { codeAt } from '#tests/support/scenarios/app-codes.ts'
import { aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const locks = useLocks(server)

test('R6 adding a second factor leaves no session to a concurrent sign-in with the password alone', async () => {
  const { client, email, password, id } = await aVolunteer(server)
  const begun = await client.call(startSecondFactor, { body: { currentPassword: password } })
  const code = codeAt(expectSuccess(begun).secret, new Date())
  // The password has been checked and the sign-in waits for the account's lock. Then the second factor is added.
  const holder = await locks.keepLock('select from users where id = $1 for no key update', [id])
  const elsewhere = server.openClient()
  const signingIn = elsewhere.post('/api/login', { email, password })
  await locks.waitUntilCountBlocked(1)
  const confirming = client.call(confirmSecondFactor, { body: { code } })
  await locks.waitUntilCountBlocked(2)
  await holder.end()
  expect((await confirming).status).toBe(200)
  await signingIn
  expect((await elsewhere.get('/api/user')).status).toBe(401)
})
