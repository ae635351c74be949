/** What entries of the audit log are about, apart from the actions, because every page loads the addresses. */

export const auditOutcomes = ['done', 'refused', 'failed'] as const
/** `refused`: the product rejected it. `failed`: it was attempted and went wrong. */
export type AuditOutcome = (typeof auditOutcomes)[number]

export const auditObjects = [
  'user',
  'organization',
  'verification',
  'claim',
  'review',
  'message',
  'document',
  'register',
  'job',
  'skill',
  'perk',
  'credential',
  'audit_log',
  'path',
] as const
export type AuditObject = (typeof auditObjects)[number]
