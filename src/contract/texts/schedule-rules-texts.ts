/** Written from schedule-rules.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ScheduleRulesTexts {
  subjects: {
    application: string
    hours: string
    project: string
    volunteer: string
    invite: string
  }
  names: {
    "application.reminder": string
    "application.release": string
    "hours.reminder": string
    "hours.confirmation": string
    "work.silence": string
    "work.freeing": string
    "work.renewal": string
    "work.overdue": string
    "application.update": string
    "project.deadline": string
    "project.start": string
    "project.end": string
    "project.completion": string
    "work.review": string
    "volunteer.summary": string
    "invite.reminder": string
    "invite.expiry": string
  }
  sentences: {
    "application.reminder": (values: { days: string | number }) => string
    "application.release": (values: { last: number }) => string
    "hours.reminder": (values: { last: number }) => string
    "hours.confirmation": (values: { last: number }) => string
    "work.silence": (values: { last: number }) => string
    "work.freeing": (values: { last: number }) => string
    "work.renewal": (values: { last: number }) => string
    "work.overdue": (values: { last: number }) => string
    "application.update": (values: { last: number }) => string
    "project.deadline": (values: { last: number }) => string
    "project.start": (values: { last: number }) => string
    "project.end": (values: { last: number }) => string
    "project.completion": (values: { last: number }) => string
    "work.review": (values: { last: number }) => string
    "volunteer.summary": string
    "invite.reminder": (values: { last: number }) => string
    "invite.expiry": (values: { last: number }) => string
  }
  off: string
}

export const scheduleRulesCatalog = defineTexts<ScheduleRulesTexts>('contract/texts/schedule-rules')
