import { Scale } from 'lucide-react'
import { useTexts } from '#web/lib/language/texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { DecisionCard } from './decision-card.tsx'
import { useAppealSuspension, useSuspension } from './decisions-api.ts'
import { decisionsCatalog } from './texts/decisions-texts.ts'

/** The suspension of someone who cannot sign in, and their appeal; the token is from the email about it. */
export function Suspension({ token }: { token: string }) {
  const { suspension: texts, failed } = useTexts(decisionsCatalog)
  const query = useSuspension(token)
  const appeal = useAppealSuspension(token)
  if (token === '')
    return <EmptyState as="h1" icon={Scale} title={texts.reloaded} text={texts.reloadedText} />
  return (
    <PageState query={query} failed={failed} loading={<LoadingScreen />}>
      {(decision) =>
        decision ? (
          <>
            <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
            <p className="text-muted measure mt-2 mb-8">{texts.text}</p>
            <DecisionCard decision={decision} appeal={appeal} />
          </>
        ) : (
          <EmptyState as="h1" icon={Scale} title={texts.invalid} text={texts.invalidText} />
        )
      }
    </PageState>
  )
}
