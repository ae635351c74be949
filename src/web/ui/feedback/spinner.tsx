import { LoaderCircle } from 'lucide-react'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

/** A spinner beside a text that says what is loading; hidden from screen readers. */
export function Spinner({ className }: { className?: string }) {
  return (
    <LoaderCircle aria-hidden className={joinClasses('animate-turn fallback:size-5 shrink-0', className)} />
  )
}

/** The centered spinner with "Loading..." shown while the session loads (spec F2.1). */
export function LoadingScreen({ text }: { text?: string }) {
  const uiTexts = useTexts(uiCatalog)
  return (
    <div role="status" data-loading className="text-muted grid min-h-[60vh] place-items-center">
      <p className="flex items-center gap-3">
        <Spinner className="text-primary size-6" />
        {text ?? uiTexts.loading}
      </p>
    </div>
  )
}
