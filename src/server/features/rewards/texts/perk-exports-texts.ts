/** Written from perk-exports.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PerkExportsTexts {
  columns: {
    title: string
    provider: string
    category: string
    pointsCost: string
    discount: string
    status: string
    claimed: string
    left: string
    codes: string
    codesLeft: string
    startsAt: string
    endsAt: string
    offeredAt: string
    person: string
    points: string
    redeemedAt: string
    code: string
  }
  unlimited: string
}

export const perkExportsCatalog = defineTexts<PerkExportsTexts>('server/features/rewards/texts/perk-exports')
