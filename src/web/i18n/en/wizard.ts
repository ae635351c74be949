/** Creating a project in four steps (/create-project; decisions A20, A26). */
import { limits, projectLimits } from '#contract/limits.ts'
import { perkTitleText, duplicatePerkText } from '#contract/i18n/project-perks.ts'

const { descriptionMin, deliverablesMin, impactMin, hours, volunteers } = projectLimits

export const wizardTexts = {
  title: 'Create Project',
  intro: 'Describe what you need in four steps. We save your draft on this device until you post it.',
  submit: 'Create Project',
  submitting: 'Creating project...',
  choose: 'Choose one',
  fields: {
    organizationName: {
      label: 'Organization name',
      hint: 'Add your organization’s name. Volunteers see it on every project.',
    },
    title: {
      label: 'Project title',
      hint: 'Describe the result in a few words.',
      placeholder: 'Redesign the intake form for a family shelter',
    },
    description: {
      label: 'Description',
      hint: `What’s the work, who is it for, and what do you have already? At least ${descriptionMin} characters.`,
    },
    causeAreas: {
      label: 'Cause areas',
      hint: 'Choose at least one.',
      customLabel: 'Another cause',
      customPlaceholder: 'Type your own cause',
    },
    requiredSkills: {
      label: 'Required skills',
      hint: 'Skills volunteers must have. Choose at least one.',
      customLabel: 'Another required skill',
      customPlaceholder: 'Type your own skill',
    },
    preferredSkills: {
      label: 'Preferred skills',
      hint: 'Helpful skills that volunteers can learn on the job.',
      customLabel: 'Another preferred skill',
      customPlaceholder: 'Type your own skill',
    },
    experienceLevel: { label: 'Experience level' },
    requirements: {
      label: 'Requirements',
      hint: 'Anything else a volunteer must have, such as a language or a background check.',
    },
    timeCommitment: { label: 'Hours per week', hint: `From ${hours.min} to ${hours.max}.` },
    maxVolunteers: {
      label: 'Number of volunteers',
      hint: `From ${volunteers.min} to ${volunteers.max}. The default is ${volunteers.standard}.`,
    },
    duration: { label: 'Duration' },
    urgency: { label: 'Urgency' },
    timeline: {
      label: 'Timeline',
      hint: 'Milestones, or when work should start and end.',
    },
    applicationDeadline: {
      label: 'Application deadline',
      hint: 'If you leave this empty, you’ll accept applications on a rolling basis.',
    },
    timeZone: { label: 'Time zone of the deadline' },
    isRemote: {
      label: 'This project is remote',
      hint: 'Volunteers can work from anywhere.',
    },
    location: { label: 'Location', hint: 'City and state, or the address where the work is done.' },
    deliverables: {
      label: 'Deliverables',
      hint: `What will you have at the end? At least ${deliverablesMin} characters.`,
    },
    impact: {
      label: 'Expected impact',
      hint: `Who will benefit, and how? At least ${impactMin} characters.`,
    },
    contactInstructions: {
      label: 'Contact instructions',
      hint: 'How should accepted volunteers contact you? Only they can see this.',
    },
  },
  screening: {
    heading: 'Questions for applicants',
    hint: `Ask up to ${limits.screeningQuestions} questions. Volunteers answer them when they apply.`,
    question: (number: number) => `Question ${number}`,
    placeholder: 'Which evenings are you free?',
    required: 'An answer is required',
    requiredFor: (number: number) => `An answer is required: question ${number}`,
    add: 'Add a question',
    full: `You’ve reached the limit of ${limits.screeningQuestions} questions.`,
    removed: (number: number) => `Question ${number} removed`,
    remove: (number: number) => `Remove question ${number}`,
    isRequired: (question: string) => `${question} (required)`,
  },
  perks: {
    heading: 'Perks',
    hint: 'What volunteers get in return. Choose only perks you can provide.',
    presets: 'Suggested perks',
    chosen: 'Chosen perks',
    custom: 'Your own perk',
    customTitle: 'Custom perk',
    customTitlePlaceholder: 'Lunch at the shelter',
    customDescription: 'Perk description',
    addCustom: 'Add perk',
    titleMissing: perkTitleText,
    twice: duplicatePerkText,
    added: (title: string) => `${title} added`,
    removed: (title: string) => `${title} removed`,
    remove: (title: string) => `Remove ${title}`,
  },
  review: {
    heading: 'Review',
    hint: 'This is what volunteers will see. You can change any answer before you post.',
    edit: 'Edit',
    none: 'Not provided',
  },
  preview: {
    heading: 'Preview',
    hint: 'How your project will look in search results.',
    title: 'Your project',
    description: 'Your description appears here.',
  },
  draft: {
    resumed: 'We restored your draft from',
    startOver: 'Start over',
    discardTitle: 'Start over?',
    discardText: 'This deletes your draft. You can’t undo this.',
  },
  leave: {
    text: 'You haven’t posted your project yet. Your draft stays on this device so you can continue later.',
  },
  toasts: {
    failed: { title: 'Failed to create project' },
    created: { title: 'Project posted', description: 'Volunteers can find it and apply now.' },
    waiting: {
      title: 'Project saved',
      description: 'We’ll publish it when your organization is verified.',
    },
  },
}
