/**
 * Texts of sorting applicants: shortlist, private notes, comparing, declining several. Only members of the
 * organization see them.
 */
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const applications = (number: number) => count(number, 'application', 'applications')

export const triageTexts = {
  select: 'Select',
  selectOne: (name: string) => `Select ${name}`,
  show: { label: 'Show', all: 'All', pending: 'Pending', shortlisted: 'Shortlisted' },
  found: (total: string) => `${total} ${total === '1' ? 'application' : 'applications'}`,
  empty: {
    pending: {
      title: 'No applications to review',
      text: 'All your applications are answered or withdrawn.',
    },
    shortlisted: {
      title: 'Your shortlist is empty',
      text: 'Select Shortlist on a pending application to save it here. Volunteers never see your shortlist.',
    },
  },
  shortlist: { name: 'Shortlist', failed: 'Couldn’t update your shortlist' },
  notes: {
    title: (number: number) => (number === 0 ? 'Private notes' : `Private notes (${number})`),
    list: (name: string) => `Notes on ${name}`,
    write: (name: string) => `New note on ${name}`,
    hint: 'Only members of your organization can see this.',
    add: 'Add note',
    change: 'Edit your note',
    edit: 'Edit',
    save: 'Save',
    remove: 'Remove',
    removeTitle: 'Remove this note?',
    removeText: (name: string) => `This removes your note on ${name} for everyone in your organization.`,
    you: 'You',
    gone: 'A former member',
    changed: 'edited',
    more: 'Load More',
    failed: 'Couldn’t load the notes',
    moreFailed: 'Couldn’t load more notes',
    saveFailed: 'Couldn’t save the note',
    removeFailed: 'Couldn’t remove the note',
  },
  bar: 'Selected applications',
  chosen: (number: number) => `${number} selected`,
  clear: 'Clear',
  compare: {
    name: 'Compare',
    title: 'Compare applications',
    back: 'Back to applications',
    to: 'To',
    applicants: 'Applicants',
    match: 'Match',
    score: (score: number) => `${score}% match`,
    same: 'Has:',
    near: 'Close to:',
    missing: 'Not listed:',
    availability: 'Availability',
    perWeek: (hours: number) => `Up to ${count(hours, 'hour', 'hours')} per week`,
    free: (hours: number) => `${count(hours, 'hour', 'hours')} a week available`,
    experience: 'Experience level',
    record: 'Rating and completed work',
    notRated: 'Not rated yet',
    rated: (average: number, reviews: number) =>
      `Rated ${average.toFixed(1)} of 5 (${count(reviews, 'review', 'reviews')})`,
    completed: (number: number) => `${count(number, 'project', 'projects')} completed`,
    hours: (hours: number) => `${count(hours, 'hour', 'hours')} confirmed`,
    notes: 'Private notes',
    none: 'Not provided',
    notAsked: 'Not asked at the time',
    failed: 'Couldn’t compare the applications',
    choose: 'Choose applications',
    nothing: 'Nothing to compare',
    noneText: 'Select two to four pending applications to the same project, then select Compare.',
  },
  decline: 'Decline selected',
  declineTitle: (number: number) => `Decline ${applications(number)}?`,
  declineText: (number: number) =>
    number === 1
      ? 'They can’t apply to this project again, and you can’t undo this. A short, kind note helps.'
      : 'None of them can apply to this project again, and you can’t undo this. A short, kind note helps.',
  declineConfirm: (number: number) => `Decline ${applications(number)}`,
  declineField: (number: number) => (number === 1 ? 'Message to the volunteer' : 'Message to each volunteer'),
  declined: (number: number) => `${applications(number)} declined`,
  declinedText: (number: number) =>
    number === 1
      ? 'The volunteer has been notified of the decision.'
      : 'The volunteers have been notified of the decision.',
  moved: {
    title: (number: number) =>
      number === 1 ? 'One application was not declined' : `${number} applications were not declined`,
    pending: (name: string) => `${name}: no change was made.`,
    accepted: (name: string) => `${name} has already been accepted.`,
    declined: (name: string) => `${name} has already been declined.`,
    withdrawn: (name: string) => `${name} has withdrawn.`,
    completed: (name: string) => `${name} has already been signed off.`,
    close: 'Close',
  },
}
