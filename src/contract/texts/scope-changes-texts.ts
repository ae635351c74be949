/** Written from scope-changes.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ScopeChangesTexts {
  title: (values: { before: string | number; after: string | number }) => string
  totalHours: (values: { before: string | number; after: string | number }) => string
  contact: (values: { before: string | number; after: string | number }) => string
  hours: (values: { before: string | number; after: string | number }) => string
  duration: (values: { before: string | number; after: string | number }) => string
  startDate: (values: { before: string | number; after: string | number }) => string
  endDate: (values: { before: string | number; after: string | number }) => string
  contactName: (values: { before: string | number; after: string | number }) => string
  timeline: (values: { before: string | number; after: string | number }) => string
  location: (values: { before: string | number; after: string | number }) => string
  deliverablesAdded: (values: { more: number; items: string | number }) => string
  deliverablesRemoved: (values: { more: number; items: string | number }) => string
  milestonesAdded: (values: { more: number; items: string | number }) => string
  milestonesRemoved: (values: { more: number; items: string | number }) => string
  remote: string
  notStated: string
}

export const scopeChangesCatalog = defineTexts<ScopeChangesTexts>('contract/texts/scope-changes')
