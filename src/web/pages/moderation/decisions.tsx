import { DecisionList } from '#web/features/moderation/decision-list.tsx'
import { Suspension } from '#web/features/moderation/suspension.tsx'
import { decisionsCatalog } from '#web/features/moderation/texts/decisions-texts.ts'
import { useLinkToken } from '#web/lib/navigation/link-token.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** /decisions: what was decided about the reader, and their appeals. */
export function DecisionsPage() {
  const texts = useTexts(decisionsCatalog)
  usePageHead({ title: texts.title })
  return (
    <div className="page-width py-8 sm:py-10">
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-8">{texts.intro}</p>
      <DecisionList />
    </div>
  )
}

/** /auth/appeal: the same for a suspended person, who cannot sign in. */
export function AppealPage() {
  const { suspension } = useTexts(decisionsCatalog)
  const token = useLinkToken()
  usePageHead({ title: suspension.title })
  return (
    <div className="page-width py-8 sm:py-10">
      <Suspension key={token} token={token} />
    </div>
  )
}
