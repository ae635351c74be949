import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { canWait } from '#web/features/applications/received/actions/keymap.ts'

/**
 * The columns of the list on wide screens: the classes of its header and of its rows, which begin with a picture, too. How
 * well applicants fit has a column only while some can wait for a decision.
 */
export const columnsOf = (show: ApplicantFilter) =>
  canWait(show)
    ? {
        hasFit: true,
        header: 'lg:grid-cols-[1.25rem_minmax(0,1fr)_2.75rem_6.5rem]',
        row: 'lg:grid-cols-[1.25rem_2rem_minmax(0,1fr)_2.75rem_6.5rem]',
      }
    : {
        hasFit: false,
        header: 'lg:grid-cols-[1.25rem_minmax(0,1fr)_10rem]',
        row: 'lg:grid-cols-[1.25rem_2rem_minmax(0,1fr)_10rem]',
      }
