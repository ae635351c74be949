/** Written from wizard-steps.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface WizardStepsTexts {
  basics: string
  skills: string
  timeline: string
  impact: string
}

export const wizardStepsCatalog = defineTexts<WizardStepsTexts>('web/features/projects/texts/wizard-steps')
