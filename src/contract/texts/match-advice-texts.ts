/** Written from match-advice.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface MatchAdviceTexts {
  gap: {
    required: (values: { isOwn: boolean; skill: string | number }) => string
    preferred: (values: { skill: string | number }) => string
  }
  advice: {
    skill: (values: { label: string | number }) => string
    hours: (values: { hours: number; now: number }) => string
    remote: string
    days: (values: { days: string | number }) => string
    level: string
  }
  slots: {
    weekdays: string
    weekends: string
    morning: string
    afternoon: string
    evening: string
    saturday: string
    sunday: string
  }
  remote: {
    met: (values: { isOwn: boolean }) => string
    unsure: (values: { isOwn: boolean }) => string
    unmet: (values: { isOwn: boolean }) => string
  }
  language: {
    met: (values: { isOwn: boolean; languages: string | number; words: string | number; spoken: string | number }) => string
    unsure: (values: { isOwn: boolean; languages: string | number; words: string | number }) => string
    unsureNamed: (values: { isOwn: boolean; languages: string | number; words: string | number; named: string | number }) => string
    unmet: (values: { isOwn: boolean; languages: string | number; words: string | number }) => string
  }
  age: {
    met: (values: { words: string | number }) => string
    unsure: (values: { words: string | number; confirmed: number }) => string
    unmet: (values: { words: string | number }) => string
  }
}

export const matchAdviceCatalog = defineTexts<MatchAdviceTexts>('contract/texts/match-advice')
