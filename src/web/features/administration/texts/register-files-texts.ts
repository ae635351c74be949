/** Written from register-files.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface RegisterFilesTexts {
  bmf: string
  pub78: string
  revocations: string
}

export const registerFilesCatalog = defineTexts<RegisterFilesTexts>('web/features/administration/texts/register-files')
