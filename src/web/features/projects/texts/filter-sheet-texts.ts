/** Written from filter-sheet.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface FilterSheetTexts {
  projects: {
    show: (values: { count: number; total: string | number }) => string
    showAny: string
  }
  volunteers: {
    show: (values: { count: number; total: string | number }) => string
    showAny: string
  }
}

export const filterSheetCatalog = defineTexts<FilterSheetTexts>('web/features/projects/texts/filter-sheet')
