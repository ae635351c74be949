import { Scale } from 'lucide-react'
import type { OwnDecision } from '#contract/moderation/appeals.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { DecisionCard } from './decision-card.tsx'
import { useDecisions, useFileAppeal } from './decisions-api.ts'
import { decisionsCatalog } from './texts/decisions-texts.ts'

/** The decisions about the reader, their organizations and projects, with their appeals. */
export function DecisionList() {
  const texts = useTexts(decisionsCatalog)
  const language = useLanguage()
  const list = useDecisions()
  const { data, error, isFetching, refetch } = list
  if (!data) {
    return error ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingScreen />
    )
  }
  const decisions = data.pages.flatMap((page) => page.items)
  if (decisions.length === 0) return <EmptyState icon={Scale} title={texts.none} text={texts.noneText} />
  return (
    <LoadMoreList
      label={texts.list}
      className="grid grid-cols-1 gap-4"
      items={decisions.map((decision) => ({ key: decision.key, content: <Listed decision={decision} /> }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
      progress={texts.progress({
        shown: decisions.length,
        total: formatTotal(language, data.pages.at(-1)?.total).total,
      })}
    />
  )
}

function Listed({ decision }: { decision: OwnDecision }) {
  return <DecisionCard decision={decision} appeal={useFileAppeal(decision.key)} />
}
