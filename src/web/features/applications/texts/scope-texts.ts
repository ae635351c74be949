/** Written from scope.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ScopeTexts {
  title: string
  pageTitle: (values: { project: string | number }) => string
  back: string
  print: string
  open: string
  failed: string
  missing: string
  missingText: string
  toApplications: string
  none: string
  noneText: string
  intro: (values: { volunteer: string | number; organization: string | number }) => string
  document: (values: { version: number }) => string
  version: (values: { version: number }) => string
  agreedOn: (values: { day: string | number }) => string
  recordedOn: (values: { day: string | number }) => string
  recordedText: (values: { day: string | number }) => string
  between: (values: { volunteer: string | number; organization: string | number }) => string
  fingerprint: string
  fingerprintText: string
  fields: {
    title: string
    deliverables: string
    hours: string
    totalHours: string
    duration: string
    startDate: string
    endDate: string
    milestones: string
    timeline: string
    location: string
    contactName: string
    contact: string
  }
  notStated: string
  remote: string
  perWeek: (values: { hours: number }) => string
  openEnded: string
  history: string
  show: string
  showVersion: (values: { version: number }) => string
  shown: string
  changeStatus: {
    open: string
    accepted: string
    declined: string
    superseded: string
    closed: string
  }
  declinedBy: (values: { volunteer: string | number; day: string | number }) => string
  reasonGiven: (values: { reason: string | number }) => string
  requestedOn: (values: { day: string | number }) => string
  request: {
    title: (values: { organization: string | number }) => string
    titleOwn: (values: { volunteer: string | number }) => string
    text: (values: { version: number }) => string
    textOwn: (values: { version: number }) => string
    before: string
    after: string
    added: string
    removed: string
    rest: string
    accept: string
    decline: string
    end: string
  }
  ask: {
    accept: {
      title: string
      text: (values: { version: number }) => string
    }
    decline: {
      title: string
      text: (values: { organization: string | number }) => string
      reason: string
    }
    end: {
      title: string
      text: (values: { project: string | number; organization: string | number }) => string
      confirm: string
      reason: string
    }
  }
  done: {
    accept: {
      title: string
      text: string
    }
    decline: {
      title: string
      text: string
    }
    end: {
      title: string
      text: (values: { organization: string | number }) => string
    }
  }
  answerFailed: string
  replaced: {
    title: string
    description: string
  }
  budget: {
    label: string
    used: (values: { used: number; total: number }) => string
    over: (values: { over: number }) => string
    split: (values: { confirmed: number; waiting: number }) => string
  }
  summary: {
    label: string
    version: (values: { version: number }) => string
    hours: (values: { hours: number }) => string
    total: (values: { total: number }) => string
    waiting: string
    see: string
    change: (values: { organization: string | number }) => string
    answer: string
    answerOn: (values: { project: string | number }) => string
  }
}

export const scopeCatalog = defineTexts<ScopeTexts>('web/features/applications/texts/scope')
