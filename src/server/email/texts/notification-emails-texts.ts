/** Written from notification-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NotificationEmailsTexts {
  kinds: {
    "application.waiting": {
      subject: (values: { writer: string | number }) => string
      action: string
    }
    "hours.waiting": {
      subject: (values: { writer: string | number }) => string
      action: string
    }
    "hours.confirmed_automatically": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "hours.unanswered": {
      subject: (values: { writer: string | number }) => string
      action: string
    }
    "review.asked_of_volunteer": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "review.asked_of_organization": {
      subject: (values: { writer: string | number; project: string | number }) => string
      action: string
    }
    "work.asked": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "work.silent": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "work.renewal_asked": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "work.overdue": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "application.still_waiting": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "application.organization_suspended": {
      subject: (values: { project: string | number; organization: string | number }) => string
      action: string
    }
    "application.organization_reinstated": {
      subject: (values: { project: string | number; organization: string | number }) => string
      action: string
    }
    "application.organization_unattended": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "invite.received": {
      subject: (values: { organization: string | number; project: string | number }) => string
      action: string
    }
    "invite.waiting": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "invite.ended": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "invite.accepted": {
      subject: (values: { member: string | number; project: string | number }) => string
      action: string
    }
    "invite.declined": {
      subject: (values: { member: string | number; project: string | number }) => string
      action: string
    }
    "invite.expired": {
      subject: (values: { member: string | number; project: string | number }) => string
      action: string
    }
    "project.deadline_near": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "project.starting": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "project.ending": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "project.end_passed": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "member.joined": {
      subject: (values: { member: string | number; organization: string | number }) => string
      action: string
    }
    "member.coordinator_joined": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "member.invitation_declined": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "member.left": {
      subject: (values: { member: string | number; organization: string | number }) => string
      action: string
    }
    "member.removed": {
      subject: (values: { member: string | number; organization: string | number }) => string
      action: string
    }
    "member.role_changed": {
      subject: (values: { member: string | number; organization: string | number }) => string
      action: string
    }
    "verification.confirmed": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "organization.projects_published": {
      subject: (values: { projects: number; project: string | number }) => string
      action: string
    }
    "project.matched": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "project.reopened": {
      subject: (values: { project: string | number }) => string
      action: string
    }
    "verification.mark_lost": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "authority.proved": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "authority.dropped": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "badge.earned": {
      subject: (values: { reward: string | number }) => string
      action: string
    }
    "perk.redeemed": {
      subject: (values: { reward: string | number }) => string
      action: string
    }
    "credential.revoked": {
      subject: (values: { reward: string | number }) => string
      action: string
    }
    "message.report_kept": {
      subject: string
      action: string
    }
    "message.report_removed": {
      subject: string
      action: string
    }
    "message.report_restored": {
      subject: string
      action: string
    }
    "message.removed": {
      subject: string
      action: string
    }
    "message.deleted_removed": {
      subject: string
      action: string
    }
    "message.restored": {
      subject: string
      action: string
    }
    "account.warned": {
      subject: string
      action: string
    }
    "account.report_dismissed": {
      subject: string
      action: string
    }
    "account.report_upheld": {
      subject: string
      action: string
    }
    "organization.warned": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "appeal.granted": {
      subject: (values: { isNamed: boolean; appealed: string | number }) => string
      action: string
    }
    "appeal.denied": {
      subject: (values: { isNamed: boolean; appealed: string | number }) => string
      action: string
    }
    "appeal.answered": {
      subject: (values: { isNamed: boolean; appealed: string | number }) => string
      action: string
    }
    "organization.report_dismissed": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "organization.report_upheld": {
      subject: (values: { organization: string | number }) => string
      action: string
    }
    "message.received": {
      subject: (values: { writer: string | number }) => string
      action: string
    }
  }
  otherKinds: {
    subject: string
    action: string
  }
  message: {
    wrote: (values: { writer: string | number }) => string
    files: (values: { files: string | number }) => string
    more: (values: { count: number }) => string
    via: (values: { writer: string | number }) => string
    replyOnSite: string
    replyByEmail: (values: { days: number }) => string
  }
  scopeChanged: {
    subject: (values: { organization: string | number; project: string | number }) => string
    happened: (values: { organization: string | number; project: string | number }) => string
    next: (values: { organization: string | number }) => string
    action: string
  }
  digest: {
    subject: (values: { count: number }) => string
    happened: (values: { count: number }) => string
    more: (values: { shown: number }) => string
    action: string
  }
}

export const notificationEmailsCatalog = defineTexts<NotificationEmailsTexts>('server/email/texts/notification-emails')
