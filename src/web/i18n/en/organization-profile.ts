/** An organization's profile: its page and its setup wizard (features 2, 5, 8). */
import { limits, organizationLimits } from '#contract/limits.ts'

const { form, setup, foundedMin } = organizationLimits

export const organizationProfileTexts = {
  fields: {
    organizationName: {
      label: 'Organization name',
      hint: 'The name your supporters know. Volunteers see it on every project.',
    },
    website: { label: 'Website', hint: 'The full address, such as https://example.org.' },
    description: { label: 'Description' },
    missionStatement: {
      label: 'Mission statement',
      hint: `Your purpose in a sentence or two. ${setup.mission.min} to ${setup.mission.max} characters.`,
    },
    location: { label: 'Location', hint: 'City and state.', placeholder: 'Baltimore, MD' },
    ein: {
      label: 'EIN (Tax ID)',
      hint: 'Nine digits, XX-XXXXXXX. Only your members and administrators can see it.',
      placeholder: 'XX-XXXXXXX',
    },
    size: { label: 'Organization size' },
    causeAreas: {
      label: 'Cause areas',
      hint: 'Choose at least one. They help the right volunteers find you.',
      customLabel: 'Another cause',
      customPlaceholder: 'Type a cause of your own',
    },
    foundedYear: { label: 'Founded year', hint: `${foundedMin} or later.` },
    employeeCount: { label: 'Team size' },
    budgetRange: { label: 'Annual budget' },
    contactEmail: { label: 'Contact email' },
    contactPhone: { label: 'Contact phone' },
    timeZone: {
      label: 'Time zone',
      hint: 'Deadlines for your new projects use this time zone.',
      none: 'UTC',
    },
    socialMedia: { label: 'Social media' },
  },
  networks: { twitter: 'Twitter', facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram' },
  networkPlaceholder: 'Name or link',
  choose: 'Choose one',
  markNotice: 'If you change your name or EIN, you lose your Verified mark until we check again.',
  leave: 'Your changes aren’t saved yet. They stay on this device so you can continue later.',
  leaveUnsaved: 'You’ll lose your changes if you leave. This browser can’t keep them.',
  draft: {
    resumed: 'We restored your unsaved changes from',
    startOver: 'Start over',
    discard: 'Discard changes',
    discardTitle: 'Discard your changes?',
    discardText: 'You’ll lose your unsaved changes.',
  },
  setup: {
    createTitle: 'Create Organization Profile',
    editTitle: 'Edit Organization Profile',
    intro: 'Four short steps. Volunteers read your profile before they apply.',
    steps: {
      basics: 'Basics',
      details: 'Details',
      causes: 'Cause areas',
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
    review: {
      hint: 'Check your answers. You can go back and change any step.',
      edit: 'Edit',
      none: 'Not stated',
    },
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
    intro: 'Volunteers read your profile before they apply.',
    back: 'Back to dashboard',
    edit: 'Edit profile',
    about: 'About your organization',
    facts: 'Details',
    contact: 'Contact',
    contactHint: 'Only your members and accepted volunteers can see this.',
    descriptionHint: `Who you are and what you do. At least ${form.descriptionMin} characters, at most ${limits.longText}.`,
    create: 'Create Profile',
    save: 'Save changes',
    pending: 'Saving...',
    cancel: 'Cancel',
    unsaved: 'You have unsaved changes',
    created: { title: 'Profile created' },
    saved: { title: 'Profile updated' },
    createFailed: 'Failed to create profile',
    failed: 'Failed to update profile',
  },
}
