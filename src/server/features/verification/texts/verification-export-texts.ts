/** Written from verification-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface VerificationExportTexts {
  columns: {
    organization: string
    ein: string
    registrationNumber: string
    registerName: string
    location: string
    state: string
    advice: string
    reasons: string
    requestedAt: string
    updatedAt: string
  }
}

export const verificationExportCatalog = defineTexts<VerificationExportTexts>('server/features/verification/texts/verification-export')
