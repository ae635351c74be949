/** Written from audit.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AuditTexts {
  title: string
  intro: string
  filters: string
  action: string
  anyAction: string
  actor: string
  actorHint: string
  objectType: string
  anyObject: string
  objectId: string
  outcome: string
  anyOutcome: string
  from: string
  to: string
  backwards: string
  apply: string
  clear: string
  list: string
  none: string
  noneText: string
  failed: string
  moreFailed: string
  more: string
  product: string
  gone: string
  by: string
  facts: {
    number: string
    at: string
    actor: string
    object: string
    ip: string
    session: string
    request: string
    hash: string
  }
  changed: string
  before: string
  after: string
  field: string
  empty: string
  exportAs: string
  csv: string
  jsonl: string
  exported: string
  notExported: string
  chain: {
    title: string
    check: string
    checking: string
    failed: string
    empty: string
    sound: (values: { entries: number }) => string
    hash: string
    faults: {
      changed: (values: { position: string | number }) => string
      missing: (values: { position: string | number }) => string
      unchained: (values: { previous: string | number }) => string
    }
    advice: string
  }
  outcomes: {
    done: string
    refused: string
    failed: string
  }
}

export const auditCatalog = defineTexts<AuditTexts>('web/features/administration/texts/audit')
