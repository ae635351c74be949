/** Written from exposure-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ExposureExportTexts {
  all: string
  percent: (values: { figure: string | number }) => string
  columns: {
    kind: string
    name: string
  }
}

export const exposureExportCatalog = defineTexts<ExposureExportTexts>('server/features/matching/texts/exposure-export')
