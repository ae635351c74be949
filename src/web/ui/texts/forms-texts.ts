/** Written from forms.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface FormsTexts {
  add: string
  step: (values: { step: string | number; total: string | number }) => string
  percentComplete: (values: { percent: string | number }) => string
  steps: string
  stepDone: string
  stepWrong: string
  removeTag: (values: { tag: string | number }) => string
  tagAdded: (values: { tag: string | number }) => string
  tagRemoved: (values: { tag: string | number }) => string
  tagTwice: (values: { tag: string | number }) => string
  tagTooLong: (values: { max: number }) => string
  tagsFull: (values: { max: string | number }) => string
  errorSummary: string
  problem: (values: { field: string | number; message: string | number }) => string
  language: {
    label: string
    hint: string
    detect: string
    detected: (values: { language: string | number }) => string
    fold: string
  }
  wizard: {
    previous: string
    next: string
    missing: string
    saved: string
    notSaved: string
  }
}

export const formsCatalog = defineTexts<FormsTexts>('web/ui/texts/forms')
