/** What a person does with their own account, on record. */
import type { AuditAction, AuditFields } from '#domain/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { recordAudit } from './record.ts'

type OwnAction<Action extends AuditAction> = {
  action: Action
  /** Whose account it is: the caller's, or whose link of a letter it was. */
  userId: string
  after?: AuditFields<Action>
}

/** Records it inside the caller's transaction: the account is both who acts and what it is about. */
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
