/** Administrators for tests: no call creates one, so the row is inserted. */
import { eq } from 'drizzle-orm'
import type { StaffRole } from '#domain/accounts/staff.ts'
import { login } from '#contract/accounts/accounts.ts'
import { secondFactors, staffRoles, users } from '#server/db/tables/accounts.ts'
import { aVolunteer, expectSuccess, type Person } from './scenario.ts'
import type { TestServer } from '#tests/support/running/server.ts'

/** A signed-in administrator, with the short session of administrators and a recently entered password. */
export async function anAdministrator(
  server: Pick<TestServer, 'database' | 'openClient'>,
  form: Parameters<typeof aVolunteer>[1] = {},
): Promise<Person> {
  const person = await aVolunteer(server, form)
  await server.database.db.update(users).set({ isAdmin: true }).where(eq(users.id, person.id))
  const { email, password } = person
  const user = expectSuccess(await person.client.call(login, { body: { email, password } }))
  return { ...person, user }
}

/** A signed-in member of staff with these roles, with the short session of staff. */
export async function aStaffMember(
  server: Pick<TestServer, 'database' | 'openClient'>,
  roles: StaffRole | readonly StaffRole[],
  form: Parameters<typeof aVolunteer>[1] = {},
): Promise<Person> {
  const person = await aVolunteer(server, form)
  const values = [roles].flat().map((role) => ({ userId: person.id, role }))
  await server.database.db.insert(staffRoles).values(values)
  const { email, password } = person
  const user = expectSuccess(await person.client.call(login, { body: { email, password } }))
  return { ...person, user }
}

/** Two-step sign-in without a usable app, for tests that need it but do not sign in with it. */
export async function insertSecondFactor({ database }: TestServer, userId: string): Promise<void> {
  await database.db.insert(secondFactors).values({ userId, secret: 'none', confirmedAt: new Date() })
}
