import { getSiteName } from '#contract/i18n/site-name.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

/**
 * What the document shows until the browser has rendered a page that the server does not render: the same for
 * everyone.
 */
export function PageShell() {
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <div className="flex min-h-dvh flex-col">
      <noscript>{layoutTexts.needsScript}</noscript>
      <header className="border-line bg-canvas border-b">
        <div className="page-width flex h-16 items-center">
          {/* In the same position as the header's home link, so that nothing shifts. */}
          <span className="text-ink -ms-1 flex min-h-11 items-center p-1">
            <Logo name={getSiteName()} />
          </span>
        </div>
      </header>
      <main className="flex-1">
        <LoadingScreen />
      </main>
    </div>
  )
}
