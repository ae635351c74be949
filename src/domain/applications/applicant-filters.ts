/** What members of an organization filter and sort its applicants by. Apart, because every page loads the routes. */

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

/**
 * The orders that every filter offers; the address names one of them only if it is chosen. `oldest` lists first those who have
 * waited longest for an answer.
 */
export const commonApplicantSorts = ['newest', 'oldest'] as const
