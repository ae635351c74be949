/** Written from search-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SearchEmailsTexts {
  subject: (values: { count: number; project: string | number }) => string
  happened: (values: { count: number }) => string
  more: (values: { more: number }) => string
  project: (values: { project: string | number; organization: string | number }) => string
  end: (values: { search: string | number }) => string
  action: (values: { count: number }) => string
}

export const searchEmailsCatalog = defineTexts<SearchEmailsTexts>('server/email/texts/search-emails')
