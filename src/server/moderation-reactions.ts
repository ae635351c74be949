/** What administrators did about people and organizations, and who is told by letter. */
import type { Db } from '#server/db/db.ts'
import { listMemberIds } from '#server/features/moderation/letter-queries.ts'
import { mailSuspensions } from '#server/features/moderation/letters.ts'

/** The subject is the account or the organization; the reasons stand with the suspensions. */
export interface ModerationFacts {
  'account.suspended': Record<never, never>
  'account.reinstated': Record<never, never>
  'organization.suspended': Record<never, never>
  'organization.reinstated': Record<never, never>
}

export interface ModerationTold {
  'account.suspended': { at: Date }
}

/** Tells the person what happened to their account. */
export async function mailPerson(
  db: Db,
  { id: factId, type, subjectId }: Happened<'account.suspended' | 'account.reinstated'>,
): Promise<void> {
  const letter = type === 'account.suspended' ? 'suspended' : 'reinstated'
  await mailSuspensions(db, [{ letter, factId, userId: subjectId, organizationId: null }])
}

/** Tells everybody who belongs to the organization. */
async function mailAllMembers(
  db: Db,
  { id: factId, type, subjectId }: Happened<'organization.suspended' | 'organization.reinstated'>,
): Promise<void> {
  const letter = type === 'organization.suspended' ? 'organizationSuspended' : 'organizationReinstated'
  const userIds = await listMemberIds(db, subjectId)
  await mailSuspensions(
    db,
    userIds.map((userId) => ({ letter, factId, userId, organizationId: subjectId })),
  )
}

interface Happened<Type> {
  id: number
  type: Type
  subjectId: string
}

/** Who is told; of a suspended person, what waits of them ends first. */
export const moderationReactions = {
  'account.reinstated': [mailPerson],
  'organization.suspended': [mailAllMembers],
  'organization.reinstated': [mailAllMembers],
}
