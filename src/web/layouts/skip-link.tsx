import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/texts.ts'

/** The first tab stop: skips the header and goes to the content. */
export function SkipLink() {
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <a
      href="#main"
      className="bg-primary text-on-primary fixed start-2 top-2 z-60 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {layoutTexts.skipLink}
    </a>
  )
}
