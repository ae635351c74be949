import { layoutTexts } from '#web/i18n/en/layout.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

/**
 * What the document shows until the browser has rendered a page that the server does not render: the same for
 * everyone.
 */
export function PageShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-line bg-canvas border-b">
        <div className="page-width flex h-16 items-center">
          {/* In the same position as the header's home link, so that nothing shifts. */}
          <span className="text-ink -ml-1 flex min-h-11 items-center p-1">
            <Logo name={layoutTexts.productName} />
          </span>
        </div>
      </header>
      <main className="flex-1">
        <LoadingScreen />
      </main>
    </div>
  )
}
