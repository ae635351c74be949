/** Reported reviews in the administrators' area (issue 7). */
import type { ReviewCaseState, ReviewCaseDecision } from '#domain/reviews/moderation.ts'
import type { ReportReason } from '#domain/reviews/reviews.ts'
import { deletedAccount } from './admin-verification.ts'

export const adminReviewsTexts = {
  title: 'Reviews',
  intro: 'Reported reviews, longest waiting first. Further reports are added to the same case.',
  tabs: 'Cases by status',
  shown: { open: 'Open', decided: 'Decided' },
  states: {
    open: 'Open',
    kept: 'Kept',
    hidden: 'Hidden',
    restored: 'Restored',
  } satisfies Record<ReviewCaseState, string>,
  list: 'Reported reviews',
  none: { open: 'No open reports', decided: 'No decisions yet' },
  noneText: 'Anyone who can read a review can report it.',
  failed: 'Couldn’t load the reports',
  more: 'Load More',
  moreFailed: 'Couldn’t load more reports',
  progress: (shown: number, total: string) => `${shown} of ${total} shown`,
  byVolunteer: (volunteer: string, organization: string) => `${volunteer} about ${organization}`,
  byOrganization: (organization: string, volunteer: string) => `${organization} about ${volunteer}`,
  project: 'Project',
  writer: 'Written by',
  organization: 'Organization',
  written: 'Written',
  edited: 'Edited',
  hidden: 'Hidden',
  visibility: 'Visible to',
  isPublic: 'Everyone',
  isPrivate: 'Both sides and administrators',
  isHidden: 'Its author’s side and administrators',
  ratings: 'Ratings',
  rated: (rating: number) => `Rated ${rating} of 5`,
  reply: 'Reply to the review',
  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  waitingSince: 'reported',
  decidedAt: 'decided',
  reasons: {
    untrue: 'Not true',
    offensive: 'Offensive',
    private_details: 'Private details',
    wrong_person: 'About someone else',
    spam: 'Advertising or spam',
    other: 'Something else',
  } satisfies Record<ReportReason, string>,
  reportedBy: (name: string) => `by ${name || deletedAccount.inSentence}`,
  person: (name: string) => name || deletedAccount.alone,
  verdicts: { keep: 'Kept', hide: 'Hidden' },
  noteOf: (note: string) => `Reason: ${note}`,
  restoredBy: (name: string) => `Restored by ${name || deletedAccount.inSentence}`,
  own: 'You wrote it, or you are or were on one of its sides. Another administrator must decide.',
  actions: { keep: 'Keep', hide: 'Hide', restore: 'Restore' } satisfies Record<ReviewCaseDecision, string>,
  dialog: {
    titles: {
      keep: 'Keep this review?',
      hide: 'Hide this review?',
      restore: 'Restore this review?',
    } satisfies Record<ReviewCaseDecision, string>,
    texts: {
      keep: 'The review stays as it is. We notify anyone who reported it and show them your reason.',
      hide: 'Only its author’s side will see it, and averages leave it out. We notify them with your reason, and notify anyone who reported it.',
      restore:
        'People see it again, and it counts as before. We notify its author’s side. Only administrators see your reason.',
    } satisfies Record<ReviewCaseDecision, string>,
    reason: 'Reason',
    failed: 'Decision not saved',
    changed:
      'This case changed after you opened it. We kept your reason. Close this, read the changes, then decide.',
  },
  done: { keep: 'Review kept', hide: 'Review hidden', restore: 'Review restored' } satisfies Record<
    ReviewCaseDecision,
    string
  >,
}
