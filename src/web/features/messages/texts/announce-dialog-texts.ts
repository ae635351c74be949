/** Written from announce-dialog.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface AnnounceDialogTexts {
  title: string
  text: (values: { project: string | number }) => string
  textLoading: string
  message: string
  completed: (values: { number: number }) => string
  submit: (values: { number: number }) => string
  submitting: string
  failed: string
  loadFailed: string
  sent: string
  sentText: (values: { number: number }) => string
  recipients: (values: { number: number }) => string
  unavailable: (values: { number: number }) => string
  ownMembers: (values: { number: number }) => string
  completedSkipped: (values: { number: number }) => string
  ended: (values: { number: number }) => string
  final: (values: { minutes: number }) => string
  left: (values: { left: number; limit: string | number }) => string
}

export const announceDialogCatalog = defineTexts<AnnounceDialogTexts>('web/features/messages/texts/announce-dialog')
