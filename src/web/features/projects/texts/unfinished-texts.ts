/** Written from unfinished.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UnfinishedTexts {
  list: string
  untitled: string
  badge: string
  step: (values: { step: string | number; steps: string | number }) => string
  continue: string
  continueOf: (values: { title: string | number }) => string
  discard: string
  discardOf: (values: { title: string | number }) => string
  discardTitle: string
  discardText: (values: { title: string | number }) => string
  discarded: string
  discardFailed: string
  failed: string
  openFailed: string
  started: (values: { title: string | number }) => string
  continueDraft: string
  startNew: string
  others: (values: { count: number }) => string
  seeThem: (values: { count: number }) => string
  onServer: string
  onDevice: (values: { problem: string | number }) => string
  copied: {
    changed: string
    gone: string
  }
  refused: (values: { reason: string | number }) => string
  seeAll: string
  continueHere: string
}

export const unfinishedCatalog = defineTexts<UnfinishedTexts>('web/features/projects/texts/unfinished')
