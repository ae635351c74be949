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

/** The orders that every filter offers. `oldest` lists first those who have waited longest for an answer. */
export const chosenApplicantSorts = ['newest', 'oldest'] as const
