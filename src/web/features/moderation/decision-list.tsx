import { Scale } from 'lucide-react'
import type { OwnDecision } from '#contract/moderation/appeals.ts'
import { useTexts } from '#web/lib/texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { DecisionCard } from './decision-card.tsx'
import { useDecisions, useFileAppeal } from './decisions-api.ts'
import { decisionsCatalog } from './texts/decisions-texts.ts'

/** The decisions about the reader, their organizations and projects, with their appeals. */
export function DecisionList() {
  const texts = useTexts(decisionsCatalog)
  const { data, error, isFetching, refetch } = useDecisions()
  if (!data) {
    return error ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingScreen />
    )
  }
  if (data.length === 0) return <EmptyState icon={Scale} title={texts.none} text={texts.noneText} />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {data.map((decision) => (
        <li key={decision.key} className="grid grid-cols-1">
          <Listed decision={decision} />
        </li>
      ))}
    </ul>
  )
}

function Listed({ decision }: { decision: OwnDecision }) {
  return <DecisionCard decision={decision} appeal={useFileAppeal(decision.key)} />
}
