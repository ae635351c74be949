import { and, eq } from 'drizzle-orm'
import type { ApplicationSide } from '#domain/applications/applications.ts'
import type { Db } from '#server/db/db.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isSeparated } from '#server/queries/organizations/blocks.ts'

interface Pair {
  volunteerId: string
  organizationId: string
}

/** Volunteers and organizations that a block separates, with a pending application between them. */
export async function listSeparatedPairs(db: Db): Promise<Pair[]> {
  return db
    .selectDistinct({ volunteerId: applications.volunteerId, organizationId: projects.organizationId })
    .from(applications)
    .innerJoin(projects, eq(projects.id, applications.projectId))
    .where(
      and(
        eq(applications.status, 'pending'),
        isSeparated({ volunteerId: applications.volunteerId, organizationId: projects.organizationId }),
      ),
    )
}

/** The side that blocked the other, the volunteer if both did; null if neither. Read it after locking the contact. */
export async function findBlocker(db: Db, pair: Pair): Promise<ApplicationSide | null> {
  const [contact] = await db
    .select({ volunteer: contacts.blockedByVolunteerAt, organization: contacts.blockedByOrganizationAt })
    .from(contacts)
    .where(and(eq(contacts.volunteerId, pair.volunteerId), eq(contacts.organizationId, pair.organizationId)))
  if (contact?.volunteer) return 'volunteer'
  return contact?.organization ? 'organization' : null
}
