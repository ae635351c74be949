/** Written from milestones.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MilestonesTexts {
  onDay: (values: { title: string | number; day: string | number }) => string
  afterHours: (values: { hours: number; title: string | number }) => string
  onDayAfterHours: (values: { hours: number; title: string | number; day: string | number }) => string
}

export const milestonesCatalog = defineTexts<MilestonesTexts>('contract/texts/milestones')
