/** Written from perk-presets.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PerkPresetsTexts {
  recognition: {
    title: string
    description: string
  }
  learning: {
    title: string
    description: string
  }
  networking: {
    title: string
    description: string
  }
  reference: {
    title: string
    description: string
  }
  mentorship: {
    title: string
    description: string
  }
  portfolio: {
    title: string
    description: string
  }
  swag: {
    title: string
    description: string
  }
  access: {
    title: string
    description: string
  }
  certificate: {
    title: string
    description: string
  }
  team: {
    title: string
    description: string
  }
}

export const perkPresetsCatalog = defineTexts<PerkPresetsTexts>('contract/texts/perk-presets')
