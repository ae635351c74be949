/** Written from mine.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MineTexts {
  groups: {
    underWay: string
    waiting: string
    past: string
  }
  waitingFor: (values: { days: number }) => string
  canceled: string
  closedOrganization: string
  suspendedPending: string
  suspendedAccepted: string
  message: string
  messageOf: (values: { organization: string | number }) => string
  sent: string
  sentTo: (values: { project: string | number }) => string
  hide: string
  certificate: string
  certificateOf: (values: { project: string | number }) => string
  next: string
  usually: (values: { organization: string | number; time: string | number }) => string
  reminders: (values: { count: number; days: string | number }) => string
  release: (values: { days: string | number }) => string
  afterRelease: string
  paused: string
  rules: string
  yourMessage: string
  yourAnswers: string
  actions: (values: { project: string | number }) => string
  applyAgain: string
  applyAgainTo: (values: { project: string | number }) => string
  youWithdrew: string
  youEnded: string
  organizationEnded: string
  reason: (values: { reason: string | number }) => string
  wrote: (values: { words: string | number }) => string
  wroteStaff: (values: { words: string | number }) => string
}

export const mineCatalog = defineTexts<MineTexts>('web/features/applications/texts/mine')
