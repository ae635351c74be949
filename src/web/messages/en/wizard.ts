/** Creating a project in four steps (features, /create-project; decisions A20, A26). */
import { limits, projectLimits } from '#contract/limits.ts'
import { perkTitleText, perkTwiceText } from '#contract/project-form.ts'

const { descriptionMin, deliverablesMin, impactMin, hours, volunteers } = projectLimits

export const wizardTexts = {
  title: 'Create Project',
  intro: 'Say what you need in four steps. Your answers are kept on this device until you post.',
  steps: {
    basics: 'Project Basics',
    skills: 'Skills & Requirements',
    timeline: 'Timeline & Perks',
    impact: 'Impact & Review',
  },
  submit: 'Create Project',
  submitting: 'Creating project...',
  choose: 'Choose one',
  fields: {
    organizationName: {
      label: 'Organization name',
      hint: 'Your organization has no name here yet. Volunteers see it on every project.',
    },
    title: {
      label: 'Project title',
      hint: 'What will be made, in a few words.',
      placeholder: 'Redesign the intake form for a family shelter',
    },
    description: {
      label: 'Description',
      hint: `What the work is, for whom, and what is there already. At least ${descriptionMin} characters.`,
    },
    causeAreas: {
      label: 'Cause areas',
      hint: 'Choose at least one.',
      customLabel: 'Another cause',
      customPlaceholder: 'Type a cause of your own',
    },
    requiredSkills: {
      label: 'Required skills',
      hint: 'What nobody can do this without. Choose at least one.',
      customLabel: 'Another required skill',
      customPlaceholder: 'Type a skill of your own',
    },
    preferredSkills: {
      label: 'Preferred skills',
      hint: 'What helps, but can be learned on the way.',
      customLabel: 'Another preferred skill',
      customPlaceholder: 'Type a skill of your own',
    },
    experienceLevel: { label: 'Experience level' },
    requirements: {
      label: 'Requirements',
      hint: 'Anything else a volunteer must have, such as a language or a background check.',
    },
    timeCommitment: { label: 'Hours per week', hint: `From ${hours.min} to ${hours.max}.` },
    maxVolunteers: {
      label: 'Number of volunteers',
      hint: `From ${volunteers.min} to ${volunteers.max}; ${volunteers.standard} unless you say otherwise.`,
    },
    duration: { label: 'Duration' },
    urgency: { label: 'Urgency' },
    timeline: {
      label: 'Timeline',
      hint: 'Milestones, or when work should begin and end.',
    },
    applicationDeadline: {
      label: 'Application deadline',
      hint: 'Without one, applications are taken on a rolling basis.',
    },
    timeZone: { label: 'Time zone of the deadline' },
    isRemote: {
      label: 'This project is remote',
      hint: 'Volunteers can work from anywhere.',
    },
    location: { label: 'Location', hint: 'City and state, or the address where the work is done.' },
    deliverables: {
      label: 'Deliverables',
      hint: `What you will hold in your hands at the end. At least ${deliverablesMin} characters.`,
    },
    impact: {
      label: 'Expected impact',
      hint: `Who is better off, and how. At least ${impactMin} characters.`,
    },
    contactInstructions: {
      label: 'Contact instructions',
      hint: 'How accepted volunteers reach you. Only they see this.',
    },
  },
  screening: {
    heading: 'Questions for applicants',
    hint: `Up to ${limits.screeningQuestions} questions of your own. Volunteers answer them when they apply, and you read the answers with their application.`,
    question: (number: number) => `Question ${number}`,
    placeholder: 'Which evenings are you free?',
    required: 'An answer is required',
    requiredFor: (number: number) => `An answer is required: question ${number}`,
    add: 'Add a question',
    full: `You can ask ${limits.screeningQuestions} questions.`,
    removed: (number: number) => `Question ${number} removed`,
    remove: (number: number) => `Remove question ${number}`,
    isRequired: (question: string) => `${question} (required)`,
  },
  perks: {
    heading: 'Perks',
    hint: 'What volunteers get in return. Choose any that you can keep.',
    presets: 'Ready-made perks',
    chosen: 'Chosen perks',
    custom: 'A perk of your own',
    customTitle: 'Custom perk',
    customTitlePlaceholder: 'Lunch at the shelter',
    customDescription: 'Description of the perk',
    addCustom: 'Add perk',
    titleMissing: perkTitleText,
    twice: perkTwiceText,
    added: (title: string) => `${title} added`,
    removed: (title: string) => `${title} removed`,
    remove: (title: string) => `Remove ${title}`,
  },
  review: {
    heading: 'Review',
    hint: 'This is what volunteers will read. You can change every answer before you post.',
    edit: 'Edit',
    none: 'Not given',
  },
  preview: {
    heading: 'Preview',
    hint: 'How your project will look in the list.',
    title: 'Your project',
    description: 'Its first lines stand here.',
  },
  draft: {
    resumed: 'Your draft is back. Last changed:',
    startOver: 'Start over',
    discardTitle: 'Start over?',
    discardText: 'This throws away every answer of your draft. It cannot be brought back.',
  },
  leave: {
    text: 'Your project is not posted yet. Your draft stays on this device, so you can go on later.',
  },
  toasts: {
    failed: { title: 'Failed to create project' },
    created: { title: 'Project posted', description: 'Volunteers can find it and apply now.' },
    waiting: {
      title: 'Project saved',
      description: 'It will be published as soon as your organization is verified.',
    },
  },
}
