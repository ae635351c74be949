/** Texts of accepted work: its hours, its timeline and its reviews (foundation 5, 8; features 5; decisions A10, A19, B14). */
import { reviewRequiredText } from '#contract/reviews.ts'
import type { ReviewCategory } from '#domain/reviews.ts'

const plain = (hours: number) => `${hours} h`

export const hoursTexts = {
  title: 'Hours',
  region: (project: string) => `Hours on ${project}`,
  amount: plain,
  confirmed: (hours: number) => `${plain(hours)} confirmed`,
  waiting: (hours: number) => `${plain(hours)} waiting`,
  planned: (hours: number) => `${plain(hours)}/week planned`,
  entries: 'Logged hours',
  log: 'Log hours',
  edit: 'Edit',
  remove: 'Remove',
  editOf: (day: string) => `Edit the hours of ${day}`,
  removeOf: (day: string) => `Remove the hours of ${day}`,
  status: { awaiting: 'Waiting', confirmed: 'Confirmed', rejected: 'Rejected' },
  rejectedBecause: (reason: string) => `Reason: ${reason}`,
  noEntries: 'No hours logged yet',
  noEntriesText: {
    volunteer: 'Log what you worked, day by day. The organization confirms it.',
    organization: 'Once the volunteer logs hours, you confirm them here.',
  },
  failed: 'The hours could not be loaded',
  more: 'Load More',
  moreFailed: 'More hours could not be loaded',
  logTitle: 'Log hours',
  editTitle: 'Edit hours',
  description: (project: string, organization: string) =>
    `Your work on ${project}. ${organization} confirms it.`,
  fields: {
    date: 'Date',
    dateHint: 'The day you worked',
    hours: 'Hours',
    hoursHint: 'In quarter steps, such as 1.75',
    note: 'Note',
    noteHint: 'What did you work on?',
  },
  submit: 'Log hours',
  save: 'Save',
  pending: 'Saving...',
  logged: { title: 'Hours logged', text: (organization: string) => `${organization} can confirm them now.` },
  changed: {
    title: 'Hours changed',
    text: (organization: string) => `${organization} can confirm them now.`,
  },
  removeTitle: 'Remove these hours?',
  removeText: (amount: string, day: string) => `${amount} of ${day} will be gone.`,
  removed: { title: 'Hours removed' },
  saveFailed: 'The hours could not be saved',
  removeFailed: 'The hours could not be removed',
  choose: 'Choose what to confirm or reject',
  confirm: (hours: number) => (hours === 0 ? 'Confirm' : `Confirm ${plain(hours)}`),
  reject: (hours: number) => (hours === 0 ? 'Reject' : `Reject ${plain(hours)}`),
  rejectTitle: (hours: number, name: string) => `Reject ${plain(hours)} of ${name}?`,
  rejectText: 'They read your reason and can correct the hours.',
  reason: 'Reason',
  rejectSubmit: 'Reject',
  confirmedDone: { title: 'Hours confirmed', text: (name: string) => `${name} has been told.` },
  rejectedDone: { title: 'Hours rejected', text: (name: string) => `${name} has been told why.` },
  decideFailed: 'The hours could not be decided',
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
  failed: 'The timeline could not be loaded',
  more: 'Load More',
  moreFailed: 'More of the timeline could not be loaded',
  events: { own, other },
  rated: (rating: number) => `${rating} of 5`,
}

export const reviewsTexts = {
  action: 'Leave a review',
  actionOf: (name: string) => `Leave a review of ${name}`,
  done: (name: string) => `You have reviewed ${name}.`,
  see: 'See your review',
  seeOf: (name: string) => `See your review of ${name}`,
  title: (name: string) => `Review ${name}`,
  description: (project: string) => `About your work together on ${project}.`,
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
  textHint: 'What went well, and what should the next person know?',
  isPublic: 'Show this review to everyone',
  isPublicHint: (name: string) =>
    `Otherwise only ${name} and administrators see it, and no average counts it.`,
  submit: 'Submit Review',
  submitting: 'Submitting...',
  required: { title: 'Review Required', text: reviewRequiredText },
  failed: 'Failed to submit review.',
  kept: 'What you wrote is kept. Check your connection and try again.',
  submitted: {
    title: 'Review submitted',
    shown: (name: string) => `Thank you. ${name} can read it now.`,
    waiting: (name: string) => `Thank you. It shows once ${name} has reviewed too, or after some days.`,
  },
}
