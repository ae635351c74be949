/** Written from decisions.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface DecisionsTexts {
  title: string
  intro: string
  none: string
  noneText: string
  failed: string
  decisions: {
    review: (values: { name: string | number }) => string
    hold: (values: { name: string | number }) => string
    remove: (values: { name: string | number }) => string
    warn: (values: { name: string | number }) => string
    suspend: (values: { name: string | number }) => string
    hide: (values: { name: string | number }) => string
    block: (values: { name: string | number }) => string
  }
  what: {
    review: string
    hold: string
    remove: string
    warn: string
    suspend: string
    suspendOrganization: string
    hide: string
    block: string
    removeMessage: string
  }
  undone: string
  rule: (values: { code: string | number; title: string | number }) => string
  reason: (values: { reason: string | number }) => string
  appeal: string
  appealOf: (values: { name: string | number }) => string
  dialog: string
  states: {
    open: string
    granted: string
    denied: string
  }
  yours: (values: { reason: string | number }) => string
  answer: (values: { note: string | number }) => string
  suspension: {
    title: string
    text: string
    reloaded: string
    reloadedText: string
    invalid: string
    invalidText: string
  }
  notice: {
    label: string
    text: (values: { name: string | number }) => string
    open: string
  }
  project: {
    label: string
    open: string
  }
  noText: string
  list: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
}

export const decisionsCatalog = defineTexts<DecisionsTexts>('web/features/moderation/texts/decisions')
