/** Written from no-projects.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface NoProjectsTexts {
  unfiltered: string
  all: {
    filters: string
    search: string
  }
  open: {
    filters: string
    search: string
  }
  topRated: string
  didYouMean: (values: { search: string | number }) => string
  post: string
}

export const noProjectsCatalog = defineTexts<NoProjectsTexts>('web/features/projects/texts/no-projects')
