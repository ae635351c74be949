/** Written from help-schedule.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpScheduleTexts {
  title: string
  intro: string
  rules: {
    title: string
    text: string
  }
  safeguard: (values: { code: string | number }) => string
  queue: {
    title: string
    text: (values: { count: number; spots: number }) => string
    reopens: string
    none: string
  }
  emails: {
    title: string
    off: string
    quiet: string
    once: string
  }
}

export const helpScheduleCatalog = defineTexts<HelpScheduleTexts>('web/pages/help/texts/help-schedule')
