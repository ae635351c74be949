/** Every email, by the name that events and jobs use. */
import { accountTemplates } from './templates/accounts.ts'
import { applicationTemplates } from './templates/applications.ts'
import { moderationTemplates } from './templates/moderation.ts'
import { notificationTemplates } from './templates/notifications.ts'
import { organizationCaseTemplates } from './templates/organization-cases.ts'
import { organizationTemplates } from './templates/organizations.ts'
import { personalDataTemplates } from './templates/personal-data.ts'
import { projectCaseTemplates } from './templates/project-cases.ts'
import { replyTemplates } from './templates/replies.ts'
import { reviewCaseTemplates } from './templates/review-cases.ts'
import { searchTemplates } from './templates/searches.ts'
import { staffTemplates } from './templates/staff.ts'
import { summaryTemplates } from './templates/summary.ts'
import { websiteLinkTemplates } from './templates/website-links.ts'
import type { EmailTemplate } from './template.ts'

export const templates = {
  ...accountTemplates,
  ...applicationTemplates,
  ...moderationTemplates,
  ...notificationTemplates,
  ...organizationCaseTemplates,
  ...organizationTemplates,
  ...personalDataTemplates,
  ...projectCaseTemplates,
  ...replyTemplates,
  ...reviewCaseTemplates,
  ...searchTemplates,
  ...staffTemplates,
  ...summaryTemplates,
  ...websiteLinkTemplates,
}

export type TemplateName = keyof typeof templates

/** What an email of a template is about. */
export type TemplateData<Name extends TemplateName> =
  (typeof templates)[Name] extends EmailTemplate<infer Data> ? Data : never

/** Whether a text is the name of a template. Jobs may contain names of another release. */
export function isTemplateName(word: unknown): word is TemplateName {
  return typeof word === 'string' && Object.hasOwn(templates, word)
}
