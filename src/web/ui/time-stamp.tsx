import { useNow } from '#web/lib/clock.ts'
import { useHydrated } from '#web/lib/hydrated.ts'
import { formatAge, formatMoment } from '#web/lib/format-time.ts'

/** When something happened: how long ago, with the exact time in the reader's zone on hover. */
export function TimeStamp({ iso, className }: { iso: string; className?: string }) {
  // Only the browser knows its reader's zone.
  const title = useHydrated() ? formatMoment(iso) : undefined
  return (
    <time dateTime={iso} title={title} className={className}>
      {formatAge(iso, useNow())}
    </time>
  )
}
