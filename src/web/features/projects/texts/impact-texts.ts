/** Written from impact.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ImpactTexts {
  heading: string
  why: string
  peopleHelped: string
  peopleHelpedHint: string
  summary: string
  summaryHint: string
  editTitle: (values: { project: string | number }) => string
  save: string
  saving: string
  saved: {
    title: string
    description: string
  }
  removed: {
    title: string
    description: string
  }
  failed: string
  loadFailed: string
  storedNow: string
  nothing: string
  sectionTitle: string
  people: (values: { count: number }) => string
  number: (values: { count: number }) => string
  counted: (values: { count: number }) => string
  reportedBy: (values: { organization: string | number }) => string
}

export const impactCatalog = defineTexts<ImpactTexts>('web/features/projects/texts/impact')
