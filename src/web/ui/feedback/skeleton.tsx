import type { ReactNode } from 'react'
import { uiCatalog } from '#web/ui/texts/ui-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
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
