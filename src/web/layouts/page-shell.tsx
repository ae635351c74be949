import type { ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { Logo } from '#web/ui/display/logo.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Skeleton, SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

/** The classes say where it is: `top` its distance, `width` the widest that the screen gets. */
type ShellHeading = { title: ReactNode; top: string; width?: string }

/**
 * What the document shows until the browser has rendered a page that the server does not render: the same for
 * everyone. On a slow network it is there for seconds, so it has the shape of most of these screens, and the heading of
 * the screen if that is known.
 */
export function PageShell({ heading }: { heading?: ShellHeading | undefined }) {
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <div className="flex min-h-dvh flex-col">
      <noscript>
        <p className="page-width bg-warn-soft text-warn py-3 font-semibold">{layoutTexts.needsScript}</p>
      </noscript>
      <header className="border-line bg-canvas border-b">
        <div className="page-width flex h-16 items-center gap-3">
          {/* In the same position as the header's home link, so that nothing shifts. */}
          <span className="text-ink -ms-1 flex min-h-11 items-center p-1">
            <Logo name={getSiteName()} />
          </span>
          <Skeleton className="ms-auto size-9 rounded-full" />
        </div>
      </header>
      <main className="relative flex-1 overflow-hidden">
        {/* In the same position as on the screen, so that nothing shifts. */}
        {heading && (
          <div className={joinClasses('page-width', heading.width, heading.top)}>{heading.title}</div>
        )}
        <div aria-hidden className={joinClasses('page-width pt-5 lg:pt-3', heading?.width)}>
          {!heading && <Skeleton className="h-9 w-44" />}
          <div className="border-line mt-5 flex gap-6 border-b pb-3">
            <Skeleton className="w-24" />
            <Skeleton className="w-24" />
          </div>
          <SkeletonRows rows={6} className="border-line bg-surface mt-6 rounded-lg border" />
        </div>
        <div className="[&_p]:bg-surface [&_p]:border-line [&_p]:shadow-card absolute inset-x-0 top-0 [&_p]:rounded-full [&_p]:border [&_p]:px-5 [&_p]:py-2.5">
          <LoadingScreen />
        </div>
      </main>
      {/* Where the phone's tab bar will be. */}
      <div
        aria-hidden
        className="border-line bg-surface short:hidden fixed inset-x-0 bottom-0 flex h-14 items-center justify-around border-t md:hidden"
      >
        {tabs.map((tab) => (
          <Skeleton key={tab} className="size-6" />
        ))}
      </div>
    </div>
  )
}

const tabs = [1, 2, 3, 4, 5]
