/** Written from action-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ActionExportTexts {
  columns: {
    rule: string
    step: string
    state: string
    dueAt: string
    at: string
    attempts: string
    project: string
    person: string
    error: string
  }
}

export const actionExportCatalog = defineTexts<ActionExportTexts>('server/features/schedule/texts/action-export')
