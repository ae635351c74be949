/** The volunteer's profile: its setup wizard, its page and its two switches (features /volunteer-profile-setup, /volunteer-profile). */
import { volunteerLimits } from '#contract/limits.ts'

const { hours, form, setup } = volunteerLimits

const draft = {
  resumed: 'Your answers are back. Last changed:',
  startOver: 'Start over',
  discardTitle: 'Start over?',
  discardText: 'This puts every answer back to what is saved. Your changes cannot be brought back.',
}
const leave = 'Your profile is not saved yet. Your answers stay on this device, so you can go on later.'
const leaveUnkept = 'Your profile is not saved yet, and your answers will be lost.'

export const volunteerProfileTexts = {
  setup: {
    createTitle: 'Create Volunteer Profile',
    editTitle: 'Edit Volunteer Profile',
    intro: 'Four steps. Projects that fit what you say here are recommended to you.',
    steps: {
      about: 'About You',
      skills: 'Skills',
      causes: 'Causes & Working Style',
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
        hint: `What you have done, for whom and for how long. At least ${setup.experienceMin} characters.`,
      },
      availability: {
        label: 'Availability',
        hint: `When you have time, in your own words. At least ${setup.availabilityMin} characters.`,
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
        customPlaceholder: 'Type a skill of your own',
      },
      preferredCauses: { label: 'Preferred causes', hint: 'Choose at least one.' },
      workingStyle: { label: 'Working style', hint: 'Choose any that suit you.' },
      portfolio: { label: 'Portfolio' },
    },
    styles: {
      remote: { label: 'Remote', hint: 'From wherever I am' },
      collaborative: { label: 'Collaborative', hint: 'Together with others' },
      independent: { label: 'Independent', hint: 'On my own, with a clear task' },
      mentorship: { label: 'Mentorship', hint: 'Teaching others what I know' },
    },
    portfolio: {
      heading: 'Portfolio projects',
      hint: 'Optional. Work that shows what you can do, paid or not.',
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
      open: 'Add this project, or clear its fields',
      added: (title: string) => `${title} added`,
      removed: (title: string) => `${title} removed`,
      remove: (title: string) => `Remove ${title}`,
      edit: (title: string) => `Edit ${title}`,
    },
    draft,
    leave,
    leaveUnkept,
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
    back: 'Back to Dashboard',
    edit: 'Edit Profile',
    createTitle: 'Create Volunteer Profile',
    editTitle: 'Edit Volunteer Profile',
    createText: 'Projects that fit what you say here are recommended to you.',
    save: 'Save Changes',
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
      website: { label: 'Website', hint: 'Begins with https://' },
      linkedinUrl: {
        label: 'LinkedIn',
        hint: 'The address of your LinkedIn profile, which begins with https://',
      },
    },
    draft,
    leave,
    leaveUnkept,
    created: { title: 'Profile created', description: 'Projects that fit it are recommended to you.' },
    updated: { title: 'Profile updated', description: 'Everything shows as it is now.' },
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
    heading: 'What projects may ask of you',
    text: 'Some projects need a language, an age or somebody on the spot. What you say here is used for one thing: to tell you which projects you can take. Languages and age never change a match score, and you may leave all of it open.',
    remoteOnly: {
      label: 'Only remote work',
      hint: 'Projects on the spot are then left out of your matches.',
    },
    languages: {
      label: 'Languages that you speak',
      hint: 'All of them, in English: “Spanish”, “Vietnamese”. Projects that need another language are then left out.',
      placeholder: 'Type a language',
      doubt: (name: string) =>
        `We do not know the language “${name}”, so it changes no match. Add it once more to keep it.`,
    },
    isAdult: { label: 'I am 18 or older' },
    isOlder: { label: 'I am 55 or older' },
    answers: [
      { value: '', label: 'Not said' },
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    saved: 'Profile saved',
    failed: 'Failed to update profile',
  },
  switches: {
    heading: 'Who may see you',
    isPortfolioPublic: {
      label: 'Public portfolio',
      hint: 'Makes your name, picture, bio, location, links, skills, causes and portfolio projects public, and your completed work with its hours, badges and public reviews: anybody may see them, without an account. Your e-mail address and your availability are no part of it.',
    },
    isContactable: {
      label: 'Organizations may find and write to me',
      hint: 'Lets organizations find your profile and write to you here. Your e-mail address stays hidden until one of them accepts you.',
    },
    turnedOn: (name: string) => `${name}: on`,
    turnedOff: (name: string) => `${name}: off`,
    failed: 'Failed to update profile',
    portfolio: 'See your portfolio',
  },
}
