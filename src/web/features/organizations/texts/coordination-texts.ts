/** Written from coordination.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CoordinationTexts {
  title: string
  text: string
  requested: string
  ask: string
  askTitle: string
  askText: (values: { organization: string | number }) => string
  stop: string
  stopTitle: string
  stopText: (values: { organization: string | number }) => string
  asked: string
  stopped: string
  failed: string
}

export const coordinationCatalog = defineTexts<CoordinationTexts>('web/features/organizations/texts/coordination')
