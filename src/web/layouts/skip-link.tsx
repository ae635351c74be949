import { layoutCatalog } from './texts/layout-texts.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The first tab stops: skip the header to the content, and filters to their results. */
export function SkipLink({ to }: { to: 'main' | typeof resultsId }) {
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <a
      href={`#${to}`}
      className="no-print bg-primary text-on-primary fixed start-2 top-2 z-60 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
    >
      {to === resultsId ? layoutTexts.skipToResults : layoutTexts.skipLink}
    </a>
  )
}
