/** Records what people do with their own account. */
import type { AuditAction, AuditFields } from '#domain/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { recordAudit } from './record.ts'

type OwnAction<Action extends AuditAction> = {
  action: Action
  /** Whose account it is: the caller's, or the owner's of the emailed link. */
  userId: string
  after?: AuditFields<Action>
}

/** Records the action inside the caller's transaction, with the account as both actor and subject. */
export function recordOwnAction<Action extends AuditAction>(
  { db, origin }: Pick<Context, 'db' | 'origin'>,
  { action, userId, after }: OwnAction<Action>,
): Promise<void> {
  return recordAudit(db, {
    actorId: userId,
    origin,
    action,
    objectType: 'user',
    objectId: userId,
    after: after ?? null,
  })
}
