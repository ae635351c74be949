/** Whom an organization may invite at all. */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import {
  applications,
  matchExclusions,
  organizationAuthority,
  organizationMembers,
  organizations,
  projects,
  users,
  volunteerProfiles,
} from '#server/db/schema.ts'
import { Problem } from '#server/http/problem.ts'
import { findBlockProblem } from '#server/queries/blocks.ts'
import { isSuspended } from '#server/queries/suspended.ts'

interface Pair {
  volunteerId: string
  organizationId: string
}

/** They applied to one of its projects, so that they know each other. */
const isPartner = sql<boolean>`exists (select from ${applications} applied
  join ${projects} about on about.id = applied.project_id
  where applied.volunteer_id = ${users.id} and about.organization_id = ${organizations.id})`

/** Someone whom the organization can see: they let organizations find them, or are a partner. */
const isVisible = or(
  sql`exists (select from ${volunteerProfiles} profile
    where profile.user_id = ${users.id} and profile.is_contactable)`,
  isPartner,
)

/** A volunteer whom an organization can see and who is no member of it, and what limits its invites; or null. */
async function findInvitable(db: Db, { volunteerId, organizationId }: Pair) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      isSuspended,
      isPartner,
      isVerified: organizations.isVerified,
      hasAuthority: sql<boolean>`exists (select from ${organizationAuthority} proof
        where proof.organization_id = ${organizations.id} and proof.dropped_at is null)`,
      /** They want nothing from the organization among their matches. */
      isExcluded: sql<boolean>`exists (select from ${matchExclusions} excluded
        where excluded.user_id = ${users.id} and excluded.organization_id = ${organizations.id})`,
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, organizationId))
    .where(
      and(
        eq(users.id, volunteerId),
        isNull(users.disabledAt),
        isVisible,
        sql`not exists (select from ${organizationMembers} own
          where own.organization_id = ${organizations.id} and own.user_id = ${users.id})`,
      ),
    )
  return row ?? null
}

/**
 * The volunteer, if the organization may invite them. Someone whom it can't see does not exist for it. Neither does a
 * stranger who blocked it or wants nothing from it; for a partner, it is only not possible now.
 */
export async function requireInvitable(db: Db, pair: Pair) {
  const found = await findInvitable(db, pair)
  if (!found) throw new Problem('person_not_found')
  if (found.isSuspended) throw new Problem('organization_suspended')
  const block = await findBlockProblem(db, pair, 'organization')
  if (block === 'blocked_by_you') throw new Problem(block)
  if (block || found.isExcluded) throw new Problem(found.isPartner ? 'not_possible_now' : 'person_not_found')
  return found
}
