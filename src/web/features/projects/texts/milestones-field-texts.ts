/** Written from milestones-field.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MilestonesFieldTexts {
  heading: string
  optional: string
  hint: string
  title: (values: { number: string | number }) => string
  placeholder: string
  dueDate: string
  afterHours: string
  add: string
  remove: (values: { number: string | number }) => string
  removed: (values: { number: string | number }) => string
  past: string
  beyond: (values: { hours: number }) => string
  full: (values: { max: string | number }) => string
}

export const milestonesFieldCatalog = defineTexts<MilestonesFieldTexts>('web/features/projects/texts/milestones-field')
