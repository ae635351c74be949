/**
 * The volunteer's profile: its setup wizard, its page and its two switches (/volunteer-profile-setup,
 * /volunteer-profile).
 */
import { volunteerLimits } from '#contract/limits.ts'

const { hours, form, setup } = volunteerLimits

const draft = {
  resumed: 'We restored your answers from',
  startOver: 'Start over',
  discardTitle: 'Start over?',
  discardText: 'This removes all your unsaved changes. You can’t undo this.',
}
const leave = 'Your profile isn’t saved yet. Your answers stay on this device so you can continue later.'
const leaveUnsaved = 'You’ll lose your answers. Your profile isn’t saved yet.'

export const volunteerProfileTexts = {
  setup: {
    createTitle: 'Create Volunteer Profile',
    editTitle: 'Edit Volunteer Profile',
    intro: 'Four steps. We’ll recommend projects based on your answers.',
    steps: {
      about: 'About you',
      skills: 'Skills',
      causes: 'Causes & working style',
      portfolio: 'Portfolio',
    },
    create: 'Create Profile',
    update: 'Update Profile',
    saving: 'Saving...',
    chosen: (choice: string) => `Chosen on your profile page: ${choice}.`,
    fields: {
      bio: {
        label: 'Bio',
        hint: `Who you are and what you care about. ${setup.bio.min} to ${setup.bio.max} characters.`,
      },
      experience: {
        label: 'Experience',
        hint: `What you’ve done, for whom and for how long. At least ${setup.experienceMin} characters.`,
      },
      availability: {
        label: 'Availability',
        hint: `When you’re free, in your own words. At least ${setup.availabilityMin} characters.`,
        placeholder: 'Two evenings a week, and most Sundays',
      },
      maxHoursPerWeek: {
        label: 'Maximum hours per week',
        hint: `From ${hours.min} to ${hours.max}.`,
      },
      skills: {
        label: 'Skills',
        hint: 'Choose at least one.',
        customLabel: 'Another skill',
        customPlaceholder: 'Type your own skill',
      },
      preferredCauses: { label: 'Preferred causes', hint: 'Choose at least one.' },
      workingStyle: { label: 'Working style', hint: 'Choose all that apply.' },
      portfolio: { label: 'Portfolio' },
    },
    styles: {
      remote: { label: 'Remote', hint: 'From anywhere' },
      collaborative: { label: 'Collaborative', hint: 'Together with others' },
      independent: { label: 'Independent', hint: 'On my own, with a clear task' },
      mentorship: { label: 'Mentorship', hint: 'Teaching others what I know' },
    },
    portfolio: {
      heading: 'Portfolio projects',
      hint: 'Optional. Show your best work, paid or unpaid.',
      none: 'No projects yet.',
      impactIs: 'Impact:',
      newHeading: 'Add a project',
      title: 'Project title',
      titlePlaceholder: 'A map of the night buses',
      description: 'Project description',
      impact: 'Project impact',
      skills: 'Skills used',
      add: 'Add Project',
      clear: 'Clear',
      open: 'Add this project or clear its fields',
      added: (title: string) => `${title} added`,
      removed: (title: string) => `${title} removed`,
      remove: (title: string) => `Remove ${title}`,
      edit: (title: string) => `Edit ${title}`,
    },
    draft,
    leave,
    leaveUnsaved,
    saved: {
      title: 'Profile Saved Successfully! ✅',
      description: 'Your volunteer profile has been created. You can now browse and apply to projects!',
    },
    updated: {
      title: 'Profile Saved Successfully! ✅',
      description: 'Your volunteer profile has been updated.',
    },
    failed: 'Failed to Save Profile',
  },
  page: {
    title: 'Volunteer Profile',
    back: 'Back to dashboard',
    edit: 'Edit profile',
    createTitle: 'Create Volunteer Profile',
    editTitle: 'Edit Volunteer Profile',
    createText: 'We’ll recommend projects based on your profile.',
    save: 'Save changes',
    cancel: 'Cancel',
    saving: 'Saving...',
    choose: 'Choose one',
    written: (text: string) => `In your own words: ${text}`,
    fields: {
      bio: { label: 'Bio', hint: `Who you are and what you care about. At least ${form.bioMin} characters.` },
      skills: { label: 'Skills', hint: 'Choose at least one.' },
      preferredCauses: { label: 'Preferred causes', hint: 'Choose at least one.' },
      availability: { label: 'Availability' },
      maxHoursPerWeek: {
        label: 'Maximum hours per week',
        hint: `From ${hours.min} to ${form.hoursMax}.`,
      },
      experience: { label: 'Experience level' },
      location: { label: 'Location', hint: 'City and state.' },
      website: { label: 'Website', hint: 'Starts with https://' },
      linkedinUrl: {
        label: 'LinkedIn',
        hint: 'Your LinkedIn profile link. Starts with https://',
      },
    },
    draft,
    leave,
    leaveUnsaved,
    created: { title: 'Profile created', description: 'We’ll recommend projects that fit.' },
    updated: { title: 'Profile updated', description: 'Your changes are saved.' },
    createFailed: 'Failed to create profile',
    failed: 'Failed to update profile',
  },
  view: {
    workingStyle: 'Working style',
    links: 'Links',
    website: 'Website',
    linkedin: 'LinkedIn',
    newTab: 'opens in a new tab',
    portfolio: 'Portfolio',
    impact: 'Impact',
    skillsUsed: 'Skills used',
  },
  facts: {
    heading: 'Eligibility',
    text: 'Some projects need a language, a minimum age or someone on site. We only use your answers to show which projects you’re eligible for. Languages and age never change your match score. All answers are optional.',
    remoteOnly: {
      label: 'Remote work only',
      hint: 'We’ll leave on-site projects out of your matches.',
    },
    languages: {
      label: 'Languages you speak',
      hint: 'List all of them in English, such as “Spanish”. We’ll leave out projects that need other languages.',
      placeholder: 'Type a language',
      describeUnknown: (name: string) =>
        `We don’t recognize “${name}”, so it won’t affect your matches. Add it again to keep it.`,
    },
    isAdult: { label: 'I am 18 or older' },
    isOlder: { label: 'I am 55 or older' },
    answers: [
      { value: '', label: 'No answer' },
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    saved: 'Profile saved',
    failed: 'Failed to update profile',
  },
  switches: {
    heading: 'Who can see you',
    isPortfolioPublic: {
      label: 'Public portfolio',
      hint: 'Anyone can see your name, picture, bio, location, links, skills, causes and portfolio projects. They also see your completed work with its hours, badges and public reviews. They don’t see your email or availability.',
    },
    isContactable: {
      label: 'Organizations can find and message me',
      hint: 'Organizations can find your profile and message you here. Your email stays hidden until one of them accepts you.',
    },
    turnedOn: (name: string) => `${name}: on`,
    turnedOff: (name: string) => `${name}: off`,
    failed: 'Failed to update profile',
    portfolio: 'See your portfolio',
  },
}
