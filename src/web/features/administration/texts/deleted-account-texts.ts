/** Written from deleted-account.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DeletedAccountTexts {
  alone: string
  inSentence: string
}

export const deletedAccountCatalog = defineTexts<DeletedAccountTexts>('web/features/administration/texts/deleted-account')
