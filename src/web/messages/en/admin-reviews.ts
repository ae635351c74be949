/** Reported reviews in the administrators' area (issue 7). */
import type { ReviewCaseState, ReviewVerdict } from '#domain/review-moderation.ts'
import type { ReportReason } from '#domain/reviews.ts'
import { nobody } from './admin-verification.ts'

export const adminReviewsTexts = {
  title: 'Reviews',
  intro: 'Reviews that somebody reported, the longest waiting first. A further report joins its case.',
  tabs: 'Cases by state',
  shown: { open: 'Open', decided: 'Decided' },
  states: {
    open: 'Open',
    kept: 'Kept',
    hidden: 'Hidden',
    restored: 'Shown again',
  } satisfies Record<ReviewCaseState, string>,
  list: 'Reported reviews',
  none: { open: 'No report waits', decided: 'Nothing was decided yet' },
  noneText: 'Whoever reads a review can report it.',
  failed: 'The reports could not be loaded',
  more: 'Load More',
  moreFailed: 'More reports could not be loaded',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  byVolunteer: (volunteer: string, organization: string) => `${volunteer} about ${organization}`,
  byOrganization: (organization: string, volunteer: string) => `${organization} about ${volunteer}`,
  project: 'Project',
  writer: 'Written by',
  organization: 'Organization',
  written: 'Written',
  edited: 'Edited',
  hidden: 'Hidden',
  visibility: 'Shown to',
  isPublic: 'Everybody',
  isPrivate: 'Both sides and administrators',
  isHidden: 'The side that wrote it and administrators',
  ratings: 'Ratings',
  rated: (rating: number) => `Rated ${rating} of 5`,
  reply: 'Reply of the reviewed side',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  waitingSince: 'waits since',
  decidedAt: 'decided',
  reasons: {
    untrue: 'Not true',
    offensive: 'Offensive',
    private_details: 'Private details',
    wrong_person: 'About somebody else',
    spam: 'Advertising or spam',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reportedBy: (name: string) => `by ${name || nobody}`,
  person: (name: string) => name || nobody,
  verdicts: { keep: 'Kept', hide: 'Hidden' },
  noteOf: (note: string) => `Reason: ${note}`,
  restoredBy: (name: string) => `Shown again by ${name || nobody}`,
  own: 'You wrote it, or belong to one of its sides or did, so another administrator decides.',
  actions: { keep: 'Keep', hide: 'Hide', restore: 'Show Again' } satisfies Record<ReviewVerdict, string>,
  dialog: {
    titles: {
      keep: 'Keep this review?',
      hide: 'Hide this review?',
      restore: 'Show this review again?',
    } satisfies Record<ReviewVerdict, string>,
    texts: {
      keep: 'It stays as it is. Whoever reported it is told, and reads your reason.',
      hide: 'Only the side that wrote it sees it then, and it counts in no average. They are told and read your reason; whoever reported it is told.',
      restore:
        'It is shown and counts as before. The side that wrote it is told. Your reason is kept for administrators.',
    } satisfies Record<ReviewVerdict, string>,
    reason: 'Reason',
    failed: 'Not decided',
    changed:
      'This case has changed since you opened it. Your reason is kept: close this, look at what is new, then decide.',
  },
  done: { keep: 'Review kept', hide: 'Review hidden', restore: 'Review shown again' } satisfies Record<
    ReviewVerdict,
    string
  >,
}
