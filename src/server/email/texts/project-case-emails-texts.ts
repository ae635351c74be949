/** Written from project-case-emails.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectCaseEmailsTexts {
  browse: string
  openProject: string
  seeProjects: string
  reportDismissed: {
    subject: string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  reportRemoved: {
    subject: string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  reportRestored: {
    subject: string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  removed: {
    subject: (values: { project: string | number }) => string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  held: {
    subject: (values: { project: string | number }) => string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  shown: {
    subject: (values: { project: string | number }) => string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
  restored: {
    subject: (values: { project: string | number }) => string
    happened: (values: { project: string | number; organization: string | number }) => string
  }
}

export const projectCaseEmailsCatalog = defineTexts<ProjectCaseEmailsTexts>('server/email/texts/project-case-emails')
