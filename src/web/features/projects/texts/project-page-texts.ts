/** Written from project-page.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ProjectPageTexts {
  back: string
  description: string
  requirements: string
  deliverables: string
  impact: string
  requiredSkills: string
  preferredSkills: string
  causes: string
  perks: string
  contact: string
  contactHint: string
  timeline: string
  duration: string
  deadline: string
  hours: string
  location: string
  level: string
  posted: string
  statusCompleted: string
  statusCanceled: string
  cancelReason: string
  statusRunning: string
  rolling: string
  openUntil: (values: { zone: string | number }) => string
  originalDeadline: (values: { day: string | number }) => string
  notStated: string
  importedHint: string
  organization: string
  noOrganizationText: string
  website: string
  notRated: string
  projectCount: (values: { count: number }) => string
  otherProjects: (values: { name: string | number }) => string
  onHold: string
  missing: {
    title: string
    text: string
    removedTitle: string
    action: string
  }
  notStatedList: (values: { names: string | number }) => string
  spots: {
    ofTotal: (values: { total: number; left: string | number }) => string
  }
  afterApplying: (values: { organization: string | number }) => string
  reminders: (values: { count: number; days: string | number }) => string
  remindersMore: string
  whileUnclaimed: (values: { organization: string | number }) => string
  whileWaiting: (values: { organization: string | number }) => string
  whilePaused: (values: { organization: string | number }) => string
  share: {
    label: string
    copied: string
    failed: string
    copyIt: (values: { url: string | number }) => string
  }
  alternatives: {
    title: string
    others: string
    more: string
  }
  waiting: string
  waitingCount: (values: { count: number }) => string
  addDeadline: string
  addDeadlineHint: string
  addDays: string
  addDaysHint: string
  days: string
  daysBetween: (values: { start: string | number; end: string | number }) => string
  daysFrom: (values: { start: string | number }) => string
  daysUntil: (values: { end: string | number }) => string
  milestones: string
  definitionOfDone: string
  contactName: string
  hoursReason: string
  noPaidPost: string
  confirms: {
    heading: (values: { organization: string | number }) => string
    noPaidPost: string
    license: string
  }
  hasSkill: string
}

export const projectPageCatalog = defineTexts<ProjectPageTexts>('web/features/projects/texts/project-page')
