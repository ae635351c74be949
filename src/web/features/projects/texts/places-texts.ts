/** Written from places.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PlacesTexts {
  suggestions: string
  found: (values: { count: number }) => string
  others: (values: { place: string | number }) => string
}

export const placesCatalog = defineTexts<PlacesTexts>('web/features/projects/texts/places')
