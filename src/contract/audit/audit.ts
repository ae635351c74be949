/** The audit log, as administrators see it. */
import { auditActionNames, auditObjects, auditOutcomes } from '#domain/audit/audit.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { localDate, isoTimestamp, nullableText, pageQuery } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/** Filters of the log; an omitted filter matches everything. */
const auditFilter = z.object({
  action: z.enum(auditActionNames).optional(),
  /** A person's id or full email address. */
  actor: z.string().trim().max(limits.shortText).optional(),
  objectType: z.enum(auditObjects).optional(),
  objectId: z.string().trim().max(limits.shortText).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  /** Days in UTC, both included. */
  from: localDate.optional(),
  to: localDate.optional(),
})
export type AuditFilter = z.infer<typeof auditFilter>

export const auditEntry = z.object({
  /** Its position in the chain. */
  position: z.int(),
  at: isoTimestamp,
  action: z.enum(auditActionNames),
  outcome: z.enum(auditOutcomes),
  /** Null if the product itself or an operator's command did it. */
  actor: z.object({ id: z.string(), name: nullableText, email: nullableText }).nullable(),
  objectType: z.enum(auditObjects),
  objectId: nullableText,
  /** The object's current name; null if it has none or no longer exists. */
  objectName: nullableText,
  /** Whether the appeal that it is about is still to be decided; null if it is about something else, or that is gone. */
  isOpenAppeal: z.boolean().nullable(),
  /** The recorded fields, as text. */
  changes: z.array(z.object({ field: z.string(), before: nullableText, after: nullableText })),
  ip: nullableText,
  session: nullableText,
  requestId: nullableText,
  /** In hexadecimal. */
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditLog = defineEndpoint({
  id: 'listAuditLog',
  summary: 'Audit log entries, newest first.',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  query: auditFilter.extend(pageQuery.shape),
  response: z.array(auditEntry),
  paged: true,
  problems: ['bad_cursor'],
})

export const chainErrors = ['changed', 'missing', 'unchained'] as const

export const chainState = z.object({
  isSound: z.boolean(),
  /** The number of entries checked. */
  entries: z.int(),
  first: z.int().nullable(),
  last: z.int().nullable(),
  /** The newest hash in hexadecimal. Keep it elsewhere to check later whether the log up to it was changed. */
  lastHash: nullableText,
  /** The first position at which the chain is broken. */
  broken: z.object({ position: z.int(), cause: z.enum(chainErrors) }).nullable(),
})

export const checkAuditLog = defineEndpoint({
  id: 'checkAuditLog',
  summary: 'Checks the whole chain of the audit log.',
  method: 'GET',
  path: '/api/admin/audit/check',
  access: 'admin',
  limit: 'auditChecks',
  response: chainState,
})

export const exportFormats = ['csv', 'jsonl'] as const

export const exportAuditLog = defineEndpoint({
  id: 'exportAuditLog',
  summary:
    'All entries that match a filter, oldest first, as CSV or JSON Lines. Limited to five exports with personal data per hour. Each export is logged.',
  method: 'POST',
  path: '/api/admin/audit/export',
  access: 'admin',
  limit: 'exports',
  body: auditFilter.extend({ format: z.enum(exportFormats) }),
  response: z.string(),
  download: true,
})

export const getExportAllowance = defineEndpoint({
  id: 'getExportAllowance',
  summary:
    'How many files with personal data of others you can still download, and when one more is possible.',
  method: 'GET',
  path: '/api/exports/allowance',
  access: 'signed-in',
  response: z.object({
    /** At most so many at a time; they come back evenly within `periodSeconds`. */
    most: z.int(),
    periodSeconds: z.int(),
    left: z.int(),
    /** When there is one more; null if none is used up. */
    nextAt: isoTimestamp.nullable(),
  }),
})

export const auditEndpoints = [listAuditLog, checkAuditLog, exportAuditLog, getExportAllowance] as const
