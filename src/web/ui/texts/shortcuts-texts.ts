/** Written from shortcuts.en.json by `npm run texts`. */
import { defineTexts } from '#contract/i18n/texts.ts'

export interface ShortcutsTexts {
  title: string
  text: string
  switch: string
  switchHint: string
  help: string
  goTo: string
  search: string
  keys: {
    control: string
    shift: string
    enter: string
    escape: string
  }
}

export const shortcutsCatalog = defineTexts<ShortcutsTexts>('web/ui/texts/shortcuts')
