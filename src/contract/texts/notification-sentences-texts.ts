/** Written from notification-sentences.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NotificationSentencesTexts {
  unknownName: string
  titles: {
    "application.received": string
    "application.waiting": string
    "application.accepted": string
    "application.declined": string
    "application.withdrawn": string
    "application.ended": string
    "application.released": string
    "application.completed": string
    "application.scope_changed": string
    "application.scope_accepted": string
    "application.scope_declined": string
    "application.closed": string
    "application.left_out": string
    "application.unanswered": string
    "application.project_canceled": string
    "application.work_canceled": string
    "application.project_removed": string
    "application.work_removed": string
    "review.asked_of_volunteer": string
    "review.asked_of_organization": string
    "review.by_volunteer": string
    "review.by_organization": string
    "review.replied_by_volunteer": string
    "review.replied_by_organization": string
    "review.hidden": string
    "review.restored": string
    "hours.logged": string
    "hours.confirmed": string
    "hours.rejected": string
    "hours.waiting": string
    "hours.confirmed_automatically": string
    "hours.unanswered": string
    "work.asked": string
    "work.silent": string
    "work.renewal_asked": string
    "work.overdue": string
    "application.freed": string
    "application.unavailable": string
    "application.work_unavailable": string
    "application.still_waiting": string
    "application.organization_suspended": string
    "application.organization_reinstated": string
    "application.organization_unattended": string
    "invite.received": string
    "invite.waiting": string
    "invite.ended": string
    "invite.accepted": string
    "invite.declined": string
    "invite.expired": string
    "project.deadline_near": string
    "project.starting": string
    "project.ending": string
    "project.end_passed": string
    "member.joined": string
    "member.coordinator_joined": string
    "member.invitation_declined": string
    "member.left": string
    "member.removed": string
    "member.excluded": string
    "member.role_changed": string
    "member.made_owner": string
    "member.made_manager": string
    "organization.claimed": string
    "verification.confirmed": string
    "organization.projects_published": string
    "verification.suspended": string
    "verification.mark_lost": string
    "verification.declined": string
    "verification.withdrawn": string
    "claim.approved": string
    "claim.declined": string
    "claim.overtaken": string
    "review.report_kept": string
    "review.report_hidden": string
    "review.report_restored": string
    "project.report_dismissed": string
    "project.report_removed": string
    "project.report_restored": string
    "project.removed": string
    "project.held": string
    "project.restored": string
    "project.shown": string
    "project.reopened": string
    "project.found": string
    "project.matched": string
    "authority.proved": string
    "authority.dropped": string
    "badge.earned": string
    "perk.redeemed": string
    "message.received": string
    "message.report_kept": string
    "message.report_removed": string
    "message.report_restored": string
    "message.removed": string
    "message.deleted_removed": string
    "message.restored": string
    "account.warned": string
    "account.report_dismissed": string
    "account.report_upheld": string
    "organization.warned": string
    "organization.report_dismissed": string
    "organization.report_upheld": string
    "appeal.granted": string
    "appeal.denied": string
    "appeal.answered": string
    "credential.revoked": string
  }
  theirReason: (values: { reason: string | number }) => string
  withReason: (values: { happened: string | number }) => string
  gathered: {
    "application.received": {
      title: (values: { gathered: string | number }) => string
      message: (values: { project: string | number; volunteer: string | number }) => string
    }
    "application.waiting": {
      title: (values: { gathered: string | number }) => string
      message: (values: { project: string | number; volunteer: string | number }) => string
    }
    "hours.logged": {
      title: (values: { gathered: string | number }) => string
      message: (values: { project: string | number; volunteer: string | number }) => string
    }
    "hours.waiting": {
      title: (values: { gathered: string | number }) => string
      message: (values: { project: string | number; volunteer: string | number }) => string
    }
  }
  messages: {
    "application.received": (values: { volunteer: string | number; organization: string | number; project: string | number }) => string
    "application.waiting": (values: { volunteer: string | number; project: string | number }) => string
    "application.accepted": (values: { organization: string | number; project: string | number }) => string
    "application.declined": (values: { project: string | number; organization: string | number }) => string
    "application.withdrawn": (values: { volunteer: string | number; project: string | number }) => string
    "application.ended": (values: { volunteer: string | number; project: string | number }) => string
    "application.released": (values: { organization: string | number; project: string | number }) => string
    "application.completed": (values: { organization: string | number; project: string | number }) => string
    "application.scope_changed": (values: { organization: string | number; project: string | number }) => string
    "application.scope_accepted": (values: { volunteer: string | number; project: string | number }) => string
    "application.scope_declined": (values: { volunteer: string | number; project: string | number }) => string
    "review.asked_of_volunteer": (values: { project: string | number; organization: string | number }) => string
    "review.asked_of_organization": (values: { volunteer: string | number; project: string | number }) => string
    "review.by_volunteer": (values: { volunteer: string | number; organization: string | number; project: string | number }) => string
    "review.by_organization": (values: { organization: string | number; project: string | number }) => string
    "review.replied_by_volunteer": (values: { volunteer: string | number; organization: string | number; project: string | number }) => string
    "review.replied_by_organization": (values: { organization: string | number; project: string | number }) => string
    "review.hidden": (values: { project: string | number; organization: string | number }) => string
    "review.restored": (values: { project: string | number; organization: string | number }) => string
    "application.closed": (values: { project: string | number; organization: string | number }) => string
    "application.left_out": (values: { organization: string | number; project: string | number }) => string
    "application.unanswered": (values: { organization: string | number; project: string | number }) => string
    "application.project_canceled": (values: { organization: string | number; project: string | number }) => string
    "application.work_canceled": (values: { organization: string | number; project: string | number }) => string
    "application.project_removed": (values: { project: string | number; organization: string | number }) => string
    "application.work_removed": (values: { project: string | number; organization: string | number }) => string
    "hours.logged": (values: { volunteer: string | number; project: string | number }) => string
    "hours.confirmed": (values: { organization: string | number; project: string | number }) => string
    "hours.rejected": (values: { organization: string | number; project: string | number }) => string
    "hours.waiting": (values: { volunteer: string | number; project: string | number }) => string
    "hours.confirmed_automatically": (values: { organization: string | number; project: string | number }) => string
    "hours.unanswered": (values: { volunteer: string | number; project: string | number }) => string
    "work.asked": (values: { organization: string | number; project: string | number }) => string
    "work.silent": (values: { volunteer: string | number; project: string | number }) => string
    "work.renewal_asked": (values: { volunteer: string | number; organization: string | number; project: string | number }) => string
    "work.overdue": (values: { project: string | number; volunteer: string | number; organization: string | number }) => string
    "application.freed": (values: { organization: string | number; project: string | number }) => string
    "application.unavailable": (values: { volunteer: string | number; project: string | number }) => string
    "application.work_unavailable": (values: { volunteer: string | number; project: string | number }) => string
    "application.still_waiting": (values: { organization: string | number; project: string | number }) => string
    "application.organization_suspended": (values: { organization: string | number; project: string | number }) => string
    "application.organization_reinstated": (values: { organization: string | number; project: string | number }) => string
    "application.organization_unattended": (values: { organization: string | number; project: string | number }) => string
    "invite.received": (values: { organization: string | number; project: string | number }) => string
    "invite.waiting": (values: { organization: string | number; project: string | number }) => string
    "invite.ended": (values: { project: string | number; organization: string | number }) => string
    "invite.accepted": (values: { member: string | number; project: string | number }) => string
    "invite.declined": (values: { member: string | number; project: string | number }) => string
    "invite.expired": (values: { member: string | number; project: string | number }) => string
    "project.deadline_near": (values: { project: string | number; organization: string | number }) => string
    "project.starting": (values: { project: string | number; organization: string | number }) => string
    "project.ending": (values: { project: string | number; organization: string | number }) => string
    "project.end_passed": (values: { project: string | number; organization: string | number }) => string
    "member.joined": (values: { member: string | number; organization: string | number }) => string
    "member.coordinator_joined": (values: { member: string | number; organization: string | number }) => string
    "member.invitation_declined": (values: { organization: string | number }) => string
    "member.left": (values: { member: string | number; organization: string | number }) => string
    "member.removed": (values: { actor: string | number; member: string | number; organization: string | number }) => string
    "member.excluded": (values: { organization: string | number }) => string
    "member.role_changed": (values: { by: string; member: string | number; organization: string | number; actor: string | number }) => string
    "member.made_owner": (values: { by: string; organization: string | number; actor: string | number }) => string
    "member.made_manager": (values: { actor: string | number; organization: string | number }) => string
    "organization.claimed": (values: { member: string | number; organization: string | number }) => string
    "verification.confirmed": (values: { organization: string | number }) => string
    "organization.projects_published": (values: { moreProjects: number; organization: string | number; project: string | number }) => string
    "verification.suspended": (values: { organization: string | number }) => string
    "verification.mark_lost": (values: { organization: string | number }) => string
    "verification.declined": (values: { organization: string | number }) => string
    "verification.withdrawn": (values: { organization: string | number }) => string
    "claim.approved": (values: { organization: string | number }) => string
    "claim.declined": (values: { organization: string | number }) => string
    "claim.overtaken": (values: { organization: string | number }) => string
    "review.report_kept": (values: { organization: string | number }) => string
    "review.report_hidden": (values: { organization: string | number }) => string
    "review.report_restored": (values: { organization: string | number }) => string
    "project.report_dismissed": (values: { project: string | number; organization: string | number }) => string
    "project.report_removed": (values: { project: string | number; organization: string | number }) => string
    "project.report_restored": (values: { project: string | number; organization: string | number }) => string
    "project.removed": (values: { project: string | number }) => string
    "project.shown": (values: { project: string | number }) => string
    "project.held": (values: { project: string | number }) => string
    "project.restored": (values: { project: string | number }) => string
    "project.found": (values: { moreProjects: number; project: string | number; organization: string | number }) => string
    "project.matched": (values: { moreProjects: number; project: string | number; organization: string | number; score: number }) => string
    "project.reopened": (values: { project: string | number; organization: string | number }) => string
    "authority.proved": (values: { organization: string | number }) => string
    "authority.dropped": (values: { organization: string | number }) => string
    "badge.earned": (values: { reward: string | number }) => string
    "credential.revoked": (values: { reward: string | number }) => string
    "message.received": (values: { isByMember: boolean; member: string | number; organization: string | number; volunteer: string | number }) => string
    "message.report_kept": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "message.report_removed": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "message.report_restored": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "message.removed": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "message.deleted_removed": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "message.restored": (values: { isByMember: boolean; organization: string | number; volunteer: string | number }) => string
    "account.warned": string
    "account.report_dismissed": (values: { member: string | number }) => string
    "account.report_upheld": (values: { member: string | number }) => string
    "organization.warned": (values: { organization: string | number }) => string
    "organization.report_dismissed": (values: { organization: string | number }) => string
    "organization.report_upheld": (values: { organization: string | number }) => string
    "appeal.granted": (values: { isUndone: boolean; appeal: string; appealed: string | number; organization: string | number; isNamed: boolean }) => string
    "appeal.denied": (values: { appeal: string; appealed: string | number; organization: string | number }) => string
    "appeal.answered": (values: { isGranted: boolean; appeal: string; appealed: string | number; member: string | number }) => string
    "perk.redeemed": (values: { reward: string | number }) => string
  }
}

export const notificationSentencesCatalog = defineTexts<NotificationSentencesTexts>('contract/texts/notification-sentences')
