/** The four questions to a new member (foundation 2.5, 5, 8; decision A21). */
export const onboardingTexts = {
  title: 'Tell us about yourself',
  description: 'Four short steps. What you choose is kept on this device until you are done.',
  steps: {
    userType: 'Your role',
    skills: 'Your skills',
    causes: 'Causes you care about',
    background: 'Background and goals',
  },
  questions: {
    userType: 'How would you like to take part?',
    skills: 'Which skills can you share or are you looking for?',
    causes: 'Which causes matter to you?',
  },
  hints: {
    chips: 'Choose at least one. You can change this later.',
  },
  types: {
    volunteer: { label: 'Volunteer', text: 'I want to share my skills with nonprofit organizations.' },
    organization: { label: 'Organization', text: 'I am looking for skilled volunteers for our projects.' },
  },
  fields: {
    experience: {
      label: 'Background',
      hint: 'What you have done so far, at work or elsewhere.',
    },
    availability: {
      label: 'Availability',
      placeholder: 'For example: two evenings a week',
    },
    goals: {
      label: 'Goals',
      hint: 'What you hope to achieve here.',
    },
  },
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete Setup',
  pending: 'Setting up...',
  failed: 'Failed to complete onboarding',
  toasts: {
    failed: { title: 'Setup Failed', description: 'Please try again.' },
    done: {
      title: 'Welcome to Bridge Collective!',
      description: "Your profile has been set up. Let's find you some amazing projects!",
    },
  },
}
