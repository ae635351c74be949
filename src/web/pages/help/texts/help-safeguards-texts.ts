/** Written from help-safeguards.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface HelpSafeguardsTexts {
  title: string
  intro: string
  groups: {
    block: {
      title: string
      text: string
    }
    review: {
      title: string
      text: string
    }
    require: {
      title: string
      text: string
    }
    warn: {
      title: string
      text: string
    }
    always: {
      title: string
      text: string
    }
  }
  rule: (values: { code: string | number; version: number }) => string
  how: {
    title: string
    sentences: string
    narrow: string
    also: string
  }
  disagree: {
    title: string
    organization: (values: { email: string | number }) => string
    volunteer: string
  }
}

export const helpSafeguardsCatalog = defineTexts<HelpSafeguardsTexts>('web/pages/help/texts/help-safeguards')
