/** Written from options.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OptionsTexts {
  experienceLevel: {
    beginner: string
    intermediate: string
    experienced: string
    expert: string
  }
  duration: {
    "1-2 weeks": string
    "3-4 weeks": string
    "1-2 months": string
    "3-6 months": string
    "6+ months": string
    ongoing: string
  }
  urgency: {
    low: string
    medium: string
    high: string
  }
  budgetRanges: {
    "under-100k": string
    "100k-500k": string
    "500k-1m": string
    "1m-5m": string
    "5m+": string
  }
  organizationSizes: {
    small: string
    medium: string
    large: string
  }
  availability: {
    weekday_evenings: string
    weekends: string
    flexible: string
    business_hours: string
  }
  projectStatuses: {
    open: string
    active: string
    in_progress: string
    paused: string
    completed: string
    canceled: string
  }
}

export const optionsCatalog = defineTexts<OptionsTexts>('contract/texts/options')
