/** Volunteers in the directory, by real calls, and what an organization reads there. */
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { countVolunteers, listVolunteers, type ListedVolunteer } from '#contract/matching/directory.ts'
import {
  createVolunteerProfile,
  type NewVolunteerProfileInput,
} from '#contract/profiles/volunteer-profiles.ts'
import { users } from '#server/db/tables/accounts.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { anOrganization, aVolunteer, expectSuccess, type OrganizationOwner, type Person } from './scenario.ts'

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

/** Before each test the directory is empty; the owner of a new organization, of that test, who reads it. */
export function useDirectoryOwner(server: TestServer): OrganizationOwner {
  let owner: OrganizationOwner | null = null
  beforeEach(async () => {
    await emptyDirectory(server)
    owner = await anOrganization(server)
  })
  const current = () => {
    if (!owner) throw new Error('the owner is there only inside tests and hooks')
    return owner
  }
  return {
    get id() {
      return current().id
    },
    get email() {
      return current().email
    },
    get password() {
      return current().password
    },
    get client() {
      return current().client
    },
    get user() {
      return current().user
    },
    get organizationId() {
      return current().organizationId
    },
  }
}

type Reader = Pick<Person, 'client'>

/** The first page of the directory. */
export const readDirectory = async ({ client }: Reader, query: object = {}): Promise<ListedVolunteer[]> =>
  expectSuccess(await client.call(listVolunteers, { query }))

export const readDirectoryIds = async (reader: Reader, query: object = {}): Promise<string[]> =>
  (await readDirectory(reader, query)).map(({ id }) => id)

export const countDirectory = async ({ client }: Reader, query: object = {}) =>
  expectSuccess(await client.call(countVolunteers, { query }))
