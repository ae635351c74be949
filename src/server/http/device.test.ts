import { expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { useServer, type TestServer } from '#tests/support/running/server.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'

const older = `v1:${'a'.repeat(32)}`
const newer = `v2:${'b'.repeat(32)}`
// Each has its own database: the cookie alone says which browser it is.
const before = useServer({ env: { SECRETS: older } })
const during = useServer({ env: { SECRETS: `${newer},${older}` } })
const after = useServer({ env: { SECRETS: newer } })

/** The cookie that a browser with this one gets when it signs in; undefined if the product knows it. */
async function signInWith(server: TestServer, email: string, cookie: string) {
  const { password } = await aVolunteer(server, { email })
  const client = server.openClient()
  const { status } = await client.send(login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `dev=${cookie}` },
    body: JSON.stringify({ email: ` ${email.toUpperCase()} `, password }),
  })
  expect([status, client.cookies.has('sid')]).toEqual([200, true])
  return client.cookies.get('dev')
}

test('a browser stays known when a new key is put first, and is forgotten when its key goes', async () => {
  const email = 'robin.keys@example.org'
  const { client } = await aVolunteer(before, { email })
  const cookie = client.cookies.get('dev') ?? ''
  expect(cookie).toContain('.v1.')
  expect(await signInWith(during, email, cookie)).toBeUndefined()
  expect(await signInWith(during, 'kim.keys@example.org', cookie)).toContain('.v2.')
  expect(await signInWith(after, email, cookie)).toContain('.v2.')
})
