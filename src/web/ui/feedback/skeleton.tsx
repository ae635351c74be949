import type { ReactNode } from 'react'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'

/** A gray placeholder for content that is loading; size and radius by class names. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={joinClasses('animate-shimmer bg-line/80 fallback:h-4 fallback:rounded-sm', className)}
    />
  )
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={joinClasses('grid gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={lines > 1 && line === lines - 1 ? 'w-3/5' : 'w-full'} />
      ))}
    </div>
  )
}

/** Placeholder rows of people: a picture, two lines and what is at the end, as high as the rows of their lists. */
export function SkeletonRows({ rows, className }: { rows: number; className?: string }) {
  return (
    <div aria-hidden className={joinClasses('divide-line divide-y', className)}>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          className="grid h-21 grid-cols-[2.25rem_minmax(0,1fr)_2.75rem] items-center gap-3 px-4 lg:h-15"
        >
          <Skeleton className="size-9 rounded-full" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5 w-2/5 max-w-48" />
            <Skeleton className="h-3 w-4/5 max-w-md" />
          </div>
          <Skeleton className="h-3.5" />
        </div>
      ))}
    </div>
  )
}

type LoadingRegionProps = {
  className?: string
  /** A status of the screen announces it instead. */
  isSilent?: boolean
  children: ReactNode
}

/** Wraps the placeholders of one loading part and announces it once to screen readers. */
export function LoadingRegion({ className, isSilent = false, children }: LoadingRegionProps) {
  const uiTexts = useTexts(uiCatalog)
  return (
    <div role={isSilent ? undefined : 'status'} data-loading className={className}>
      {!isSilent && <span className="sr-only">{uiTexts.loading}</span>}
      {children}
    </div>
  )
}
