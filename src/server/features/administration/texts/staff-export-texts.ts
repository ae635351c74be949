/** Written from staff-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface StaffExportTexts {
  columns: {
    name: string
    email: string
    roles: string
    grantedAt: string
    hasSecondFactor: string
    isSuspended: string
  }
  yes: string
  no: string
}

export const staffExportCatalog = defineTexts<StaffExportTexts>('server/features/administration/texts/staff-export')
