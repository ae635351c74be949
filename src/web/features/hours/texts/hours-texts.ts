/** Written from hours.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HoursTexts {
  title: string
  region: (values: { project: string | number }) => string
  regionOf: (values: { project: string | number; volunteer: string | number }) => string
  amount: (values: { hours: number }) => string
  confirmed: (values: { hours: number }) => string
  waiting: (values: { hours: number }) => string
  toConfirm: (values: { hours: number }) => string
  confirmButton: string
  confirmButtonOf: (values: { name: string | number }) => string
  confirmTitle: (values: { name: string | number }) => string
  planned: (values: { hours: number }) => string
  agreed: (values: { hours: number }) => string
  entries: string
  log: string
  remove: string
  editOf: (values: { day: string | number }) => string
  removeOf: (values: { day: string | number }) => string
  status: {
    awaiting: string
    confirmed: string
    rejected: string
  }
  automatically: (values: { days: number }) => string
  rejectedBecause: (values: { reason: string | number }) => string
  noEntries: string
  noEntriesText: {
    volunteer: string
    organization: string
  }
  failed: string
  more: string
  moreFailed: string
  logTitle: string
  editTitle: string
  description: (values: { project: string | number; organization: string | number }) => string
  fields: {
    date: string
    dateHint: string
    hours: string
    hoursHint: string
    note: string
    noteHint: string
  }
  meanwhile: {
    signedOff: (values: { organization: string | number; day: string | number }) => string
    ended: (values: { organization: string | number }) => string
  }
  submit: string
  save: string
  pending: string
  logged: {
    title: string
    text: (values: { organization: string | number }) => string
  }
  changed: {
    title: string
    text: (values: { organization: string | number }) => string
  }
  removeTitle: string
  removeText: (values: { amount: string | number; day: string | number }) => string
  removed: {
    title: string
  }
  saveFailed: string
  removeFailed: string
  choose: string
  confirm: (values: { hours: number }) => string
  reject: (values: { hours: number }) => string
  rejectTitle: (values: { hours: number; name: string | number }) => string
  rejectText: string
  reason: string
  rejectSubmit: string
  confirmedDone: {
    title: string
    text: (values: { name: string | number }) => string
  }
  rejectedDone: {
    title: string
    text: (values: { name: string | number }) => string
  }
  decideFailed: string
  several: {
    title: (values: { people: number; name: string | number }) => string
    text: string
    cancel: string
    close: string
    progress: string
    progressOf: (values: { people: number; done: string | number }) => string
    notified: (values: { people: number }) => string
    failed: (values: { people: number }) => string
    failedOne: (values: { name: string | number; why: string | number }) => string
  }
}

export const hoursCatalog = defineTexts<HoursTexts>('web/features/hours/texts/hours')
