/** Written from safeguard-rules.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SafeguardRulesTexts {
  names: {
    S1: string
    S2: string
    S3: string
    S4: string
    S5: string
    S6: string
    S7: string
    S8: string
    S9: string
    S10: string
    S11: string
    S13: string
    S14: string
    S15: string
    S17: string
    S18: string
    S20: string
  }
  reasons: {
    S1: string
    S2: string
    S3: string
    S4: string
    S5: string
    S6: string
    S7: string
    S8: string
    S9: string
    S10: string
    S11: string
    S13: string
    S14: string
    S15: string
    S17: string
    S18: string
    S20: string
  }
  evidence: {
    hoursPerWeek: (values: { hours: number }) => string
    hoursInTotal: (values: { hours: number }) => string
  }
}

export const safeguardRulesCatalog = defineTexts<SafeguardRulesTexts>('contract/texts/safeguard-rules')
