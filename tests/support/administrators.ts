/** Administrators as tests need them: no call makes one, so the row is written. */
import { eq } from 'drizzle-orm'
import { login } from '#contract/accounts.ts'
import { secondFactors, users } from '#server/db/schema.ts'
import { aVolunteer, succeeded, type Person } from './scenario.ts'
import type { TestServer } from './server.ts'

/** An administrator, signed in since they are one: with the short session of administrators, and a fresh password. */
export async function anAdministrator(
  server: TestServer,
  form: Parameters<typeof aVolunteer>[1] = {},
): Promise<Person> {
  const person = await aVolunteer(server, form)
  await server.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, person.id))
  const { email, password } = person
  const user = succeeded(await person.client.call(login, { body: { email, password } }))
  return { ...person, user }
}

/** A second factor that nobody has the app of, for who needs one and does not sign in by it. */
export async function insertSecondFactor({ database }: TestServer, userId: string): Promise<void> {
  await database.db.insert(secondFactors).values({ userId, secret: 'none', confirmedAt: new Date() })
}
