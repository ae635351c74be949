/** Written from case-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface CaseExportTexts {
  columns: {
    title: string
    organization: string
    case: string
    openReports: string
    visibility: string
    status: string
    postedAt: string
    address: string
  }
}

export const caseExportCatalog = defineTexts<CaseExportTexts>('server/features/projects/texts/case-export')
