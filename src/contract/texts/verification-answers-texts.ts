/** Written from verification-answers.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface VerificationAnswersTexts {
  states: {
    verified: {
      title: string
      message: string
    }
    verifiedElsewhere: {
      title: string
      message: string
    }
    pending: {
      title: string
      message: string
    }
    none: {
      title: string
      message: string
    }
    noneElsewhere: {
      title: string
      message: string
    }
    suspended: {
      title: string
      message: string
    }
    declined: {
      title: string
      message: string
    }
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
    held_back: string
    profile_changed: string
    no_register: string
  }
}

export const verificationAnswersCatalog = defineTexts<VerificationAnswersTexts>('contract/texts/verification-answers')
