/** What the content of several emails has in common. */
import type { Paragraph } from '#server/email/email.ts'
import type { EmailsTexts } from '#server/email/texts/emails-texts.ts'

/** A long title would push the rest of the subject out of view. */
export const shorten = (title: string) =>
  [...title].length > 60 ? `${[...title].slice(0, 59).join('')}…` : title

/** What someone wrote, after a line that says who; nothing if they wrote nothing. */
export const quote = (introduction: string, words: string | null): Paragraph[] =>
  words === null ? [] : [introduction, ...words.split(/\n+/).map((written) => ({ written }))]

/** The administrator's note, or nothing. */
export const quoteAdministrator = ({ administratorWrote }: EmailsTexts, note: string | null) =>
  quote(administratorWrote, note)

/** Where the rules of reminders are. */
export const aboutSchedule = ({ scheduleRules: label }: EmailsTexts) => ({ label, path: '/help/schedule' })
