/** What the content of several emails has in common. */
import type { EmailsTexts } from '#server/email/texts/emails-texts.ts'

/** A long title would push the rest of the subject out of view. */
export const shorten = (title: string) =>
  [...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title

/** The administrator's note, or nothing. */
export const quoteAdministrator = ({ administratorWrote }: EmailsTexts, note: string | null) =>
  note === null ? [] : [administratorWrote, ...note.split(/\n+/)]
