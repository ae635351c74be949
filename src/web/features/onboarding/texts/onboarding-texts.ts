/** Written from onboarding.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface OnboardingTexts {
  title: string
  description: string
  steps: {
    userType: string
    skills: string
    causes: string
    background: string
  }
  questions: {
    userType: string
    skills: {
      volunteer: string
      organization: string
    }
    causes: string
  }
  hints: {
    chips: string
  }
  ownSkill: {
    customLabel: string
    customPlaceholder: string
  }
  types: {
    volunteer: {
      label: string
      text: string
    }
    organization: {
      label: string
      text: string
    }
  }
  fields: {
    experience: {
      label: string
      hint: string
    }
    availability: {
      label: string
      placeholder: string
    }
    goals: {
      label: string
      hint: string
    }
  }
  previous: string
  next: string
  complete: string
  pending: string
  failed: string
  toasts: {
    failed: {
      title: string
      description: string
    }
    done: {
      title: string
      description: string
    }
  }
}

export const onboardingCatalog = defineTexts<OnboardingTexts>('web/features/onboarding/texts/onboarding')
