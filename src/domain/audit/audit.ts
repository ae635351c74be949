/** What the audit log records: its actions, what each is about, and which fields it may store. */

export const auditOutcomes = ['done', 'refused', 'failed'] as const
/** `refused`: the product rejected it. `failed`: it was attempted and went wrong. */
export type AuditOutcome = (typeof auditOutcomes)[number]

export const auditObjects = [
  'user',
  'organization',
  'verification',
  'claim',
  'review',
  'project',
  'message',
  'document',
  'register',
  'job',
  'scheduled_action',
  'skill',
  'perk',
  'credential',
  'account_invitation',
  'appeal',
  'report',
  'audit_log',
  'site',
  'path',
] as const
export type AuditObject = (typeof auditObjects)[number]

/** What people do to their own accounts and work, and what administrators read. */
const otherActions = {
  'auth.register': ['userType'],
  'auth.sign_in': ['method', 'reason'],
  'auth.sign_out': [],
  'auth.confirm': ['method', 'reason'],
  'auth.password_change': ['endedSessions'],
  'auth.password_reset': ['endedSessions'],
  'auth.email_change': [],
  'auth.end_sessions': ['endedSessions'],
  'auth.request_deletion': ['endedSessions', 'keepsCredentials'],
  'auth.cancel_deletion': [],
  'user.delete': ['keepsCredentials'],
  'auth.second_factor_add': ['isEnrolled'],
  'auth.second_factor_remove': ['isEnrolled', 'endedSessions'],
  'auth.recovery_code_use': ['codesLeft'],
  'auth.recovery_codes_renew': ['codesLeft'],
  'access.refuse': ['method', 'status'],
  'invitation.import': ['people'],
  'invitation.resend': ['people'],
  'invitation.withdraw': [],
  'member.role_change': ['userId', 'role', 'ownerId', 'reason'],
  'organization.ask_coordinator': ['isRequested', 'ended'],
  'organization.coordinate': ['userId'],
  'verification.read': [],
  'authority.prove': ['state', 'method'],
  'document.send': ['kind', 'mediaType', 'bytes'],
  'document.remove': ['kind'],
  'document.read': ['kind'],
  'review.read': ['reviews'],
  'project.read': ['projects'],
  'message.read': ['messages'],
  'message.read_file': [],
  'user.read': ['people'],
  'user.export': ['reason'],
  'organization.read': ['organizations'],
  'appeal.file': ['kind', 'decision'],
  'appeal.read': ['appeals'],
  'perk.redeem': ['points'],
  'perk.read_redemptions': [],
  'credential.change_key': ['keyId'],
  'applicants.export': ['rows', 'filter'],
  'audit.export': ['format', 'rows', 'filter'],
  'list.export': ['list', 'filter'],
  'impact.export': ['list', 'rows', 'filter'],
  'personal_data.request': [],
  'personal_data.download': [],
} as const satisfies Record<string, readonly string[]>

