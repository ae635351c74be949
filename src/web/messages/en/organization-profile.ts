/** An organization's profile: its page and its setup wizard (features 2, 5, 8). */
import { limits, organizationLimits } from '#contract/limits.ts'

const { form, setup, foundedMin } = organizationLimits

export const organizationProfileTexts = {
  fields: {
    organizationName: {
      label: 'Organization name',
      hint: 'As your supporters know it. Volunteers see it on every project.',
    },
    website: { label: 'Website', hint: 'The whole address, such as https://example.org.' },
    description: { label: 'Description' },
    missionStatement: {
      label: 'Mission statement',
      hint: `What you are there for, in a sentence or two. ${setup.mission.min} to ${setup.mission.max} characters.`,
    },
    location: { label: 'Location', hint: 'City and state.', placeholder: 'Baltimore, MD' },
    ein: {
      label: 'EIN (Tax ID)',
      hint: 'Nine digits, XX-XXXXXXX. We check it when you are verified; nobody else sees it.',
      placeholder: 'XX-XXXXXXX',
    },
    size: { label: 'Organization size' },
    causeAreas: {
      label: 'Cause areas',
      hint: 'Choose at least one. Volunteers who care about them find you first.',
      customLabel: 'Another cause',
      customPlaceholder: 'Type a cause of your own',
    },
    foundedYear: { label: 'Founded year', hint: `From ${foundedMin} on.` },
    employeeCount: { label: 'Team size' },
    budgetRange: { label: 'Annual budget' },
    contactEmail: { label: 'Contact email' },
    contactPhone: { label: 'Contact phone' },
    timeZone: { label: 'Time zone', hint: 'Deadlines of your new projects end by it.', none: 'UTC' },
    socialMedia: { label: 'Social media' },
  },
  networks: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
  networkPlaceholder: 'Name or link',
  choose: 'Choose one',
  markNotice:
    'With another name or EIN your organization loses its Verified mark until it has been checked again.',
  leave: 'Your changes are not saved yet. They are kept on this device.',
  leaveUnkept: 'Your changes are not saved yet, and this browser does not let us keep them.',
  draft: {
    resumed: 'We kept what you had not saved yet, last changed',
    startOver: 'Start Over',
    discard: 'Discard Changes',
    discardTitle: 'Discard your changes?',
    discardText: 'What you wrote and did not save is lost.',
  },
  setup: {
    createTitle: 'Create Organization Profile',
    editTitle: 'Edit Organization Profile',
    intro: 'Four short steps. Volunteers read this before they apply to you.',
    steps: {
      basics: 'Basics',
      details: 'Details',
      causes: 'Cause Areas',
      review: 'Review',
    },
    descriptionHint: `Who you are and what you do. ${setup.description.min} to ${setup.description.max} characters.`,
    create: 'Create Profile',
    update: 'Update Profile',
    pending: 'Saving...',
    saved: {
      title: 'Organization Profile Saved Successfully! ✅',
      description:
        'Your organization profile has been created. You can now create projects and connect with volunteers!',
    },
    updated: {
      title: 'Organization Profile Saved Successfully! ✅',
      description: 'Your organization profile has been updated.',
    },
    failed: 'Failed to Save Profile',
    review: { hint: 'Read it once more. Any step can be changed.', edit: 'Edit', none: 'Not stated' },
    next: {
      heading: 'What’s Next?',
      lines: [
        'Your organization is visible to volunteers',
        'You can post volunteer opportunities',
        'You receive applications from skilled volunteers',
        'You build your reputation through reviews',
      ],
    },
  },
  publicPage: 'See your public page',
  tab: { edit: 'Edit' },
  page: {
    title: 'Organization Profile',
    createTitle: 'Create Organization Profile',
    editTitle: 'Edit Organization Profile',
    intro: 'What volunteers learn of you before they apply.',
    back: 'Back to Dashboard',
    edit: 'Edit Profile',
    about: 'About your organization',
    facts: 'Details',
    contact: 'Contact',
    contactHint: 'Only your members and volunteers whom you accepted see it.',
    descriptionHint: `Who you are and what you do. At least ${form.descriptionMin} characters, at most ${limits.longText}.`,
    create: 'Create Profile',
    save: 'Save Changes',
    pending: 'Saving...',
    cancel: 'Cancel',
    unsaved: 'You have unsaved changes',
    created: { title: 'Profile created' },
    saved: { title: 'Profile updated' },
    createFailed: 'Failed to create profile',
    failed: 'Failed to update profile',
  },
}
