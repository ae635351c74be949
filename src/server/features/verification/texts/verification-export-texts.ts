/** Written from verification-export.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface VerificationExportTexts {
  columns: {
    organization: string
    ein: string
    location: string
    state: string
    advice: string
    reasons: string
    requestedAt: string
    updatedAt: string
  }
  states: {
    pending: string
    suspended: string
    declined: string
    verified: string
  }
  advices: {
    approve: string
    look_closer: string
    decline: string
  }
  reasons: {
    register_not_loaded: string
    not_found: string
    name_differs: string
    branch_not_named: string
    name_not_allowed: string
    status_not_active: string
    revoked: string
    reinstated_not_listed: string
    held_by_another: string
    profile_changed: string
    held_back: string
  }
}

export const verificationExportCatalog = defineTexts<VerificationExportTexts>('server/features/verification/texts/verification-export')
