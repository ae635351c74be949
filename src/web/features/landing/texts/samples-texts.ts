/** Written from samples.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SamplesTexts {
  guide: {
    title: string
    description: string
    potentialImpact: string
    organization: string
    location: string
  }
  grants: {
    title: string
    description: string
    potentialImpact: string
    organization: string
    location: string
  }
  intake: {
    title: string
    description: string
    potentialImpact: string
    organization: string
    location: string
  }
}

export const samplesCatalog = defineTexts<SamplesTexts>('web/features/landing/texts/samples')
