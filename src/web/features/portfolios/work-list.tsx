import { BriefcaseBusiness } from 'lucide-react'
import { useState } from 'react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { WorkCard } from './work-card.tsx'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Works shown at first; a printout has all. */
const first = 8

/** The completed work of a portfolio, latest first. */
export function WorkList({ portfolio }: { portfolio: Portfolio }) {
  const { work: texts } = useTexts(portfoliosCatalog)
  const [isExpanded, setExpanded] = useState(false)
  const { works } = portfolio
  if (works.length === 0) {
    return <EmptyState as="h3" icon={BriefcaseBusiness} title={texts.empty} text={texts.emptyText} />
  }
  return (
    <>
      <ul aria-label={texts.heading} className="grid grid-cols-1 gap-4">
        {works.map((work, index) => (
          <li key={work.id} className={isExpanded || index < first ? undefined : 'hidden print:list-item'}>
            <WorkCard portfolio={portfolio} work={work} />
          </li>
        ))}
      </ul>
      {!isExpanded && works.length > first && (
        <div className="no-print mt-6 text-center">
          <Button variant="secondary" onClick={() => setExpanded(true)}>
            {texts.showAll({ count: works.length })}
          </Button>
        </div>
      )}
    </>
  )
}
