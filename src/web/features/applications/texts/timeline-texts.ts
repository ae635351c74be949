/** Written from timeline.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface TimelineTexts {
  title: string
  of: (values: { project: string | number }) => string
  failed: string
  more: string
  moreFailed: string
  certificate: string
  closed: string
  acceptedByInvite: string
  events: {
    own: {
      applied: string
      joined: string
      accepted: string
      declined: string
      withdrawn: string
      ended: string
      completed: string
      scope_accepted: string
      scope_declined: string
      hours_logged: (values: { amount: string | number; day: string | number }) => string
      hours_confirmed: (values: { amount: string | number }) => string
      hours_confirmed_automatically: (values: { amount: string | number }) => string
      hours_rejected: (values: { amount: string | number }) => string
      reviewed: string
    }
    other: {
      applied: (values: { name: string | number }) => string
      joined: (values: { name: string | number }) => string
      accepted: (values: { name: string | number }) => string
      declined: (values: { name: string | number }) => string
      withdrawn: (values: { name: string | number }) => string
      ended: (values: { name: string | number }) => string
      completed: (values: { name: string | number }) => string
      scope_accepted: (values: { name: string | number }) => string
      scope_declined: (values: { name: string | number }) => string
      hours_logged: (values: { name: string | number; amount: string | number; day: string | number }) => string
      hours_confirmed: (values: { name: string | number; amount: string | number }) => string
      hours_confirmed_automatically: (values: { amount: string | number; name: string | number }) => string
      hours_rejected: (values: { name: string | number; amount: string | number }) => string
      reviewed: (values: { name: string | number }) => string
    }
  }
  rated: (values: { rating: string | number }) => string
}

export const timelineCatalog = defineTexts<TimelineTexts>('web/features/applications/texts/timeline')
