/** Written from wizard.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface WizardTexts {
  title: string
  intro: string
  submit: string
  submitting: string
  choose: string
  ownCauses: string
  fields: {
    organizationName: {
      label: string
      hint: string
    }
    title: {
      label: string
      hint: string
      placeholder: string
    }
    description: {
      label: string
      hint: (values: { descriptionMin: string | number }) => string
    }
    causeAreas: {
      label: string
      hint: string
      customLabel: string
      customPlaceholder: string
    }
    requiredSkills: {
      label: string
      hint: string
      customLabel: string
      customPlaceholder: string
    }
    preferredSkills: {
      label: string
      hint: string
      customLabel: string
      customPlaceholder: string
    }
    experienceLevel: {
      label: string
    }
    requirements: {
      label: string
      hint: string
    }
    timeCommitment: {
      label: string
      hint: (values: { min: string | number; max: string | number }) => string
    }
    maxVolunteers: {
      label: string
      hint: (values: { min: string | number; max: string | number; standard: string | number }) => string
    }
    duration: {
      label: string
    }
    urgency: {
      label: string
    }
    hoursReason: {
      label: string
      hint: string
    }
    startDate: {
      label: string
      hint: string
    }
    endDate: {
      label: string
      hint: string
    }
    milestones: {
      label: string
    }
    timeline: {
      label: string
      hint: string
    }
    applicationDeadline: {
      label: string
      hint: string
    }
    timeZone: {
      label: string
    }
    isRemote: {
      label: string
      hint: string
    }
    location: {
      label: string
      hint: string
    }
    deliverables: {
      label: string
      hint: (values: { deliverablesMin: string | number }) => string
    }
    definitionOfDone: {
      label: string
      hint: string
    }
    impact: {
      label: string
      hint: (values: { impactMin: string | number }) => string
    }
    contactName: {
      label: string
      hint: string
    }
    confirmsNoPaidPost: {
      label: string
      hint: string
    }
    confirmsLicense: {
      label: string
      hint: (values: { evidence: string | number }) => string
    }
    contactInstructions: {
      label: string
      hint: string
    }
  }
  confirmations: {
    heading: string
  }
  mistake: {
    appeal: string
    appealOf: (values: { evidence: string | number }) => string
    appealOfRule: (values: { evidence: string | number; rule: string }) => string
    open: (values: { evidence: string | number }) => string
    denied: (values: { evidence: string | number }) => string
    see: string
    title: string
    text: (values: { evidence: string | number }) => string
  }
  placeholders: {
    title: string
    text: (values: { placeholders: string | number }) => string
    replace: string
    publish: string
  }
  screening: {
    heading: string
    hint: (values: { screeningQuestions: string | number }) => string
    question: (values: { number: string | number }) => string
    placeholder: string
    required: string
    requiredFor: (values: { number: string | number }) => string
    add: string
    full: (values: { screeningQuestions: string | number }) => string
    removed: (values: { number: string | number }) => string
    remove: (values: { number: string | number }) => string
    isRequired: (values: { question: string | number }) => string
  }
  perks: {
    heading: string
    hint: string
    presets: string
    chosen: string
    custom: string
    customTitle: string
    customTitlePlaceholder: string
    customDescription: string
    addCustom: string
    added: (values: { title: string | number }) => string
    removed: (values: { title: string | number }) => string
    remove: (values: { title: string | number }) => string
  }
  review: {
    heading: string
    hint: string
    edit: string
    none: (values: { names: string | number }) => string
  }
  preview: {
    heading: string
    hint: string
    title: string
    description: string
  }
  draft: {
    resumed: string
    startOver: string
    discardTitle: string
    discardText: string
  }
  leave: {
    text: string
  }
  toasts: {
    failed: {
      title: string
    }
    created: {
      title: string
      description: string
    }
    held: {
      title: string
      description: string
    }
    waiting: {
      title: string
      description: string
    }
  }
  templates: {
    hint: string
    open: string
  }
}

export const wizardCatalog = defineTexts<WizardTexts>('web/features/projects/texts/wizard')
