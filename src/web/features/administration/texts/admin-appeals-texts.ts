/** Written from admin-appeals.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminAppealsTexts {
  states: {
    open: string
    granted: string
    denied: string
  }
  waiting: string
  decidedAt: string
  decisions: {
    review: (values: { name: string | number }) => string
    hold: (values: { name: string | number }) => string
    remove: (values: { name: string | number }) => string
    warn: (values: { name: string | number }) => string
    suspend: (values: { name: string | number }) => string
    hide: (values: { name: string | number }) => string
    block: (values: { name: string | number }) => string
  }
  says: (values: { name: string | number }) => string
  decidedBy: (values: { name: string | number }) => string
  bySafeguard: (values: { code: string | number }) => string
  bySafeguards: string
  facts: {
    organization: string
    person: string
    field: string
    text: string
    message: string
    review: string
  }
  gone: string
  own: string
  ownDecision: string
  needsAdministrator: string
  open: string
  answer: (values: { note: string | number }) => string
  actions: {
    grant: string
    deny: string
  }
  dialog: {
    titles: {
      grant: string
      deny: string
    }
    texts: {
      deny: string
      review: string
      hold: string
      remove: string
      warn: string
      suspend: string
      hide: string
      block: string
      removeMessage: string
      denyMessage: string
    }
    reason: string
    failed: string
    changed: string
  }
  done: {
    grant: string
    deny: string
  }
  noText: string
}

export const adminAppealsCatalog = defineTexts<AdminAppealsTexts>('web/features/administration/texts/admin-appeals')
