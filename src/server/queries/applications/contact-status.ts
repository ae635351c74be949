/** What is between a volunteer and an organization, for those who write and those who invite. */
import { sql } from 'drizzle-orm'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizationMembers, organizations } from '#server/db/tables/organizations.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { isFormerMember } from '#server/queries/accounts/leaving.ts'
import { isSuspended } from '#server/queries/accounts/suspended.ts'

/** Whether the organization has a member with an active account. */
const hasReaders = sql<boolean>`exists (
  select from ${organizationMembers} reading join ${users} who on who.id = reading.user_id
  where reading.organization_id = ${organizations.id} and not reading.is_placeholder and who.disabled_at is null)`

/** Whether the volunteer has ever applied to the organization. */
const isPartner = sql<boolean>`exists (
  select from ${applications} applied join ${projects} about on about.id = applied.project_id
  where applied.volunteer_id = ${users.id} and about.organization_id = ${organizations.id})`

/** Columns for a query over users, organizations and left-joined contacts. */
export const contactStatusColumns = {
  isOwnOrganization: sql<boolean>`exists (
    select from ${organizationMembers} own
    where own.organization_id = ${organizations.id} and own.user_id = ${users.id})`,
  isOrganizationSuspended: isSuspended,
  isVolunteerDisabled: sql<boolean>`${users.disabledAt} is not null`,
  isVolunteerDeleted: isFormerMember,
  isBlockedByVolunteer: sql<boolean>`${contacts.blockedByVolunteerAt} is not null`,
  isBlockedByOrganization: sql<boolean>`${contacts.blockedByOrganizationAt} is not null`,
  isPartner,
  hasVolunteerWritten: sql<boolean>`${contacts.volunteerWroteAt} is not null`,
  hasOrganizationWritten: sql<boolean>`${contacts.organizationWroteAt} is not null`,
  isContactable: sql<boolean>`exists (
    select from ${volunteerProfiles} profile where profile.user_id = ${users.id} and profile.is_contactable)`,
  hasReaders,
}
