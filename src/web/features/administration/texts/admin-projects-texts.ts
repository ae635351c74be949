/** Written from admin-projects.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminProjectsTexts {
  title: string
  intro: string
  tabs: string
  shown: {
    open: string
    decided: string
    all: string
  }
  list: string
  none: {
    open: string
    decided: string
    all: string
  }
  noneText: string
  failed: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  search: {
    text: string
    visibility: string
    anyVisibility: string
    rule: string
    anyRule: string
    submit: string
  }
  waiting: string
  decidedAt: string
  postedAt: string
  content: string
  fields: {
    title: string
    description: string
    requirements: string
    screeningQuestions: string
    timeCommitment: string
    hoursReason: string
    duration: string
    startDate: string
    endDate: string
    milestones: string
    timeline: string
    perks: string
    deliverables: string
    definitionOfDone: string
    impact: string
    contactName: string
    contactInstructions: string
    confirmed: string
  }
  facts: {
    organization: string
    record: string
    applications: string
    visibility: string
    updated: string
  }
  record: (values: { published: number; completed: number; removed: number }) => string
  applications: (values: { pending: number; accepted: number }) => string
  verified: string
  notVerified: string
  suspended: string
  imported: string
  reports: (values: { count: number }) => string
  reasons: {
    asks_money: string
    work_before_acceptance: string
    replaces_paid_work: string
    misleading: string
    unsafe: string
    spam: string
    other: string
  }
  finding: (values: { name: string | number; rule: string | number; version: number }) => string
  foundIn: (values: { field: string | number }) => string
  blocks: string
  warnings: string
  decisions: string
  reportedBy: (values: { name: string | number }) => string
  outcomes: {
    dismiss: string
    remove: string
  }
  noteOf: (values: { note: string | number }) => string
  own: string
  actions: {
    dismiss: string
    hold: string
    remove: string
    restore: string
  }
  dialog: {
    titles: {
      dismiss: string
      hold: string
      remove: string
      restore: string
    }
    texts: {
      dismiss: string
      hold: string
      remove: (values: { pending: number; accepted: number }) => string
      restore: string
    }
    reason: string
    failed: string
    changed: string
  }
  done: {
    dismiss: string
    hold: string
    remove: string
    restore: string
  }
  confirms: {
    noPaidPost: string
    license: string
    nothing: string
  }
}

export const adminProjectsCatalog = defineTexts<AdminProjectsTexts>('web/features/administration/texts/admin-projects')
