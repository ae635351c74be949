/** Written from audit.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AuditTexts {
  title: string
  intro: string
  filters: string
  action: string
  anyAction: string
  actor: string
  actorHint: string
  objectType: string
  anyObject: string
  objectId: string
  outcome: string
  anyOutcome: string
  from: string
  to: string
  backwards: string
  apply: string
  clear: string
  list: string
  none: string
  noneText: string
  failed: string
  moreFailed: string
  more: string
  product: string
  gone: string
  by: string
  facts: {
    number: string
    at: string
    actor: string
    object: string
    ip: string
    session: string
    request: string
    hash: string
  }
  changed: string
  before: string
  after: string
  field: string
  empty: string
  exportAs: string
  csv: string
  jsonl: string
  exported: string
  notExported: string
  chain: {
    title: string
    check: string
    checking: string
    failed: string
    empty: string
    sound: (values: { entries: number }) => string
    hash: string
    faults: {
      changed: (values: { position: string | number }) => string
      missing: (values: { position: string | number }) => string
      unchained: (values: { previous: string | number }) => string
    }
    advice: string
  }
  outcomes: {
    done: string
    refused: string
    failed: string
  }
  objects: {
    user: string
    organization: string
    verification: string
    claim: string
    review: string
    project: string
    message: string
    document: string
    register: string
    job: string
    scheduled_action: string
    skill: string
    perk: string
    credential: string
    appeal: string
    audit_log: string
    path: string
  }
  actions: {
    "auth.register": string
    "auth.sign_in": string
    "auth.sign_out": string
    "auth.confirm": string
    "auth.password_change": string
    "auth.password_reset": string
    "auth.email_change": string
    "auth.end_sessions": string
    "auth.second_factor_add": string
    "auth.second_factor_remove": string
    "auth.recovery_code_use": string
    "auth.recovery_codes_renew": string
    "access.refuse": string
    "admin.grant": string
    "admin.revoke": string
    "member.role_change": string
    "verification.approve": string
    "verification.decline": string
    "verification.suspend": string
    "verification.read": string
    "authority.prove": string
    "authority.approve": string
    "authority.decline": string
    "document.send": string
    "document.remove": string
    "document.read": string
    "claim.approve": string
    "claim.decline": string
    "review.read": string
    "review.keep": string
    "review.hide": string
    "review.restore": string
    "project.read": string
    "project.hold": string
    "project.dismiss": string
    "project.remove": string
    "project.restore": string
    "message.read": string
    "message.read_file": string
    "message.keep": string
    "message.remove": string
    "message.restore": string
    "skill.place": string
    "skill.keep": string
    "skill.undo": string
    "register.load": string
    "user.suspend": string
    "user.reinstate": string
    "user.report_dismiss": string
    "user.warn": string
    "user.report_uphold": string
    "appeal.file": string
    "appeal.read": string
    "appeal.grant": string
    "appeal.deny": string
    "user.report_restore": string
    "organization.report_dismiss": string
    "organization.warn": string
    "organization.report_uphold": string
    "organization.report_restore": string
    "user.end_sessions": string
    "user.resend_verification": string
    "user.correct_address": string
    "user.reset_second_factor": string
    "user.read": string
    "organization.suspend": string
    "organization.reinstate": string
    "organization.read": string
    "schedule.run": string
    "schedule.skip": string
    "job.retry": string
    "perk.create": string
    "perk.change": string
    "perk.remove": string
    "perk.add_codes": string
    "perk.offer": string
    "perk.withdraw": string
    "perk.redeem": string
    "perk.read_redemptions": string
    "credential.revoke": string
    "credential.change_key": string
    "applicants.export": string
    "audit.export": string
  }
}

export const auditCatalog = defineTexts<AuditTexts>('web/features/administration/texts/audit')
