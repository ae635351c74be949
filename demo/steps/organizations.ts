/** Loads the organizations with their owners, the members who joined later and the invitations without an answer. */
import { eq } from 'drizzle-orm'
import { invitationDays } from '#contract/organizations/member-invitations.ts'
import { demoOrganizations } from '#demo/data.ts'
import { getRequired, idOf, type Loading } from '#demo/loading.ts'
import { daysBefore, organizationRow } from '#demo/rows.ts'
import type { DemoOrganization } from '#demo/shapes.ts'
import { users } from '#server/db/tables/accounts.ts'
import {
  organizationInvitations,
  organizationMembers,
  organizations,
} from '#server/db/tables/organizations.ts'

export async function loadOrganizations(loading: Loading): Promise<void> {
  const { db, now, people } = loading
  for (const organization of demoOrganizations) {
    const ownerId = getRequired(people, organization.owner)
    const row = organizationRow(organization, { ownerId, now })
    const id = idOf(await db.insert(organizations).values(row).returning({ id: organizations.id }))
    await db
      .insert(organizationMembers)
      .values({ organizationId: id, userId: ownerId, role: 'owner', joinedAt: row.createdAt })
    await db.update(users).set({ primaryOrganizationId: id }).where(eq(users.id, ownerId))
    await loadMembers(loading, organization, id)
    loading.organizations.set(organization.key, { id, ownerId, timeZone: organization.timeZone })
  }
}

async function loadMembers(
  { db, now, people }: Loading,
  { owner, managers = [], invited = [] }: DemoOrganization,
  organizationId: string,
): Promise<void> {
  for (const key of managers) {
    const member = { organizationId, userId: getRequired(people, key) }
    await db
      .insert(organizationMembers)
      .values({ ...member, role: 'manager', joinedAt: daysBefore(now, 150) })
  }
  for (const email of invited) {
    await db.insert(organizationInvitations).values({
      organizationId,
      email,
      role: 'manager',
      invitedBy: getRequired(people, owner),
      sentAt: daysBefore(now, 2),
      expiresAt: daysBefore(now, 2 - invitationDays),
    })
  }
}
