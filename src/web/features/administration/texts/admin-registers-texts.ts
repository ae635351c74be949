/** Written from admin-registers.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminRegistersTexts {
  title: string
  intro: string
  none: string
  failed: string
  fileTexts: {
    bmf: string
    pub78: string
    revocations: string
  }
  notLoaded: string
  notLoadedText: string
  posted: (values: { day: string | number }) => string
  age: (values: { days: number }) => string
  old: string
  oldText: string
  stale: string
  partial: string
  rows: string
  rejected: string
  loaded: string
  name: string
  command: string
  commandText: string
  commandLine: string
  commandHint: string
  copy: string
  copied: string
  copyFailed: string
  history: string
  historyNone: string
  list: string
  more: string
  moreFailed: string
  progress: (values: { shown: number; total: string | number }) => string
  took: (values: { seconds: number }) => string
  rechecked: (values: { count: number }) => string
  lost: (values: { count: number }) => string
  changes: {
    revoked: string
    vanished: string
    drifted: string
  }
  moreCases: (values: { count: string | number }) => string
  fileLine: (values: { rows: number; name: string | number; rejected: number }) => string
}

export const adminRegistersCatalog = defineTexts<AdminRegistersTexts>('web/features/administration/texts/admin-registers')
