/** Written from admin-schedule.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminScheduleTexts {
  title: string
  intro: string
  rulesLink: string
  tabs: string
  at: {
    failed: string
    due: string
    planned: string
    done: string
    canceled: string
    skipped: string
  }
  rule: string
  anyRule: string
  step: (values: { step: number; total: number }) => string
  attempts: (values: { count: number }) => string
  gone: string
  error: string
  run: string
  runOf: (values: { title: string | number }) => string
  retry: string
  retryOf: (values: { title: string | number }) => string
  skip: string
  skipOf: (values: { title: string | number }) => string
  dialog: {
    reason: string
    failed: string
    run: {
      title: string
      text: string
      action: string
      done: string
    }
    skip: {
      title: string
      text: string
      action: string
      done: string
    }
  }
  list: string
  failed: string
  moreFailed: string
  more: string
  none: {
    failed: string
    due: string
    planned: string
    done: string
    canceled: string
    skipped: string
  }
  noneText: {
    failed: string
    due: string
    planned: string
    done: string
    canceled: string
    skipped: string
  }
}

export const adminScheduleCatalog = defineTexts<AdminScheduleTexts>('web/features/administration/texts/admin-schedule')
