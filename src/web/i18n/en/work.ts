/** Texts of accepted work: its hours, timeline and reviews (spec F5, F8; decisions A10, A19, B14). */
import { reviewRequiredText } from '#contract/reviews/reviews.ts'
import type { ReviewCategory } from '#domain/reviews/reviews.ts'

const plain = (hours: number) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

export const hoursTexts = {
  title: 'Hours',
  region: (project: string) => `Hours on ${project}`,
  /** For the organization, which may see several volunteers on a project. */
  regionOf: (volunteer: string, project: string) => `Hours on ${project}: ${volunteer}`,
  amount: plain,
  confirmed: (hours: number) => `${plain(hours)} confirmed`,
  waiting: (hours: number) => `${plain(hours)} pending`,
  planned: (hours: number) => `${plain(hours)} per week planned`,
  entries: 'Logged hours',
  log: 'Log hours',
  edit: 'Edit',
  remove: 'Remove',
  editOf: (day: string) => `Edit the hours of ${day}`,
  removeOf: (day: string) => `Remove the hours of ${day}`,
  status: { awaiting: 'Pending', confirmed: 'Confirmed', rejected: 'Rejected' },
  rejectedBecause: (reason: string) => `Reason: ${reason}`,
  noEntries: 'No hours logged yet',
  noEntriesText: {
    volunteer: 'Log your hours for each day. The organization then confirms them.',
    organization: 'When the volunteer logs hours, you confirm them here.',
  },
  failed: 'Couldn’t load the hours',
  more: 'Load More',
  moreFailed: 'Couldn’t load more hours',
  logTitle: 'Log hours',
  editTitle: 'Edit hours',
  description: (project: string, organization: string) =>
    `Your work on ${project}. ${organization} confirms your hours.`,
  fields: {
    date: 'Date',
    dateHint: 'The day you worked',
    hours: 'Hours',
    hoursHint: 'For example, 1.75',
    note: 'Note',
    noteHint: 'What did you work on?',
  },
  submit: 'Log hours',
  save: 'Save',
  pending: 'Saving...',
  logged: { title: 'Hours logged', text: (organization: string) => `${organization} can confirm them now.` },
  changed: {
    title: 'Hours updated',
    text: (organization: string) => `${organization} can confirm them now.`,
  },
  removeTitle: 'Remove these hours?',
  removeText: (amount: string, day: string) => `This removes ${amount} on ${day}.`,
  removed: { title: 'Hours removed' },
  saveFailed: 'Couldn’t save the hours',
  removeFailed: 'Couldn’t remove the hours',
  choose: 'Choose hours to confirm or reject',
  confirm: (hours: number) => (hours === 0 ? 'Confirm' : `Confirm ${plain(hours)}`),
  reject: (hours: number) => (hours === 0 ? 'Reject' : `Reject ${plain(hours)}`),
  rejectTitle: (hours: number, name: string) => `Reject ${plain(hours)} from ${name}?`,
  rejectText: 'They’ll see your reason and can correct their hours.',
  reason: 'Reason',
  rejectSubmit: 'Reject',
  confirmedDone: { title: 'Hours confirmed', text: (name: string) => `We let ${name} know.` },
  rejectedDone: { title: 'Hours rejected', text: (name: string) => `We sent ${name} your reason.` },
  decideFailed: 'Couldn’t update the hours',
}

const own = {
  applied: () => 'You applied',
  accepted: () => 'You accepted the application',
  declined: () => 'You declined the application',
  withdrawn: () => 'You withdrew the application',
  ended: () => 'You ended the collaboration',
  completed: () => 'You signed off the work',
  hours_logged: (_: string, amount: string, day: string) => `You logged ${amount} for ${day}`,
  hours_confirmed: (_: string, amount: string) => `You confirmed ${amount}`,
  hours_rejected: (_: string, amount: string) => `You rejected ${amount}`,
  reviewed: () => 'You left a review',
}

const other = {
  applied: (name: string) => `${name} applied`,
  accepted: (name: string) => `${name} accepted the application`,
  declined: (name: string) => `${name} declined the application`,
  withdrawn: (name: string) => `${name} withdrew the application`,
  ended: (name: string) => `${name} ended the collaboration`,
  completed: (name: string) => `${name} signed off the work`,
  hours_logged: (name: string, amount: string, day: string) => `${name} logged ${amount} for ${day}`,
  hours_confirmed: (name: string, amount: string) => `${name} confirmed ${amount}`,
  hours_rejected: (name: string, amount: string) => `${name} rejected ${amount}`,
  reviewed: (name: string) => `${name} left a review`,
}

export const timelineTexts = {
  title: 'Timeline',
  of: (project: string) => `What happened on ${project}`,
  failed: 'Couldn’t load the timeline',
  more: 'Load More',
  moreFailed: 'Couldn’t load more of the timeline',
  events: { own, other },
  rated: (rating: number) => `${rating} of 5`,
}

export const reviewsTexts = {
  action: 'Leave a review',
  actionOf: (name: string) => `Leave a review of ${name}`,
  done: (name: string) => `You reviewed ${name}.`,
  see: 'See your review',
  seeOf: (name: string) => `See your review of ${name}`,
  title: (name: string) => `Review ${name}`,
  description: (project: string) => `Review your work together on ${project}.`,
  rating: 'Rating',
  stars: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  labels: ['Poor', 'Fair', 'Good', 'Very Good', 'Excellent'],
  categories: {
    clarity: 'Project Clarity',
    respect: 'Respectful Communication',
    impact: 'Impact Achieved',
    followThrough: 'Follow Through',
    reliability: 'Reliability',
    fit: 'Good Fit',
    communication: 'Communication',
  } satisfies Record<ReviewCategory, string>,
  text: 'Review',
  textHint: 'What went well? What should others know?',
  isPublic: 'Show this review to everyone',
  isPublicHint: (name: string) =>
    `If not, only ${name} and administrators see it, and it doesn’t affect public averages.`,
  submit: 'Submit Review',
  submitting: 'Submitting...',
  required: { title: 'Review Required', text: reviewRequiredText },
  failed: 'Failed to submit review.',
  kept: 'Your review isn’t lost. Check your connection and try again.',
  submitted: {
    title: 'Review submitted',
    shown: (name: string) => `Thank you. ${name} can read it now.`,
    waiting: (name: string) =>
      `Thank you. It appears after ${name} writes a review too, or after a few days.`,
  },
}
