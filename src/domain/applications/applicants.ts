/** How much of an organization's applicants is ranked, searched and shown; the filters are in applicant-filters.ts. */
import { toSingleLine } from '#domain/text/text.ts'

/** How many applicants `best_fit` ranks: the newest. Older ones follow, newest first. */
export const maxRankedApplicants = 2000

/** The most words of a search that count: the first ones. */
export const maxSearchedWords = 12

/** How many characters of a message a row shows. */
const excerptLength = 200

/** The beginning of a message, on one line. */
export const excerptOf = (text: string): string => [...toSingleLine(text)].slice(0, excerptLength).join('')
