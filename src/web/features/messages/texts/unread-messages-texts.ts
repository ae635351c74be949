/** Written from unread-messages.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UnreadMessagesTexts {
  beside: (values: { unread: string | number }) => string
  named: (values: { unread: number }) => string
}

export const unreadMessagesCatalog = defineTexts<UnreadMessagesTexts>('web/features/messages/texts/unread-messages')
