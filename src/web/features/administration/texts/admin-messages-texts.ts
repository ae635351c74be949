/** Written from admin-messages.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminMessagesTexts {
  title: string
  intro: string
  tabs: string
  shown: {
    open: string
    decided: string
  }
  states: {
    open: string
    kept: string
    removed: string
    restored: string
  }
  list: string
  none: {
    open: string
    decided: string
  }
  noneText: string
  failed: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  to: (values: { writer: string | number; reader: string | number }) => string
  waiting: string
  decidedAt: string
  reports: (values: { count: number }) => string
  reasons: {
    harassment: string
    spam: string
    money: string
    private_details: string
    other: string
  }
  reportedBy: (values: { name: string | number }) => string
  outcomes: {
    keep: string
    remove: string
  }
  noteOf: (values: { note: string | number }) => string
  message: string
  asReported: string
  isDeleted: string
  isRemoved: string
  files: string
  writer: string
  volunteer: string
  organization: string
  project: string
  general: string
  written: string
  edited: string
  own: string
  actions: {
    keep: string
    remove: string
    restore: string
  }
  dialog: {
    titles: {
      keep: string
      remove: string
      restore: string
    }
    texts: {
      keep: string
      remove: string
      restore: string
    }
    reason: string
    failed: string
    changed: string
  }
  done: {
    keep: string
    remove: string
    restore: string
  }
}

export const adminMessagesCatalog = defineTexts<AdminMessagesTexts>('web/features/administration/texts/admin-messages')
