import { expect, test } from 'vitest'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)

test('account security emails ignore quiet hours and cannot be unsubscribed from', async () => {
  const person = await aVolunteer(server)
  // Always, except for the minute before midnight in UTC, then in the next zone.
  const timeZone = new Date().getUTCHours() === 23 ? 'Asia/Tokyo' : 'UTC'
  await server.database.pool.query('update users set time_zone = $2 where id = $1', [person.id, timeZone])
  await person.client.patch('/api/notification-preferences', { quietHours: { from: 0, to: 1439 } })
  await server.openClient().post('/api/password/forgot', { email: person.email })
  const sentEmail = await emails.findEmail(person.email, /password/i)
  expect(sentEmail?.text).toContain('/auth/reset#')
  expect(sentEmail?.text).not.toMatch(/unsubscribe/i)
})
