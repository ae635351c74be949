/** Written from ui.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UiTexts {
  add: string
  cancel: string
  close: string
  copy: {
    label: string
    done: string
    failed: string
  }
  leave: {
    title: string
    stay: string
    go: string
  }
  loading: string
  optional: string
  notifications: (values: { hotkey: string | number }) => string
  charactersUsed: (values: { used: string | number; max: string | number }) => string
  charactersOver: (values: { over: number }) => string
  charactersMissing: (values: { missing: number }) => string
  charactersLeft: (values: { left: number }) => string
  step: (values: { step: string | number; total: string | number }) => string
  percentComplete: (values: { percent: string | number }) => string
  more: (values: { count: string | number }) => string
  steps: string
  stepDone: string
  stepWrong: string
  removeTag: (values: { tag: string | number }) => string
  tagAdded: (values: { tag: string | number }) => string
  tagRemoved: (values: { tag: string | number }) => string
  tagTwice: (values: { tag: string | number }) => string
  tagTooLong: (values: { max: string | number }) => string
  tagsFull: (values: { max: string | number }) => string
  errorSummary: string
  problem: (values: { field: string | number; message: string | number }) => string
  wizard: {
    previous: string
    next: string
    missing: string
    saved: string
    notSaved: string
  }
}

export const uiCatalog = defineTexts<UiTexts>('web/ui/texts/ui')
