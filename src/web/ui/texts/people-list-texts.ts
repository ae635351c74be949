/** Written from people-list.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface PeopleListTexts {
  choose: string
  unreadable: string
  check: string
  checking: string
  failed: string
  leave: string
  result: {
    title: string
    invites: (values: { count: number }) => string
    skipped: (values: { count: number }) => string
    faults: (values: { count: number }) => string
    line: (values: { line: number }) => string
    fault: (values: { line: number; message: string | number }) => string
    people: string
    more: (values: { count: number }) => string
  }
  send: (values: { count: number }) => string
  sendOthers: (values: { count: number }) => string
  faultsStay: (values: { count: number }) => string
  faultsLeft: (values: { count: number }) => string
  sending: string
  sendFailed: string
  sent: (values: { count: number }) => string
}

export const peopleListCatalog = defineTexts<PeopleListTexts>('web/ui/texts/people-list')
