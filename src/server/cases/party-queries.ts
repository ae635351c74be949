/** Who took part in the work that a reported review or message is about, and who wrote it. */
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/db/tables/accounts.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'

/** The query joins it by the writer, and `users` by the volunteer. */
export const writers = alias(users, 'writers')

export const partyColumns = {
  writer: { id: writers.id, firstName: writers.firstName, lastName: writers.lastName },
  project: { id: projects.id, title: projects.title },
  organization: { id: organizations.id, organizationName: organizations.name },
  volunteer: { id: users.id, firstName: users.firstName, lastName: users.lastName },
}
