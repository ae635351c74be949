/** Written from admin-reviews.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminReviewsTexts {
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
    hidden: string
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
  byVolunteer: (values: { volunteer: string | number; organization: string | number }) => string
  byOrganization: (values: { organization: string | number; volunteer: string | number }) => string
  project: string
  writer: string
  organization: string
  written: string
  edited: string
  visibility: string
  isPublic: string
  isPrivate: string
  isHidden: string
  ratings: string
  rated: (values: { rating: string | number }) => string
  reply: string
  reports: (values: { count: number }) => string
  waiting: string
  decidedAt: string
  reasons: {
    untrue: string
    offensive: string
    private_details: string
    wrong_person: string
    spam: string
    other: string
  }
  reportedBy: (values: { name: string | number }) => string
  outcomes: {
    keep: string
    hide: string
  }
  noteOf: (values: { note: string | number }) => string
  restoredBy: (values: { name: string | number }) => string
  own: string
  actions: {
    keep: string
    hide: string
    restore: string
  }
  dialog: {
    titles: {
      keep: string
      hide: string
      restore: string
    }
    texts: {
      keep: string
      hide: string
      restore: string
    }
    reason: string
    failed: string
    changed: string
  }
  done: {
    keep: string
    hide: string
    restore: string
  }
}

export const adminReviewsCatalog = defineTexts<AdminReviewsTexts>('web/features/administration/texts/admin-reviews')
