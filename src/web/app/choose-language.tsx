import type { Language } from '#contract/i18n/languages.ts'
import { useChooseLanguage } from '#web/features/accounts/choose-language.ts'
import { LanguageChoice } from '#web/layouts/language-choice.tsx'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { confirmLeaving } from '#web/lib/drafts/leave-guards.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useTypedText } from '#web/lib/drafts/typed-text.ts'
import { LeaveQuestion, useLeaveQuestion } from '#web/ui/overlays/leave-question.tsx'

/** Chooses the language of the device and of the account, once it is clear that nothing typed is lost unasked. */
export function ChooseLanguage({ languages }: { languages: readonly Language[] }) {
  const { mutate } = useChooseLanguage()
  const { languageLeave } = useTexts(layoutCatalog)
  const hasTypedText = useTypedText()
  const { answer, ask } = useLeaveQuestion()
  const choose = async (language: Language) => {
    if (await confirmLeaving({ isDirty: hasTypedText, ask })) mutate(language)
  }
  return (
    <>
      <LanguageChoice languages={languages} onChoose={(language) => void choose(language)} />
      <LeaveQuestion answer={answer} text={languageLeave} />
    </>
  )
}
