/** In which order each filter lists applicants, for the server and the browser. */
import { commonApplicantSorts, type ApplicantFilter } from './applicant-filters.ts'

/** `oldest_hours` lists first those whose hours to confirm are from the earliest day. */
export const applicantSorts = ['best_fit', 'oldest_hours', ...commonApplicantSorts] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** Rows with hours to confirm show no fit. */
const firstSortOf = (show: ApplicantFilter): ApplicantSort => (show === 'hours' ? 'oldest_hours' : 'best_fit')

/** The orders of a filter. The first one applies unless another one is chosen. */
export const listApplicantSorts = (show: ApplicantFilter): readonly ApplicantSort[] => [
  firstSortOf(show),
  ...commonApplicantSorts,
]

/** The order of a filter's list: the chosen one, if the filter has it. */
export const applicantSortOf = (show: ApplicantFilter, chosen: ApplicantSort | undefined): ApplicantSort =>
  listApplicantSorts(show).find((each) => each === chosen) ?? firstSortOf(show)
