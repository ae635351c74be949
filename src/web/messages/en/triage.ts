/** Texts of sorting applicants: shortlist, private notes, compare, decline several. Only members of the organization read them. */
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const applications = (number: number) => count(number, 'application', 'applications')

export const triageTexts = {
  select: 'Select',
  selectOne: (name: string) => `Select ${name}`,
  show: { label: 'Show', all: 'All', pending: 'Pending', shortlisted: 'Shortlisted' },
  found: (total: string) => `${total} ${total === '1' ? 'application' : 'applications'}`,
  empty: {
    pending: {
      title: 'No applications wait for you',
      text: 'Every application you received has been decided or withdrawn.',
    },
    shortlisted: {
      title: 'Nobody is on your shortlist',
      text: 'Press Shortlist on a pending application to come back to it here. Volunteers never see it.',
    },
  },
  shortlist: { name: 'Shortlist', failed: 'The shortlist could not be changed' },
  notes: {
    title: (number: number) => (number === 0 ? 'Private notes' : `Private notes (${number})`),
    list: (name: string) => `Notes on ${name}`,
    write: (name: string) => `New note on ${name}`,
    hint: 'Only members of your organization read it.',
    add: 'Add note',
    change: 'Change your note',
    edit: 'Edit',
    save: 'Save',
    remove: 'Remove',
    removeTitle: 'Remove this note?',
    removeText: (name: string) => `Your note on ${name} will be gone for everybody in your organization.`,
    you: 'You',
    gone: 'A former member',
    changed: 'changed',
    more: 'Load More',
    failed: 'The notes could not be loaded',
    moreFailed: 'More notes could not be loaded',
    saveFailed: 'The note could not be saved',
    removeFailed: 'The note could not be removed',
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
    missing: 'Not named:',
    availability: 'Availability',
    perWeek: (hours: number) => `Up to ${hours} h a week`,
    free: (hours: number) => `${hours} h a week are free now`,
    experience: 'Experience level',
    record: 'Rating and completed work',
    notRated: 'Not rated yet',
    rated: (average: number, reviews: number) =>
      `Rated ${average.toFixed(1)} of 5 (${count(reviews, 'review', 'reviews')})`,
    completed: (number: number) => `${count(number, 'project', 'projects')} completed`,
    hours: (hours: number) => `${hours} h confirmed`,
    notes: 'Private notes',
    none: 'Not given',
    notAsked: 'Not asked then',
    failed: 'The applications could not be compared',
    choose: 'Choose applications',
    nothing: 'Nothing to compare',
    noneText: 'Select two to four pending applications to one project, then press Compare.',
  },
  decline: 'Decline selected',
  declineTitle: (number: number) => `Decline ${applications(number)}?`,
  declineText: (number: number) =>
    number === 1
      ? 'They cannot apply to this project again, and this cannot be undone. A kind word helps them.'
      : 'They are declined together, and this cannot be undone. They cannot apply to this project again. A kind word helps them.',
  declineConfirm: (number: number) => `Decline ${applications(number)}`,
  declineField: (number: number) =>
    number === 1 ? 'Message to the volunteer' : 'Message to each of the volunteers',
  declined: (number: number) => `${applications(number)} declined`,
  declinedText: (number: number) =>
    number === 1
      ? 'The volunteer has been notified of the decision.'
      : 'The volunteers have been notified of the decision.',
  moved: {
    title: (number: number) =>
      number === 1 ? 'One application was not declined' : `${number} applications were not declined`,
    pending: (name: string) => `${name}: nothing was changed.`,
    accepted: (name: string) => `${name} was accepted in the meantime.`,
    declined: (name: string) => `${name} was declined in the meantime.`,
    withdrawn: (name: string) => `${name} withdrew in the meantime.`,
    completed: (name: string) => `${name} was signed off in the meantime.`,
    close: 'Close',
  },
}
