/** Written from own-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OwnExportTexts {
  columns: {
    title: string
    organization: string
    status: string
    postedAt: string
    updatedAt: string
    applications: string
    accepted: string
    pending: string
    address: string
  }
  hidden: {
    draft: string
    waiting: string
    held: string
    removed: string
  }
}

export const ownExportCatalog = defineTexts<OwnExportTexts>('server/features/projects/texts/own-export')
