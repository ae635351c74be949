/** The contact status between a volunteer and an organization, as part of other queries or for one pair. */
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { ContactState } from '#domain/messages/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationAuthority } from '#server/db/tables/authority.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { contactStatusColumns } from '#server/queries/applications/contact-status.ts'

export interface ContactStatusRow {
  isOwnOrganization: boolean
  isOrganizationSuspended: boolean
  isVolunteerDisabled: boolean
  isVolunteerDeleted: boolean
  isBlockedByVolunteer: boolean
  isBlockedByOrganization: boolean
  isPartner: boolean
  hasVolunteerWritten: boolean
  hasOrganizationWritten: boolean
  isContactable: boolean
  hasReaders: boolean
}

/** The row in the form that the domain expects. */
export function toContactStatus(row: ContactStatusRow, side: UserType, actor: User): ContactState {
  return {
    side,
    mustVerifyEmail: actor.mustVerifyEmail,
    isOwnOrganization: row.isOwnOrganization,
    isOrganizationSuspended: row.isOrganizationSuspended,
    isVolunteerDisabled: row.isVolunteerDisabled,
    isVolunteerDeleted: row.isVolunteerDeleted,
    blockedBy: { volunteer: row.isBlockedByVolunteer, organization: row.isBlockedByOrganization },
    isPartner: row.isPartner,
    hasWritten: { volunteer: row.hasVolunteerWritten, organization: row.hasOrganizationWritten },
    isContactable: row.isContactable,
    hasReaders: row.hasReaders,
  }
}

export interface Pair {
  volunteerId: string
  organizationId: string
}

export const isContactOf = and(
  eq(contacts.volunteerId, users.id),
  eq(contacts.organizationId, organizations.id),
)

/** The contact status of a pair; null if one of the two does not exist. */
export async function findContactStatus(db: Db, { volunteerId, organizationId }: Pair) {
  const [row] = await db
    .select({
      ...contactStatusColumns,
      isVerified: organizations.isVerified,
      hasAuthority: sql<boolean>`exists (
        select from ${organizationAuthority} proof
        where proof.organization_id = ${organizations.id} and proof.dropped_at is null)`,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .leftJoin(contacts, isContactOf)
    .where(eq(users.id, volunteerId))
  return row ?? null
}
