/** Written from admin-legal.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AdminLegalTexts {
  titles: {
    terms: string
    privacy: string
  }
  text: (values: { number: string | number }) => string
  failed: string
  markdown: {
    label: string
    hint: string
  }
  changes: {
    label: string
    hint: string
  }
  asks: {
    label: string
    hint: string
  }
  history: {
    title: string
    current: (values: { number: string | number }) => string
    version: (values: { number: string | number }) => string
    since: (values: { day: string | number }) => string
    undated: string
    agreed: (values: { count: number }) => string
    unanswered: (values: { count: number }) => string
    publishers: string
    uncounted: string
  }
  preview: string
  previewTitle: string
  publish: (values: { number: string | number }) => string
  confirm: {
    title: (values: { number: string | number }) => string
    text: string
    action: string
  }
  leave: string
  newer: string
  publishing: string
  published: string
  publishFailed: string
}

export const adminLegalCatalog = defineTexts<AdminLegalTexts>('web/features/administration/texts/admin-legal')
