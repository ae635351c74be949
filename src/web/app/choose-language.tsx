import type { Language } from '#contract/i18n/languages.ts'
import { useChooseLanguage } from '#web/features/accounts/choose-language.ts'
import { LanguageChoice } from '#web/layouts/language-choice.tsx'

/** Chooses the language of the device and of the account. */
export function ChooseLanguage({ languages }: { languages: readonly Language[] }) {
  const { mutate } = useChooseLanguage()
  return <LanguageChoice languages={languages} onChoose={mutate} />
}
