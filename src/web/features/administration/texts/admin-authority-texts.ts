/** Written from admin-authority.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminAuthorityTexts {
  heading: string
  text: string
  failed: string
  none: string
  ways: (values: { domain: string | number }) => string
  obstacles: {
    no_website: string
    shared_website: string
  }
  note: string
  documents: string
  types: {
    pdf: string
    image: string
  }
  approve: {
    action: string
    title: (values: { name: string | number }) => string
    text: string
    reason: string
    done: (values: { name: string | number }) => string
  }
  withdraw: {
    action: string
    title: (values: { name: string | number }) => string
    text: string
    reason: string
    done: (values: { name: string | number }) => string
  }
  pending: string
  notDone: string
}

export const adminAuthorityCatalog = defineTexts<AdminAuthorityTexts>('web/features/administration/texts/admin-authority')
