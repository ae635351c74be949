/** Written from saved-searches.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SavedSearchesTexts {
  heading: string
  text: string
  none: string
  browse: string
  saveTitle: string
  editTitle: string
  description: string
  name: string
  nameHint: string
  frequency: string
  frequencies: {
    at_once: string
    daily: string
    weekly: string
  }
  savedAlready: (values: { name: string | number }) => string
  withoutTopRated: string
  save: string
  change: string
  pending: string
  saved: {
    title: string
    description: string
  }
  changed: {
    title: string
    description: string
  }
  everything: string
  ended: string
  edit: string
  editOne: (values: { name: string | number }) => string
  end: string
  endOne: (values: { name: string | number }) => string
  restore: string
  restoreOne: (values: { name: string | number }) => string
  remove: string
  removeOne: (values: { name: string | number }) => string
  removeTitle: (values: { name: string | number }) => string
  removeText: string
  removed: string
  endFailed: string
  restoreFailed: string
  removeFailed: string
  failed: string
  remote: string
  hours: (values: { hours: number }) => string
  open: string
}

export const savedSearchesCatalog = defineTexts<SavedSearchesTexts>('web/features/projects/texts/saved-searches')
