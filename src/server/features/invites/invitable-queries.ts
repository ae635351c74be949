/** Whom an organization may invite at all. */
import { and, eq, sql } from 'drizzle-orm'
import { findInviteContactRefusal, type InviteContactRefusal } from '#domain/messages/messaging.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { organizationAuthority } from '#server/db/tables/authority.ts'
import { matchExclusions } from '#server/db/tables/matching.ts'
import { contacts } from '#server/db/tables/messages.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { Problem } from '#server/http/problem.ts'
import { contactStatusColumns } from '#server/queries/applications/contact-status.ts'

interface Pair {
  volunteerId: string
  organizationId: string
}

/** A volunteer, what is between them and an organization, and what limits its invites; null without one of the two. */
async function findInvited(db: Db, { volunteerId, organizationId }: Pair) {
  const [row] = await db
    .select({
      ...contactStatusColumns,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      isVerified: organizations.isVerified,
      hasAuthority: sql<boolean>`exists (select from ${organizationAuthority} proof
        where proof.organization_id = ${organizations.id} and proof.dropped_at is null)`,
      isExcluded: sql<boolean>`exists (select from ${matchExclusions} excluded
        where excluded.user_id = ${users.id} and excluded.organization_id = ${organizations.id})`,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .leftJoin(
      contacts,
      and(eq(contacts.volunteerId, users.id), eq(contacts.organizationId, organizations.id)),
    )
    .where(eq(users.id, volunteerId))
  return row ?? null
}

const problems = {
  unknown: 'person_not_found',
  organization_suspended: 'organization_suspended',
  contact_blocked: 'blocked_by_you',
  contact_unavailable: 'not_possible_now',
} as const satisfies Record<InviteContactRefusal, string>

/** The volunteer, if the organization may invite them; throws if it may not. */
export async function requireInvitable(db: Db, pair: Pair) {
  const found = await findInvited(db, pair)
  if (!found) throw new Problem('person_not_found')
  const refusal = findInviteContactRefusal({
    ...found,
    blockedBy: { volunteer: found.isBlockedByVolunteer, organization: found.isBlockedByOrganization },
  })
  if (refusal) throw new Problem(problems[refusal])
  return found
}
