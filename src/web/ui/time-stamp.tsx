import { useNow } from '#web/lib/clock.ts'
import { formatAge, formatMoment } from '#web/lib/format-time.ts'

/** When something happened: how long ago, with the exact time in the reader's zone on hover. */
export function TimeStamp({ iso, className }: { iso: string; className?: string }) {
  return (
    <time dateTime={iso} title={formatMoment(iso)} className={className}>
      {formatAge(iso, useNow())}
    </time>
  )
}
