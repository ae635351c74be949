/** Written from schedule-rules.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ScheduleRulesTexts {
  subjects: {
    application: string
    hours: string
    project: string
    volunteer: string
  }
  names: {
    "application.reminder": string
    "application.release": string
  }
  sentences: {
    "application.reminder": (values: { days: string | number }) => string
    "application.release": (values: { last: number }) => string
  }
  off: string
}

export const scheduleRulesCatalog = defineTexts<ScheduleRulesTexts>('contract/texts/schedule-rules')
