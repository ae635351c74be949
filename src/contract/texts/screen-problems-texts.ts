/** Written from screen-problems.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ScreenProblemsTexts {
  email_not_verified: string
  review_target_not_found: string
  unfinished_project_not_found: string
  project_changed: string
  reason_required: string
  hours_too_early: string
  hours_work_ended: string
  hours_too_late: string
  review_too_early: string
  review_not_possible: string
  organization_suspended: string
  own_organization: string
  contact_blocked: string
  contact_unavailable: string
  contact_deleted: string
  nobody_reads: string
  not_contactable: string
  file_too_large: string
  not_an_image: string
  not_a_document: string
  unreadable_image: string
}

export const screenProblemsCatalog = defineTexts<ScreenProblemsTexts>('contract/texts/screen-problems')
