import type { Language } from '#contract/i18n/languages.ts'
import { useChooseLanguage } from '#web/features/accounts/choose-language.ts'
import { LanguageChoice } from '#web/layouts/language-choice.tsx'

/** The choice of a language in the footer. Its code loads only where there is one. */
export function LanguagePart({ languages }: { languages: readonly Language[] }) {
  const { mutate } = useChooseLanguage()
  return <LanguageChoice languages={languages} onChoose={mutate} />
}
