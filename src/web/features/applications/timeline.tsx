import {
  BadgeCheck,
  Check,
  CircleCheck,
  CircleX,
  Clock,
  FileCheck,
  FileX,
  LogOut,
  Send,
  Star,
  X,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { listTimeline, type TimelineEvent } from '#contract/applications/timeline.ts'
import { declineReasonsCatalog } from '#contract/texts/decline-reasons-texts.ts'
import { isClosedBySite, type ApplicationSide } from '#domain/applications/applications.ts'
import type { TimelineKind } from '#domain/applications/timeline.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { describeDeclineFor, useReasonTexts } from './application-display.ts'
import { timelineCatalog, type TimelineTexts } from './texts/timeline-texts.ts'
import { hoursCatalog } from '#web/features/hours/texts/hours-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

const icons: Record<TimelineKind, LucideIcon> = {
  applied: Send,
  accepted: Check,
  declined: X,
  withdrawn: LogOut,
  completed: BadgeCheck,
  scope_accepted: FileCheck,
  scope_declined: FileX,
  hours_logged: Clock,
  hours_confirmed: CircleCheck,
  hours_confirmed_automatically: Clock,
  hours_rejected: CircleX,
  reviewed: Star,
}

type TimelineProps = {
  applicationId: string
  projectTitle: string
  reader: ApplicationSide
  /** The reader's certificate of the work, to which its sign-off leads. */
  credentialId?: string | null
}

/** The history of an application, newest first (decision B14). */
export function Timeline({ applicationId, projectTitle, reader, credentialId = null }: TimelineProps) {
  const texts = useTexts(timelineCatalog)
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
      label={texts.of({ project: projectTitle })}
      className="grid gap-4"
      items={data.pages
        .flatMap((page) => page.items)
        .map((event) => ({
          key: event.id,
          content: (
            <Event
              event={event}
              reader={reader}
              credentialId={event.kind === 'completed' ? credentialId : null}
            />
          ),
        }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
    />
  )
}

type EventProps = { event: TimelineEvent; reader: ApplicationSide; credentialId: string | null }

function Event({ event, reader, credentialId }: EventProps) {
  const reasons = useTexts(declineReasonsCatalog)
  const applications = useReasonTexts()
  const timelineTexts = useTexts(timelineCatalog)
  const hoursTexts = useTexts(hoursCatalog)
  const language = useLanguage()
  const Icon = icons[event.kind]
  const why = describeDeclineFor(reader, { reasons, applications }, event)
  const words = why.length > 0 ? why.join('\n') : event.text
  const amount = hoursTexts.amount({ hours: event.hours ?? 0 })
  const day = event.date === null ? '' : formatDay(language, event.date)
  return (
    <div className="flex gap-3">
      <span className="bg-sunken text-muted inset-ring-line grid size-8 shrink-0 place-items-center rounded-full inset-ring">
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 pt-1 text-sm wrap-anywhere">
        <p className="font-medium">{describe(timelineTexts, event, { amount, day })}</p>
        <TimeStamp iso={event.at} className="text-muted block text-xs" />
        {event.rating !== null && (
          <p className="mt-1 tabular-nums">{timelineTexts.rated({ rating: event.rating })}</p>
        )}
        {words && <p className="mt-1 whitespace-pre-line">{words}</p>}
        {credentialId !== null && (
          <Link {...paths.credential(credentialId)} className="link target-44 mt-1 inline-block">
            {timelineTexts.certificate}
          </Link>
        )}
      </div>
    </div>
  )
}

function describe(
  timelineTexts: TimelineTexts,
  { kind, isOwn, isInvited, actorName: name, reason, declineReason }: TimelineEvent,
  details: { amount: string; day: string },
): string {
  const isEnd = kind === 'withdrawn' || kind === 'declined'
  if (isEnd && isClosedBySite({ status: kind, reason, declineReason })) return timelineTexts.closed
  const texts = timelineTexts.events[isOwn ? 'own' : 'other']
  if (isInvited && kind === 'accepted') return timelineTexts.acceptedByInvite
  // Ended work has a reason; an application withdrawn earlier has none.
  const sentence =
    kind === 'withdrawn' && reason !== null
      ? texts.ended
      : isInvited && kind === 'applied'
        ? texts.joined
        : texts[kind]
  return typeof sentence === 'string' ? sentence : sentence({ name, ...details })
}
