/** Written from safeguards.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SafeguardsTexts {
  rules: {
    S1: {
      title: string
      text: string
    }
    S2: {
      title: string
      text: (values: { warn: number; review: number }) => string
    }
    S3: {
      title: string
      text: (values: { require: number; review: number }) => string
    }
    S5: {
      title: string
      text: string
    }
    S4: {
      title: string
      text: (values: { warn: number; confirm: number }) => string
    }
    S6: {
      title: string
      text: string
    }
    S7: {
      title: string
      text: string
    }
    S8: {
      title: string
      text: string
    }
    S9: {
      title: string
      text: string
    }
    S10: {
      title: string
      text: string
    }
    S11: {
      title: string
      text: string
    }
    S13: {
      title: string
      text: string
    }
    S14: {
      title: string
      queue: (values: { count: number }) => string
    }
    S15: {
      title: string
    }
    S17: {
      title: string
      text: string
    }
    S18: {
      title: string
      text: string
    }
    S20: {
      title: string
      text: string
    }
  }
  hints: {
    S2: {
      warn: (values: { hours: number }) => string
      review: (values: { hours: number }) => string
    }
    S3: {
      require: (values: { hours: number }) => string
      review: (values: { hours: number }) => string
    }
    S6: (values: { evidence: string | number }) => string
    S7: (values: { evidence: string | number }) => string
    S9: (values: { evidence: string | number }) => string
    S10: (values: { evidence: string | number }) => string
    S13: (values: { evidence: string | number }) => string
    S18: (values: { evidence: string | number }) => string
    hidden: string
    hiddenOnSave: string
    more: string
  }
}

export const safeguardsCatalog = defineTexts<SafeguardsTexts>('contract/texts/safeguards')
