import { useTopRatedList } from './top-rated-api.ts'
import type { ProjectFilters } from './filters.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'

type FoundProps = {
  placeError: string | null
  isTopRated: boolean
  filters: ProjectFilters
  total: string | null
  /** A search that finds something, if this one finds nothing. */
  suggestion: string | null
  isLoading: boolean
}

/** What was found, in words that screen readers announce when they change. */
export function Found({ placeError, isTopRated, filters, ...all }: FoundProps) {
  return (
    <p role="status" className="text-muted min-h-6 tabular-nums sm:me-auto">
      {placeError !== null ? (
        <span className="sr-only">{placeError}</span>
      ) : isTopRated ? (
        <TopRatedFound filters={filters} />
      ) : (
        <Total {...all} />
      )}
    </p>
  )
}

function Total({ total, suggestion, isLoading }: Pick<FoundProps, 'total' | 'suggestion' | 'isLoading'>) {
  const texts = useTexts(browseCatalog)
  const { loading } = useTexts(uiCatalog)
  const language = useLanguage()
  if (isLoading) return <span className="sr-only">{loading}</span>
  if (total === null) return null
  const count = texts.count(formatTotal(language, total))
  if (suggestion === null) return count
  // The button below says it for the eyes.
  return (
    <>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{texts.countSuggested({ count, search: suggestion })}</span>
    </>
  )
}

function TopRatedFound({ filters }: { filters: ProjectFilters }) {
  const texts = useTexts(browseCatalog)
  const language = useLanguage()
  const { data, isPlaceholderData } = useTopRatedList(filters)
  if (!data || isPlaceholderData) return texts.topRatedText
  return `${texts.count(formatTotal(language, data.length))} · ${texts.topRatedText}`
}
