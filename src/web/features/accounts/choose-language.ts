import { chooseLanguage } from '#contract/accounts/settings.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { openInChosenLanguage } from '#web/lib/language/chosen-language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { layoutCatalog } from '#web/layouts/texts/layout-texts.ts'
import { useSession } from './session.ts'

/** Sets the language of this device and, for a signed-in user, of the account; the page then opens in it. */
export function useChooseLanguage() {
  const { user } = useSession()
  const { languageFailed } = useTexts(layoutCatalog)
  return useCallMutation(
    async (language: Language) => {
      if (user) await call(chooseLanguage, { body: { language } })
    },
    {
      onSuccess: (_, language) => {
        openInChosenLanguage(language)
      },
      failed: languageFailed,
    },
  )
}
