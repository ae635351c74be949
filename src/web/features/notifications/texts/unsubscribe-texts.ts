/** Written from unsubscribe.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UnsubscribeTexts {
  title: (values: { topic: string | number }) => string
  text: string
  digestTitle: string
  digestText: string
  summaryTitle: string
  summaryText: string
  searchTitle: (values: { name: string | number }) => string
  searchText: string
  searchSubmit: string
  doneSearchTitle: string
  doneSearchText: (values: { name: string | number }) => string
  undoneSearchTitle: string
  undoneSearchText: (values: { name: string | number }) => string
  submit: string
  pending: string
  doneTitle: string
  doneText: (values: { topic: string | number }) => string
  doneSummaryText: string
  doneDigestText: string
  undo: string
  undoing: string
  undoneTitle: string
  undoneText: (values: { topic: string | number }) => string
  undoneSummaryText: string
  undoneDigestText: string
  all: string
  wrongTitle: string
  wrongText: string
  loadFailed: string
  failed: string
}

export const unsubscribeCatalog = defineTexts<UnsubscribeTexts>('web/features/notifications/texts/unsubscribe')
