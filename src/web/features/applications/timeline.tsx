import {
  BadgeCheck,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  LogOut,
  Send,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react'
import { listTimeline, type TimelineEvent } from '#contract/applications/timeline.ts'
import type { TimelineKind } from '#domain/applications/timeline.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { toLoadMoreProps } from '#web/lib/load-more.ts'
import { hoursTexts, timelineTexts } from '#web/i18n/en/work.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

const icons: Record<TimelineKind, LucideIcon> = {
  applied: Send,
  accepted: Check,
  declined: X,
  withdrawn: LogOut,
  completed: BadgeCheck,
  hours_logged: Clock,
  hours_confirmed: CircleCheck,
  hours_rejected: CircleX,
  reviewed: Star,
}

/** The history of an application, newest first (decision B14). */
export function Timeline({ applicationId, projectTitle }: { applicationId: string; projectTitle: string }) {
  const texts = timelineTexts
  const list = useEndpointList(listTimeline, { params: { id: applicationId }, query: {} })
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError)
      return <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion>
        <SkeletonText lines={3} />
      </LoadingRegion>
    )
  }
  return (
    <LoadMoreList
      label={texts.of(projectTitle)}
      className="grid gap-4"
      items={data.pages
        .flatMap((page) => page.items)
        .map((event) => ({ key: event.id, content: <Event event={event} /> }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

function Event({ event }: { event: TimelineEvent }) {
  const Icon = icons[event.kind]
  const words = event.reason ?? event.text
  return (
    <div className="flex gap-3">
      <span className="bg-sunken text-muted inset-ring-line grid size-8 shrink-0 place-items-center rounded-full inset-ring">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 pt-1 text-sm wrap-anywhere">
        <p className="font-medium">{describe(event)}</p>
        <TimeStamp iso={event.at} className="text-muted block text-xs" />
        {event.rating !== null && <p className="mt-1 tabular-nums">{timelineTexts.rated(event.rating)}</p>}
        {words && <p className="mt-1 whitespace-pre-line">{words}</p>}
      </div>
    </div>
  )
}

function describe({ kind, isOwn, actorName, hours, date, reason }: TimelineEvent): string {
  const texts = timelineTexts.events[isOwn ? 'own' : 'other']
  // Ended work has a reason; an application withdrawn earlier has none.
  const sentence = kind === 'withdrawn' && reason !== null ? texts.ended : texts[kind]
  const amount = hoursTexts.amount(hours ?? 0)
  return sentence(actorName, amount, date === null ? '' : formatDay(date))
}