/** What administrators decide and change for others. */
const decisions = {
  'admin.grant': ['isAdmin', 'verifiesAddress'],
  'admin.revoke': ['isAdmin'],
  'staff.change_roles': ['roles', 'reason'],
  'verification.approve': ['state', 'isVerified', 'reason'],
  'verification.decline': ['state', 'isVerified', 'reason'],
  'verification.suspend': ['state', 'isVerified', 'reason'],
  'authority.approve': ['state', 'reason'],
  'authority.decline': ['state', 'reason'],
  'claim.approve': ['state', 'reason'],
  'claim.decline': ['state', 'reason'],
  'review.keep': ['state', 'reason', 'reports'],
  'review.hide': ['state', 'reason', 'reports'],
  'review.restore': ['state', 'reason', 'reports'],
  'project.hold': ['state', 'reason', 'reports'],
  'project.dismiss': ['state', 'reason', 'reports'],
  'project.remove': ['state', 'reason', 'reports'],
  'project.restore': ['state', 'reason', 'reports'],
  'message.keep': ['state', 'reason', 'reports'],
  'message.remove': ['state', 'reason', 'reports'],
  'message.restore': ['state', 'reason', 'reports'],
  'register.load': ['rows', 'rejected', 'rechecked', 'suspended', 'postedOn'],
  'user.suspend': ['state', 'reason', 'endedSessions', 'withdrawnApplications'],
  'user.reinstate': ['state', 'reason'],
  'user.end_sessions': ['endedSessions'],
  'user.resend_verification': [],
  'user.correct_address': ['reason', 'endedSessions'],
  'user.request_deletion': ['reason', 'endedSessions', 'keepsCredentials'],
  'user.cancel_deletion': ['reason'],
  'user.reset_second_factor': ['isEnrolled', 'reason', 'endedSessions'],
  'user.report_dismiss': ['state', 'reason', 'reports'],
  'user.warn': ['state', 'reason', 'reports'],
  'user.report_uphold': ['state', 'reason', 'reports'],
  'user.report_restore': ['state', 'reason', 'reports'],
  'organization.suspend': ['state', 'reason', 'hiddenProjects'],
  'organization.reinstate': ['state', 'reason', 'hiddenProjects'],
  'organization.report_dismiss': ['state', 'reason', 'reports'],
  'organization.warn': ['state', 'reason', 'reports'],
  'organization.report_uphold': ['state', 'reason', 'reports'],
  'organization.report_restore': ['state', 'reason', 'reports'],
  'appeal.grant': ['state', 'reason'],
  'appeal.deny': ['state', 'reason'],
  'skill.place': ['skill', 'label'],
  'skill.keep': ['skill', 'label'],
  'skill.undo': ['skill', 'label'],
  'schedule.run': ['rule', 'step', 'state', 'reason'],
  'schedule.skip': ['rule', 'step', 'state', 'reason'],
  'email.test': ['fault', 'recipient'],
  'job.retry': ['kind', 'state', 'attempts', 'jobs'],
  'perk.create': ['pointsCost', 'stock'],
  'perk.change': ['pointsCost', 'stock', 'fields'],
  'perk.remove': [],
  'perk.add_codes': ['codes'],
  'perk.offer': ['state'],
  'perk.withdraw': ['state'],
  'credential.revoke': ['state', 'reason'],
  'site.change': [
    'name',
    'heroTitle',
    'heroText',
    'accent',
    'contactEmail',
    'country',
    'timeZone',
    'footerLinks',
    'announcement',
    'stories',
    'logo',
  ],
  'impact.set_rate': ['year', 'amount', 'currency', 'source', 'sourceUrl'],
  'impact.remove_rate': ['year', 'amount', 'currency', 'source', 'sourceUrl'],
  'legal.publish': ['document', 'number', 'asksAgreement'],
} as const satisfies Record<string, readonly string[]>

/**
 * Each action with the only fields that `before` and `after` may contain: states, counts, roles and an
 * administrator's reason.
 * Never a password, a token, a message, an EIN or an address.
 */
export const auditActions = { ...otherActions, ...decisions } as const

export type AuditAction = keyof typeof auditActions

/** The names of all actions; those about the same are side by side. */
export const auditActionNames = Object.keys(auditActions).filter(isAuditAction).toSorted()

/** What administrators decide and change for others; reading and signing in are no decisions. */
export const decisionActions = Object.keys(decisions).filter(isAuditAction)

export type AuditValue = string | number | boolean | null | readonly string[]
export type AuditFields<Action extends AuditAction> = Partial<
  Record<(typeof auditActions)[Action][number], AuditValue>
>

/** How many days an entry is retained. */
export const auditRetentionDays = 400

/** Returns only the fields that the log may store for this action and drops the rest, no matter who passed them. */
export function pickAuditFields(
  action: AuditAction,
  fields: Readonly<Record<string, AuditValue | undefined>> | null,
): Record<string, AuditValue> | null {
  if (!fields) return null
  const allowed: readonly string[] = auditActions[action]
  const kept = Object.entries(fields).flatMap(([name, value]) =>
    value !== undefined && allowed.includes(name) ? [[name, value] as const] : [],
  )
  return kept.length > 0 ? Object.fromEntries(kept) : null
}

/** Whether a text is the name of an action in the log. */
export function isAuditAction(text: string): text is AuditAction {
  return Object.hasOwn(auditActions, text)
}
