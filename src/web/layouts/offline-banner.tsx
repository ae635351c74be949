import { WifiOff } from 'lucide-react'
import { useOnline } from '#web/lib/browser/online.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** Shows a banner while the browser is offline. */
export function OfflineBanner() {
  const errorsTexts = useTexts(errorsCatalog)
  const online = useOnline()
  return (
    <div role="status" className="no-print short:top-0 sticky top-16 z-29">
      {!online && (
        <p className="border-line bg-warn-soft text-warn border-b">
          <span className="page-width flex items-center gap-2.5 py-2.5 text-sm font-medium">
            <WifiOff aria-hidden className="size-4 shrink-0" />
            {errorsTexts.offline}
          </span>
        </p>
      )}
    </div>
  )
}
