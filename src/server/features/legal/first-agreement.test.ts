/** What people who sign up agree to while the texts of the product hold. */
import { expect, test } from 'vitest'
import { register } from '#contract/accounts/accounts.ts'
import { firstTextDay, productTextDays } from '#contract/help/legal.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { rows: query } = server

test('people who sign up agree to the product’s own words of their day', async () => {
  const person = await aVolunteer(server)
  expect(
    await query(
      'select document, number, text_since::text as day from legal_agreements where user_id = $1 order by document',
      person.id,
    ),
  ).toEqual([
    { document: 'privacy', number: 1, day: productTextDays.privacy },
    { document: 'terms', number: 1, day: productTextDays.terms },
  ])
})

test('a page that showed earlier words of the product is refused, and one that names no day has none in the record', async () => {
  const signUp = (email: string, since?: { terms: string; privacy: string }) =>
    server.openClient().call(register, {
      body: {
        firstName: 'Maya',
        email,
        password: 'correct horse battery',
        userType: 'volunteer',
        agreedTo: { terms: 1, privacy: 1, ...(since && { since }) },
      },
    })
  const earlier = await signUp('earlier@example.org', { ...productTextDays, privacy: firstTextDay })
  expect([earlier.status, earlier.body]).toEqual([409, expect.objectContaining({ code: 'terms_changed' })])
  expect((await signUp('today@example.org', productTextDays)).status).toBe(201)
  expect((await signUp('undated@example.org')).status).toBe(201)
  expect(
    await query(
      `select email, text_since::text as day from legal_agreements join users on id = user_id
        where email in ('today@example.org', 'undated@example.org') and document = 'privacy' order by email`,
    ),
  ).toEqual([
    { email: 'today@example.org', day: productTextDays.privacy },
    { email: 'undated@example.org', day: null },
  ])
})
