/** Volunteers in the directory, by real calls, and what an organization reads there. */
import { eq } from 'drizzle-orm'
import { countVolunteers, listVolunteers, type ListedVolunteer } from '#contract/matching/directory.ts'
import {
  createVolunteerProfile,
  type NewVolunteerProfileInput,
} from '#contract/profiles/volunteer-profiles.ts'
import { users } from '#server/db/schema.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { aVolunteer, expectSuccess, type Person } from './scenario.ts'

export async function confirmEmail({ database }: TestServer, { id }: { id: string }): Promise<void> {
  await database.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id))
}

/** A volunteer with a confirmed email who lets organizations find them. */
export async function aListed(
  server: TestServer,
  profile: Partial<NewVolunteerProfileInput> = {},
  name: { firstName?: string; lastName?: string } = {},
): Promise<Person> {
  const person = await aVolunteer(server, name)
  const body = volunteerProfileForm({ isContactable: true, ...profile })
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  await confirmEmail(server, person)
  return person
}

/** Removes everyone from the directory. */
export const emptyDirectory = ({ database }: TestServer) =>
  database.pool.query('update volunteer_profiles set is_contactable = false')

type Reader = Pick<Person, 'client'>

/** The first page of the directory. */
export const readDirectory = async ({ client }: Reader, query: object = {}): Promise<ListedVolunteer[]> =>
  expectSuccess(await client.call(listVolunteers, { query }))

export const readDirectoryIds = async (reader: Reader, query: object = {}): Promise<string[]> =>
  (await readDirectory(reader, query)).map(({ id }) => id)

export const countDirectory = async ({ client }: Reader, query: object = {}) =>
  expectSuccess(await client.call(countVolunteers, { query }))
