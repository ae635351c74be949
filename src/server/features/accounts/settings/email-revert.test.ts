import { describe, expect, test } from 'vitest'
import { keepEmail, resetPassword } from '#contract/accounts/settings.ts'
import { register } from '#contract/accounts/accounts.ts'
import { change, uniqueEmail, useEmailChanges } from '#tests/support/scenarios/email-changes.ts'
import { aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { enrol } from '#tests/support/scenarios/second-factor.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now })
const { emails, verify, verifyToken, signIn, createVerifiedPerson } = useEmailChanges(server, now)
const minute = 60_000

const { rows } = server
const keep = (token: string) => server.openClient().call(keepEmail, { body: { token } })
const findRevertToken = (email: string) => emails.findToken(email, '/auth/keep-email')

describe('reverting an email change', () => {
  test('reverting restores the address, signs everyone out and lets the person choose a password', async () => {
    const person = await createVerifiedPerson()
    const email = uniqueEmail()
    await change(person, email)
    await verify(await verifyToken(email))
    const { status, body } = await keep(await findRevertToken(person.email))
    expect([status, body]).toEqual([200, { email: person.email }])
    expect((await person.client.get('/api/user')).status).toBe(401)
    for (const address of [email, person.email]) {
      expect((await signIn(address, person.password)).status).toBe(401)
    }
    const token = await emails.findToken(person.email, '/auth/reset')
    const chosen = { token, password: 'nobody else knows it' }
    expect((await server.openClient().call(resetPassword, { body: chosen })).status).toBe(200)
    expect((await signIn(person.email, chosen.password)).status).toBe(200)
  })

  test('reverting removes a second factor added since the change was requested, and notifies the person', async () => {
    const person = await createVerifiedPerson()
    const email = uniqueEmail()
    await change(person, email)
    await verify(await verifyToken(email))
    ahead += minute
    await enrol(person, now)
    expect((await keep(await findRevertToken(person.email))).status).toBe(200)
    const left = await rows(
      `select from second_factors where user_id = $1
       union all select from recovery_codes where user_id = $1`,
      person.id,
    )
    expect(left).toHaveLength(0)
    expect(await emails.listSubjects(person.email)).toContain('Two-step sign-in is off')
    const recorded = await rows(
      "select after from audit_log where object_id = $1 and action = 'auth.second_factor_remove'",
      person.id,
    )
    expect(recorded).toEqual([{ after: { isEnrolled: false } }])
    const token = await emails.findToken(person.email, '/auth/reset')
    const password = 'nobody else knows it'
    expect((await server.openClient().call(resetPassword, { body: { token, password } })).status).toBe(200)
    expect((await signIn(person.email, password)).status).toBe(200)
  })

  test('reverting leaves a second factor that was added before', async () => {
    const person = await createVerifiedPerson()
    await enrol(person, now)
    ahead += minute
    await change(person, uniqueEmail())
    expect((await keep(await findRevertToken(person.email))).status).toBe(200)
    expect(await rows('select from second_factors where user_id = $1', person.id)).toHaveLength(1)
  })

  test('reverting cancels a change that awaits confirmation', async () => {
    const person = await createVerifiedPerson()
    const email = uniqueEmail()
    await change(person, email)
    const pending = await verifyToken(email)
    expect((await keep(await findRevertToken(person.email))).status).toBe(200)
    expect((await verify(pending)).status).toBe(410)
    expect(await rows('select email from users where id = $1', person.id)).toEqual([{ email: person.email }])
  })

  test('reverting is possible for 7 days and through a second change, and no one can take the address meanwhile', async () => {
    const person = await createVerifiedPerson()
    const [first, second] = [uniqueEmail(), uniqueEmail()]
    await change(person, first)
    await verify(await verifyToken(first))
    await change(person, second)
    await verify(await verifyToken(second))
    const [token, other] = [await findRevertToken(person.email), await findRevertToken(first)]
    ahead += 7 * 24 * 60 * minute - 30_000
    const form = registrationForm({ email: person.email })
    expect((await server.openClient().call(register, { body: form })).status).toBe(409)
    expect((await keep(token)).status).toBe(200)
    // Neither again, nor to the address that an intruder set in between.
    expect([(await keep(token)).status, (await keep(other)).status]).toEqual([410, 410])
    expect(await rows('select email from users where id = $1', person.id)).toEqual([{ email: person.email }])
  })

  test('an address that was never verified gets a notice but no revert link', async () => {
    const person = await aVolunteer(server)
    await change(person, uniqueEmail())
    expect(await emails.listSubjects(person.email)).toContain('Your email address is about to change')
    expect(await findRevertToken(person.email)).toBe('')
  })
})
