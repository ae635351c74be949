import { layoutTexts } from '#web/i18n/en/layout.ts'

/** The first tab stop: skips the header and goes to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="bg-primary text-on-primary fixed top-2 left-2 z-60 -translate-y-20 rounded-md px-4 py-3 font-semibold focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {layoutTexts.skipLink}
    </a>
  )
}
