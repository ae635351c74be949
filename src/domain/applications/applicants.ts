/** What members of an organization search, filter and sort its applicants by. */
import { toSingleLine } from '#domain/text/text.ts'

/** `shortlisted` are pending ones on the shortlist, `hours` those with logged hours to confirm. */
export const applicantFilters = [
  'all',
  'pending',
  'shortlisted',
  'hours',
  'accepted',
  'completed',
  'declined',
  'withdrawn',
] as const
export type ApplicantFilter = (typeof applicantFilters)[number]

/** `oldest` lists first those who have waited longest for an answer. */
export const applicantSorts = ['best_fit', 'newest', 'oldest'] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** How many characters of a message a row shows. */
const excerptLength = 200

/** The beginning of a message, on one line. */
export const excerptOf = (text: string): string => [...toSingleLine(text)].slice(0, excerptLength).join('')
