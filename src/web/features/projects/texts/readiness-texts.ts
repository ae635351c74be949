/** Written from readiness.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ReadinessTexts {
  heading: string
  count: (values: { ready: string | number; total: string | number }) => string
  optional: string
  required: string
  someRequired: string
  ready: {
    placeholders: string
    scope: string
    done: string
    decisionMaker: string
    milestones: string
    end: string
  }
  missing: {
    placeholders: string
    scope: string
    done: string
    decisionMaker: string
    milestones: string
    end: string
  }
  advice: {
    placeholders: (values: { placeholders: string | number }) => string
    scope: string
    done: string
    decisionMaker: string
    milestones: (values: { hours: string | number }) => string
    end: string
  }
  confirm: {
    materials: {
      label: string
      advice: string
    }
  }
}

export const readinessCatalog = defineTexts<ReadinessTexts>('web/features/projects/texts/readiness')
