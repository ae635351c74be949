import type { UnreadTexts } from '#web/lib/texts/unread-texts.ts'

/** Badges have room for one digit. */
const most = 9

/** A number of unread things, as a badge shows it. */
export const describeUnread = (texts: UnreadTexts, unread: number): string =>
  unread > most ? texts.more({ most }) : texts.count({ unread })
