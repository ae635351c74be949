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
  states: {
    open: string
    held: string
    dismissed: string
    removed: string
    restored: string
    none: string
  }
  visibilities: {
    published: string
    held: string
    removed: string
  }
  statuses: {
    open: string
    active: string
    in_progress: string
    paused: string
    completed: string
    canceled: string
  }
}

export const caseExportCatalog = defineTexts<CaseExportTexts>('server/features/projects/texts/case-export')
