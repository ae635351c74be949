/** Written from unread.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UnreadTexts {
  count: (values: { unread: string | number }) => string
  more: (values: { most: string | number }) => string
}

export const unreadCatalog = defineTexts<UnreadTexts>('web/lib/texts/unread')
