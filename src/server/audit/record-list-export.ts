import type { AuditObject } from '#domain/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { recordAudit } from './record.ts'

export interface ListExport {
  list:
    | 'people'
    | 'organizations'
    | 'projects'
    | 'reports'
    | 'verifications'
    | 'claims'
    | 'staff'
    | 'help requests'
    | 'invitations'
    | 'perks'
    | 'perk redemptions'
    | 'jobs'
    | 'scheduled actions'
    | 'skills'
    | 'members'
    | 'member invitations'
    | 'invites received'
    | 'invites sent'
    | 'reviews given'
    | 'reviews received'
    | 'register loads'
    | 'stored emails'
  /** What the rows are about. */
  objectType: AuditObject
  /** What they belong to; left out for a list of the whole site. */
  objectId?: string
  filter: Readonly<Record<string, string | undefined>>
}

/**
 * Records that someone exports a list, before its first line is sent. What was searched may be a
 * person's name, so the log only says that there was a search.
 */
export function recordListExport(
  { db, actor, origin }: Context,
  { list, objectType, objectId, filter }: ListExport,
): Promise<void> {
  const named = Object.entries(filter).flatMap(([name, value]) =>
    value ? [name === 'q' ? name : `${name}=${value}`] : [],
  )
  return recordAudit(db, {
    actorId: actor.id,
    origin,
    action: 'list.export',
    objectType,
    objectId: objectId ?? null,
    after: { list, filter: named },
  })
}
