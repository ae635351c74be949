/** The four onboarding questions for new members (spec F2.5, F5, F8; decision A21). */
export const onboardingTexts = {
  title: 'Tell us about yourself',
  description: 'Four short steps. We save your answers on this device until you finish.',
  steps: {
    userType: 'Your role',
    skills: 'Your skills',
    causes: 'Causes you care about',
    background: 'Background and goals',
  },
  questions: {
    userType: 'How do you want to take part?',
    skills: { volunteer: 'What skills can you share?', organization: 'What skills do you need?' },
    causes: 'Which causes do you care about?',
  },
  hints: {
    chips: 'Choose at least one. You can change this later.',
  },
  types: {
    volunteer: { label: 'Volunteer', text: 'I want to share my skills with nonprofits.' },
    organization: { label: 'Organization', text: 'I need skilled volunteers for our projects.' },
  },
  fields: {
    experience: {
      label: 'Background',
      hint: 'What have you done so far, at work or elsewhere?',
    },
    availability: {
      label: 'Availability',
      placeholder: 'For example, two evenings a week',
    },
    goals: {
      label: 'Goals',
      hint: 'What do you hope to achieve here?',
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
