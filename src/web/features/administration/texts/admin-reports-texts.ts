/** Written from admin-reports.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminReportsTexts {
  title: string
  intro: string
  tabs: string
  shown: {
    open: string
    decided: string
  }
  search: {
    text: string
    kind: string
    anyKind: string
  }
  list: string
  none: {
    open: string
    decided: string
  }
  noneOpen: {
    project: string
    person: string
    organization: string
    review: string
    message: string
    appeal: string
  }
  noAppealsText: string
  noneText: string
  failed: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  states: {
    open: string
    dismissed: string
    warned: string
    suspended: string
    restored: string
  }
  waiting: string
  decidedAt: string
  reports: (values: { count: number }) => string
  reportedBy: (values: { name: string | number }) => string
  applicationContent: string
  inviteContent: string
  reporterRecord: (values: { reports: number; upheld: number }) => string
  outcomes: {
    dismiss: string
    warn: string
    suspend: string
  }
  noteOf: (values: { note: string | number }) => string
  facts: {
    since: string
    published: string
    applications: string
    suspension: string
  }
  applications: (values: { pending: number; accepted: number; completed: number }) => string
  own: string
  needsAdministrator: string
  actions: {
    dismiss: string
    warn: string
    suspend: string
    restore: string
  }
  dialog: {
    titles: {
      dismiss: (values: { name: string | number }) => string
      warn: (values: { name: string | number }) => string
      suspend: (values: { name: string | number }) => string
      restore: (values: { name: string | number }) => string
    }
    person: {
      dismiss: string
      warn: string
      suspend: string
      restore: string
    }
    organization: {
      dismiss: string
      warn: string
      suspend: string
      restore: string
    }
    reason: string
    failed: string
    changed: string
  }
  done: {
    dismiss: string
    warn: string
    suspend: string
    restore: string
  }
}

export const adminReportsCatalog = defineTexts<AdminReportsTexts>('web/features/administration/texts/admin-reports')
