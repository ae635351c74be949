import { expect, test } from 'vitest'
import { useLetters } from '#tests/support/account-letters.ts'
import { aVolunteer } from '#tests/support/scenario.ts'
import { useServer } from '#tests/support/server.ts'

const server = useServer()
const letters = useLetters(server)

test('letters about the security of an account wait for no quiet hours, and nobody unsubscribes from them', async () => {
  const person = await aVolunteer(server)
  // Always but for a minute before midnight of UTC, and then of the next zone.
  const timeZone = new Date().getUTCHours() === 23 ? 'Asia/Tokyo' : 'UTC'
  await server.database.pool.query('update users set time_zone = $2 where id = $1', [person.id, timeZone])
  await person.client.patch('/api/notification-preferences', { quietHours: { from: 0, to: 1439 } })
  await server.openClient().post('/api/password/forgot', { email: person.email })
  const letter = await letters.findLetter(person.email, /password/i)
  expect(letter?.text).toContain('/auth/reset#')
  expect(letter?.text).not.toMatch(/unsubscribe/i)
})
