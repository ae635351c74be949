/** Completes a claim of an imported organization, whichever way it was proven. */
import { canBeClaimed } from '#domain/organizations/members.ts'
import type { Db } from '#server/db/db.ts'
import { listRoles } from '#server/queries/organizations/lock-organization.ts'
import { publish } from '#server/events/publish.ts'
import { Problem } from '#server/http/problem.ts'
import { claimLinks } from '#server/website-proof/link-queries.ts'
import { removeInvitationsOf } from '#server/features/organizations/members/invitation-queries.ts'
import { saveRole } from '#server/features/organizations/members/member-queries.ts'
import { saveOwner } from './claim-queries.ts'

type LockedClaimable = { id: string; isImported: boolean }

/** Throws if no one can claim the organization; otherwise returns its members. */
export async function requireUnowned(db: Db, { id, isImported }: LockedClaimable) {
  const roles = await listRoles(db, id)
  const owners = roles.filter(({ role }) => role === 'owner')
  if (!canBeClaimed({ isImported, owners })) throw new Problem('organization_not_claimable')
  return roles
}

/**
 * Makes a person the owner of a locked organization. Placeholder owners from an import stay as managers, and the active ones are
 * notified; all other claims and invitations are voided.
 */
export async function completeClaim(
  db: Db,
  organization: LockedClaimable,
  { userId, actorId, at }: { userId: string; actorId: string; at: Date },
): Promise<void> {
  const { id: organizationId } = organization
  const roles = await requireUnowned(db, organization)
  // Also those whose account is disabled: they may come back.
  const former = roles.filter((each) => each.isPlaceholder && each.userId !== userId)
  await saveOwner(db, { organizationId, userId, joinedAt: at })
  for (const each of former) {
    await saveRole(db, { organizationId, userId: each.userId, role: 'manager' })
  }
  await claimLinks.removeAll(db, organizationId)
  await removeInvitationsOf(db, organizationId)
  await publish(db, {
    type: 'organization.claimed',
    actorId,
    subjectId: organizationId,
    data: {
      memberId: userId,
      formerIds: former.filter(({ isActive }) => isActive).map((each) => each.userId),
    },
    at,
  })
}
