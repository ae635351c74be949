/** Written from project-calendar.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectCalendarTexts {
  summary: (values: { title: string | number }) => string
  description: (values: { organization: string | number; zone: string | number }) => string
  start: (values: { title: string | number }) => string
  end: (values: { title: string | number }) => string
  work: (values: { organization: string | number }) => string
}

export const projectCalendarCatalog = defineTexts<ProjectCalendarTexts>('server/features/projects/texts/project-calendar')
