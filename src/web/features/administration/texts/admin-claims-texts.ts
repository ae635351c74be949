/** Written from admin-claims.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminClaimsTexts {
  title: string
  intro: string
  tabs: string
  shown: {
    waiting: string
    decided: string
  }
  list: string
  none: {
    waiting: string
    decided: string
  }
  noneText: string
  failed: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  asks: string
  asked: string
  facts: {
    email: string
    verified: string
    unverified: string
    joined: string
    website: string
    location: string
  }
  noWebsite: string
  hasOwner: string
  own: string
  reason: string
  reasonOf: string
  decided: (values: { name: string | number }) => string
  approve: string
  decline: string
  approveTitle: (values: { person: string | number; organization: string | number }) => string
  approveText: string
  declineTitle: (values: { person: string | number }) => string
  declineText: string
  done: {
    approve: string
    decline: string
  }
  failedToDecide: string
}

export const adminClaimsCatalog = defineTexts<AdminClaimsTexts>('web/features/administration/texts/admin-claims')
