/** Written from ui.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface UiTexts {
  cancel: string
  close: string
  copy: {
    label: string
    done: string
    failed: string
  }
  leave: {
    title: string
    stay: string
    go: string
  }
  loading: string
  optional: string
  notifications: (values: { hotkey: string | number }) => string
  charactersUsed: (values: { used: number; max: number }) => string
  charactersOver: (values: { over: number }) => string
  charactersMissing: (values: { missing: number }) => string
  charactersLeft: (values: { left: number }) => string
  more: (values: { count: string | number }) => string
  writtenIn: (values: { language: string | number }) => string
  shortcuts: string
}

export const uiCatalog = defineTexts<UiTexts>('web/ui/texts/ui')
