/** Written from triage.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface TriageTexts {
  shortlist: {
    name: string
    listed: string
    remove: (values: { name: string | number }) => string
    failed: string
  }
  notes: {
    title: (values: { number: number }) => string
    count: (values: { number: number }) => string
    list: (values: { name: string | number }) => string
    write: (values: { name: string | number }) => string
    empty: string
    hint: string
    add: string
    change: string
    edit: string
    save: string
    remove: string
    removeTitle: string
    removeText: (values: { name: string | number }) => string
    you: string
    gone: string
    changed: string
    more: string
    failed: string
    moreFailed: string
    saveFailed: string
    removeFailed: string
  }
  compare: {
    name: string
    refusals: {
      too_few: (values: { min: string | number }) => string
      too_many: (values: { max: string | number }) => string
      several_projects: string
    }
    title: string
    back: string
    to: string
    applicants: string
    columns: {
      first: string
      second: string
    }
    match: string
    score: (values: { score: string | number }) => string
    same: string
    near: string
    missing: string
    noneRequired: string
    common: string
    availability: string
    perWeek: (values: { hours: number }) => string
    free: (values: { hours: number }) => string
    experience: string
    record: string
    notRated: string
    rated: (values: { reviews: number; average: number }) => string
    completed: (values: { number: number }) => string
    hours: (values: { hours: number }) => string
    notes: string
    none: string
    notAsked: string
    failed: string
    choose: string
    nothing: string
    noneText: string
  }
  declineTitle: (values: { number: number }) => string
  declineText: (values: { number: number }) => string
  declineConfirm: (values: { number: number }) => string
  declined: (values: { number: number }) => string
  declinedText: (values: { number: number }) => string
}

export const triageCatalog = defineTexts<TriageTexts>('web/features/applications/texts/triage')
