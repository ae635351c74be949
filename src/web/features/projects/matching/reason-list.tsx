import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Reasons listed before "More" (spec F9; decision A33). */
const shownReasons = 4

type Reason = ProjectMatch['matchReasons'][number]

export type ReasonListProps = {
  /** In the order to read them. */
  reasons: readonly Reason[]
  name: { 'aria-label': string } | { 'aria-labelledby': string } | Record<never, never>
  /** Layout of each of the two lists. */
  className: string
  /** One reason, as the content of a list item. */
  children: (reason: Reason) => ReactNode
}

/** The first reasons of a match; "More" opens the rest. */
export function ReasonList({ reasons, name, className, children }: ReasonListProps) {
  const matchingTexts = useTexts(matchingCatalog)
  const [isOpen, setOpen] = useState(false)
  const further = reasons.slice(shownReasons)
  const list = (listed: readonly Reason[]) =>
    listed.map((reason) => <li key={reason.factor}>{children(reason)}</li>)
  return (
    <div>
      <ul {...name} className={className}>
        {list(reasons.slice(0, shownReasons))}
      </ul>
      {further.length > 0 && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/more">
          <summary className="text-primary-ink flex min-h-11 w-fit items-center gap-1.5 font-medium">
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 transition-transform group-open/more:rotate-90 rtl:group-open/more:-rotate-90"
            />
            {matchingTexts.card.moreReasons}
          </summary>
          {isOpen && <ul className={className}>{list(further)}</ul>}
        </details>
      )}
    </div>
  )
}
