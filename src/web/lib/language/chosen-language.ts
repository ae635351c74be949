import type { Language } from '#contract/i18n/languages.ts'
import { reloadPage } from '#web/lib/drafts/reload-page.ts'
import { openInLanguage } from './language.ts'

const focusKey = 'bridgeCollective_languageChosen'

/**
 * Opens the page in the language that someone has just chosen, after they were asked about what is unsaved; the focus
 * returns to the choice.
 */
export function openInChosenLanguage(language: Language): void {
  try {
    sessionStorage.setItem(focusKey, '1')
  } catch {
    // Without storage, the focus starts at the top, as on any page.
  }
  openInLanguage(language, reloadPage)
}

/** Whether the page was opened because someone chose a language, once. */
export function takeLanguageChosen(): boolean {
  try {
    const isChosen = sessionStorage.getItem(focusKey) !== null
    sessionStorage.removeItem(focusKey)
    return isChosen
  } catch {
    return false
  }
}
