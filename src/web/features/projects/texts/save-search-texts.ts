/** Written from save-search.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface SaveSearchTexts {
  button: string
}

export const saveSearchCatalog = defineTexts<SaveSearchTexts>('web/features/projects/texts/save-search')
