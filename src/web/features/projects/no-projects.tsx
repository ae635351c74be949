import { SearchX } from 'lucide-react'
import { useTexts } from '#web/lib/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { browseCatalog } from './texts/browse-texts.ts'

export type NoProjectsProps = {
  /** Whether any filter is active, so clearing them would help. */
  filtered: boolean
  onClear: () => void
  /** Shows closed projects as well; null if they are shown already. */
  onShowClosed: (() => void) | null
  /** Why there are none, if it is not only the filters. */
  reason?: string
}

/** Why no project is listed, and what to do about it. */
export function NoProjects({ filtered, onClear, onShowClosed, reason }: NoProjectsProps) {
  const texts = useTexts(browseCatalog)
  const byFilters = onShowClosed ? texts.emptyClosed : texts.emptyFiltered
  return (
    <EmptyState
      icon={SearchX}
      title={texts.empty}
      text={reason ?? (filtered ? byFilters : texts.emptyUnfiltered)}
      action={
        (filtered || (reason && onShowClosed)) && (
          <div className="flex flex-wrap justify-center gap-3">
            {filtered && <Button onClick={onClear}>{texts.filters.clearAll}</Button>}
            {onShowClosed && (
              <Button variant="secondary" onClick={onShowClosed}>
                {texts.filters.closed}
              </Button>
            )}
          </div>
        )
      }
    />
  )
}
