import { describeAnswers } from '#contract/i18n/responses.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useOwnAnswers } from './api.ts'
import { invitesCatalog } from './texts/invites-texts.ts'

/** How the reader answers invites, as organizations see it that could invite them; nothing until it is loaded. */
export function OwnAnswers() {
  const { received: texts } = useTexts(invitesCatalog)
  const responsesTexts = useTexts(responsesCatalog)
  const { data } = useOwnAnswers()
  if (!data) return null
  const answers = describeAnswers(responsesTexts, data)
  return <p>{answers === null ? texts.noAnswersYet : texts.answers({ answers })}</p>
}
