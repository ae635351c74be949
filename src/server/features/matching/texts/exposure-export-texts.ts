/** Written from exposure-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ExposureExportTexts {
  all: string
  columns: {
    kind: string
    name: string
    projects: string
    noneShare: string
    gini: string
    topTenthShare: string
    people: string
    applications: string
    accepted: string
  }
}

export const exposureExportCatalog = defineTexts<ExposureExportTexts>('server/features/matching/texts/exposure-export')
