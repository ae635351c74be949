/** Written from announce-button.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AnnounceButtonTexts {
  button: string
}

export const announceButtonCatalog = defineTexts<AnnounceButtonTexts>('web/features/messages/texts/announce-button')
