import type { ReactNode } from 'react'
import { formatTotal } from '#web/lib/format/format-number.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarClock } from 'lucide-react'
import type { QueuedCase } from '#contract/verification/cases.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { reviewDays, type VerificationAdvice } from '#domain/verification/queue.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'
import { Badge, type BadgeVariant } from '#web/ui/display/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { rowsClasses } from '#web/ui/display/rows-classes.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { ListLine } from '#web/features/administration/cases/list-line.tsx'
import { entryClasses, ListSkeleton } from '#web/features/administration/cases/result-list.tsx'
import { useVerificationCases } from './verification-api.ts'

/** Badge variant of each advice. */
export const adviceVariants: Record<VerificationAdvice, BadgeVariant> = {
  approve: 'success',
  look_closer: 'warn',
  decline: 'danger',
}

/** Cases in a state, or those that match a search. */
export function VerificationList({
  search,
  action,
}: {
  search: SearchOf<'/admin/verification'>
  action: ReactNode
}) {
  const language = useLanguage()
  const texts = useTexts(adminVerificationCatalog)
  const list = useVerificationCases(search)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    return isError ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <ListSkeleton />
    )
  }
  const found = data.pages.flatMap((page) => page.items)
  const total = data.pages.at(-1)?.total
  const isQueue = search.state === undefined
  if (found.length === 0) {
    return (
      <EmptyState
        icon={BadgeCheck}
        title={isQueue && !search.search ? texts.noneWaiting : texts.none}
        text={search.search ? texts.noneFound : texts.noneText}
      />
    )
  }
  return (
    <>
      <ListLine found={texts.found(formatTotal(language, total ?? found.length))} action={action} />
      <LoadMoreList
        label={texts.list}
        className={`grid grid-cols-1 ${rowsClasses}`}
        items={found.map((each) => ({ key: each.id, content: <Entry {...each} /> }))}
        {...toLoadMoreProps(list, texts.moreFailed)}
        moreLabel={texts.more}
        progress={texts.shown({ shown: found.length, total: formatTotal(language, total).total })}
      />
    </>
  )
}

function Entry(each: QueuedCase) {
  const language = useLanguage()
  const texts = useTexts(adminVerificationCatalog)
  const labels = useTexts(staffListsCatalog)
  const waits = each.state === 'pending'
  const isOpen = waits || each.state === 'suspended'
  return (
    <Link {...paths.adminVerificationCase(each.id)} className={entryClasses}>
      <span className="min-w-0 flex-1 basis-72">
        <span className="block font-semibold" dir="auto">
          {each.organizationName}
        </span>
        <span className="text-muted block text-sm tabular-nums">
          {each.ein ?? formatList(language, [each.registration?.number, each.registration?.register])}
          {each.location && ` · ${each.location}`}
        </span>
        <span className="text-muted mt-1 block text-sm">
          {formatList(
            language,
            each.reasons.map((reason) => labels.verificationReasons[reason]),
          )}
          {each.disagreements > 0 && each.reasons.length > 0 && ' · '}
          {each.disagreements > 0 && texts.details({ count: each.disagreements })}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        {waits && each.waitedDays > reviewDays.most && (
          <Badge variant="danger" icon={CalendarClock}>
            {texts.overdue}
          </Badge>
        )}
        {isOpen ? (
          <Badge variant={adviceVariants[each.advice]}>{labels.verificationAdvices[each.advice]}</Badge>
        ) : (
          <Badge variant={each.state === 'verified' ? 'success' : 'danger'}>
            {labels.verificationStates[each.state]}
          </Badge>
        )}
        <span className="text-muted tabular-nums">
          {waits ? (
            each.waitedDays === 0 ? (
              texts.waitedToday
            ) : (
              texts.waited({ days: each.waitedDays })
            )
          ) : (
            <>
              {texts.changed} <TimeStamp iso={each.updatedAt} inText />
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
