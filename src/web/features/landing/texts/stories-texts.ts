/** Written from stories.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StoriesTexts {
  stories: {
    "1": {
      quote: string
      name: string
      role: string
      result: string
    }
    "2": {
      quote: string
      name: string
      role: string
      result: string
    }
    "3": {
      quote: string
      name: string
      role: string
      result: string
    }
  }
}

export const storiesCatalog = defineTexts<StoriesTexts>('web/features/landing/texts/stories')
