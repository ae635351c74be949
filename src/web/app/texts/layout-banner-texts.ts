/** Written from layout-banner.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface LayoutBannerTexts {
  label: string
  more: string
  close: string
}

export const layoutBannerCatalog = defineTexts<LayoutBannerTexts>('web/app/texts/layout-banner')
