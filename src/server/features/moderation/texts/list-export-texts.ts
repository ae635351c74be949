/** Written from list-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ListExportTexts {
  columns: {
    name: string
    email: string
    isEmailVerified: string
    roles: string
    organizations: string
    state: string
    createdAt: string
    lastSeenAt: string
    verified: string
    members: string
    publishedProjects: string
    imported: string
  }
  yes: string
  no: string
}

export const listExportCatalog = defineTexts<ListExportTexts>('server/features/moderation/texts/list-export')
