/** Written from jobs.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface JobsTexts {
  title: string
  intro: string
  tabs: string
  at: {
    failed: string
    waiting: string
    running: string
    done: string
  }
  kind: string
  anyKind: string
  to: (values: { recipient: string | number }) => string
  attempts: (values: { count: number }) => string
  again: string
  againOf: (values: { title: string | number }) => string
  allAgain: (values: { kind: string | number; count: string | number }) => string
  retried: (values: { count: number }) => string
  notRetried: string
  error: string
  list: string
  failed: string
  moreFailed: string
  more: string
  none: {
    failed: string
    waiting: string
    running: string
    done: string
  }
  noneText: {
    failed: string
    waiting: string
    running: string
    done: string
  }
}

export const jobsCatalog = defineTexts<JobsTexts>('web/features/administration/texts/jobs')
