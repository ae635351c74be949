import { Star } from 'lucide-react'
import type { Applicant } from '#contract/applications/applicants.ts'
import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { useNow } from '#web/lib/format/clock.ts'
import { formatElapsed } from '#web/lib/format/format-time.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { applicationVariants } from '#web/features/applications/application-display.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { isWaitingLong } from '#web/features/applications/received/applicant-display.ts'

/**
 * The status where the filter does not say it already, then how long the application has been waiting, or the hours that
 * the filter is about.
 */
export function RowStatus({ row, show }: { row: Applicant; show: ApplicantFilter }) {
  const texts = useTexts(receivedCatalog)
  const language = useLanguage()
  const now = useNow()
  const isLong = isWaitingLong(row, now)
  const elapsed = formatElapsed(language, row.createdAt, now)
  const isShortlisted = row.isShortlisted && row.status === 'pending'
  return (
    <span className="grid min-w-0 justify-items-end gap-0.5">
      {isShortlisted && show !== 'shortlisted' && (
        <Badge variant="accent" icon={Star} size="xs">
          {texts.show.shortlisted}
        </Badge>
      )}
      {!isShortlisted &&
        row.shownStatus !== show &&
        !(show === 'shortlisted' && row.status === 'pending') && (
          <Badge variant={applicationVariants[row.shownStatus]} size="xs">
            {row.shownStatus === 'closed' ? texts.row.closed : texts.show[row.shownStatus]}
          </Badge>
        )}
      {(show === 'hours' || show === 'accepted') && row.waitingHours > 0 ? (
        <span className="text-ink text-end text-xs leading-3.5 font-semibold">
          <span className="lg:hidden">{texts.row.hours({ hours: row.waitingHours })}</span>
          {/* The column says the rest. */}
          <span className="max-lg:hidden">{texts.row.amount({ hours: row.waitingHours })}</span>
        </span>
      ) : row.status !== 'pending' ? null : (
        <span
          className={joinClasses(
            'truncate text-xs tabular-nums',
            isLong ? 'text-danger font-semibold' : 'text-muted',
          )}
        >
          {isLong ? texts.row.waiting({ time: elapsed }) : elapsed}
        </span>
      )}
    </span>
  )
}
