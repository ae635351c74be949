/** Written from distances.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DistancesTexts {
  away: (values: { unit: string; value: number }) => string
}

export const distancesCatalog = defineTexts<DistancesTexts>('server/features/projects/texts/distances')
