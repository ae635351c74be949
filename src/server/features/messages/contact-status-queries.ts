/** The contact status between a volunteer and an organization, as part of other queries or for one pair. */
import { and, eq, sql } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { UserType } from '#domain/accounts/accounts.ts'
import type { ContactState } from '#domain/messages/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { contacts } from '#server/db/message-tables.ts'
import {
  applications,
  organizationAuthority,
  organizationMembers,
  organizations,
  projects,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'
import { isSuspended } from '#server/queries/suspended.ts'

/** Whether the organization has a member with an active account. */
export const hasReaders = sql<boolean>`exists (
  select from ${organizationMembers} reading join ${users} who on who.id = reading.user_id
  where reading.organization_id = ${organizations.id} and not reading.is_placeholder and who.disabled_at is null)`

/** Whether the volunteer has ever applied to the organization. */
export const isPartner = sql<boolean>`exists (
  select from ${applications} applied join ${projects} about on about.id = applied.project_id
  where applied.volunteer_id = ${users.id} and about.organization_id = ${organizations.id})`

/** Columns for a query over users, organizations and left-joined contacts. */
export const contactStatusColumns = {
  isOwnOrganization: sql<boolean>`exists (
    select from ${organizationMembers} own
    where own.organization_id = ${organizations.id} and own.user_id = ${users.id})`,
  isOrganizationSuspended: isSuspended,
  isVolunteerDisabled: sql<boolean>`${users.disabledAt} is not null`,
  isBlockedByVolunteer: sql<boolean>`${contacts.blockedByVolunteerAt} is not null`,
  isBlockedByOrganization: sql<boolean>`${contacts.blockedByOrganizationAt} is not null`,
  isPartner,
  hasVolunteerWritten: sql<boolean>`${contacts.volunteerWroteAt} is not null`,
  hasOrganizationWritten: sql<boolean>`${contacts.organizationWroteAt} is not null`,
  isContactable: sql<boolean>`exists (
    select from ${volunteerProfiles} profile where profile.user_id = ${users.id} and profile.is_contactable)`,
  hasReaders,
}

export interface ContactStatusRow {
  isOwnOrganization: boolean
  isOrganizationSuspended: boolean
  isVolunteerDisabled: boolean
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
