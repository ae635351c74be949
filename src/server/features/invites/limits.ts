/** How many invites an organization and a volunteer have left (safeguard S18). */
import type { RemainingInvites } from '#contract/invites/options.ts'
import { countInvitesLeft, findInviteWeek, type InviteLimits } from '#domain/invites/invites.ts'
import { dailyFirstContactLimit } from '#domain/messages/messaging.ts'
import { findLimitDay } from '#domain/time/time.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { countFirstContactsToday } from '#server/queries/applications/first-contacts.ts'
import { countReceived } from './queries.ts'

interface OrganizationTrust {
  isVerified: boolean
  hasAuthority: boolean
}

/**
 * The limits of an organization and a volunteer as they are used, with the oldest invite of the volunteer's week. Lock
 * both before if an invite follows.
 */
export async function findLimits(
  { config, now }: Context,
  db: Db,
  of: { organizationId: string; volunteerId: string; organization: OrganizationTrust },
): Promise<InviteLimits & { oldest: Date | null }> {
  const at = now()
  const { since } = findLimitDay(at)
  const { used, oldest } = await countReceived(db, { volunteerId: of.volunteerId, since: findInviteWeek(at) })
  return {
    today: {
      used: await countFirstContactsToday(db, of.organizationId, since),
      limit: dailyFirstContactLimit(config.firstMessagesADay, of.organization),
    },
    week: { used, limit: config.invitesOfOneAWeek },
    oldest,
  }
}

/** The limits as they are returned. */
export function presentLimits(limits: InviteLimits): RemainingInvites {
  const left = countInvitesLeft(limits)
  return {
    today: { left: left.today, limit: limits.today.limit },
    week: { left: left.week, limit: limits.week.limit },
  }
}
