import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { type Application } from '#contract/applications/applications.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import type { HourEntry } from '#contract/hours/hours.ts'
import { isWorkNotificationKind } from '#domain/notifications/notifications.ts'
import { coalesce } from '#web/lib/calls/coalesce.ts'
import { invalidate } from '#web/lib/calls/endpoint-mutation.ts'
import { useLive } from '#web/lib/live/live.ts'
import { usePrepared } from '#web/lib/loading/prepared.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { anchorOf, focusEntry, useScrollToEntry } from '#web/lib/focus/scroll-to-entry.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useLinkedApplication, useMyApplications } from '#web/features/applications/api.ts'
import type { Move } from '#web/features/applications/application-display.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { arrange } from './arrange.ts'
import { ApplicationGroup } from './application-group.tsx'
import { SentApplication } from './lazy-sent.ts'
import { MoveQuestion } from './move-question.tsx'
import type { WorkParts } from './work-parts.ts'

export type MyApplicationsProps = {
  /** The reader's id, undefined until the session is known. */
  readerId: string | undefined
  /** Id of the application that a link led to. */
  highlighted: string | undefined
  parts: WorkParts
}

type OpenedHours = {
  application: Application
  /** Null logs new hours. */
  entry: HourEntry | null
  /** The button that was pressed. */
  opener: Element | null
  open: boolean
}

const idOf = ({ id }: Application) => id

/** A volunteer's applications by what comes next: under way, waiting, past (spec F2.14). */
export function MyApplications({ readerId, highlighted, parts }: MyApplicationsProps) {
  const { page } = useTexts(applicationsCatalog)
  const underWay = useMyApplications('underWay')
  const waiting = useMyApplications('waiting')
  const past = useMyApplications('past')
  const linked = useLinkedApplication(highlighted, readerId)
  const isPrepared = usePrepared(highlighted === undefined ? [] : [SentApplication, parts.hoursCode])
  const [moved, setMoved] = useState<Application | null>(null)
  const [question, setQuestion] = useState<{ application: Application; kind: Move } | null>(null)
  const [hours, setHours] = useState<OpenedHours | null>(null)
  const queryClient = useQueryClient()
  // Several notifications that come together refetch the lists once more, not each time.
  const [refresh] = useState(() => coalesce(() => invalidate(queryClient, [listMyApplications])))
  // The organization's decisions notify the volunteer; reading notifications and other news change no application.
  useLive('notifications', (change) => {
    if ('kind' in change && isWorkNotificationKind(change.kind)) refresh()
  })
  useLive('reset', refresh)

  const lists = [underWay, waiting, past]
  const groups = (
    [
      ['underWay', underWay],
      ['waiting', waiting],
      ['past', past],
    ] as const
  ).map(([name, list]) => ({ name, list, items: arrange(name, list.data?.pages ?? [], { moved, linked }) }))
  const isLoaded = isPrepared && lists.every(({ data }) => data !== undefined)
  useScrollToEntry(
    {
      data: isLoaded ? { pages: groups } : undefined,
      hasNextPage: false,
      isFetching: false,
      isError: false,
      fetchNextPage: past.fetchNextPage,
    },
    idOf,
    highlighted,
  )
  if (!isLoaded) {
    const failed = lists.filter(({ data, isError }) => !data && isError)
    if (failed.length === 0) return <MyApplicationsSkeleton />
    return (
      <ErrorState
        title={page.failed}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        retrying={failed.some(({ isFetching }) => isFetching)}
      />
    )
  }
  const shown = groups.filter(({ items }) => items.length > 0)
  const all = groups.flatMap(({ items }) => items)
  if (shown.length === 0) return <NoApplications />
  return (
    <>
      <div className="grid grid-cols-1 gap-7">
        {shown.map((group) => (
          <ApplicationGroup
            key={group.name}
            {...group}
            highlighted={highlighted}
            parts={parts}
            onMove={(application, kind) => setQuestion({ application, kind })}
            onHours={(application, entry) =>
              setHours({ application, entry: entry ?? null, opener: document.activeElement, open: true })
            }
          />
        ))}
      </div>
      {hours && (
        // It stays mounted, so that what was typed is there when it is opened again.
        <Fragment key={hours.entry?.id ?? hours.application.id}>
          {parts.hoursDialog(all.find(({ id }) => id === hours.application.id) ?? hours.application, {
            entry: hours.entry,
            open: hours.open,
            onOpenChange: (open) => setHours({ ...hours, open }),
            onClosed: (event) => {
              if (hours.opener?.isConnected) return
              // The row is in another group now.
              event.preventDefault()
              focusEntry(hours.application.id)
            },
          })}
        </Fragment>
      )}
      {question && (
        <MoveQuestion
          {...question}
          onMoved={setMoved}
          onClosed={(event) => {
            setQuestion(null)
            if (moved?.id !== question.application.id) return
            // The pressed button is gone, so the row in its new group takes the focus.
            event.preventDefault()
            document.getElementById(anchorOf(moved.id))?.focus()
          }}
        />
      )}
    </>
  )
}

/** One line and the way to a project. */
function NoApplications() {
  const { page } = useTexts(applicationsCatalog)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-lg">{page.emptyMine}</h2>
        <p className="text-muted">{page.emptyMineText}</p>
      </div>
      <Button asChild>
        <Link {...paths.browse()}>{page.browse}</Link>
      </Button>
    </Card>
  )
}

function MyApplicationsSkeleton() {
  return (
    <LoadingRegion className="grid gap-7">
      {[2, 3].map((rows) => (
        <div key={rows}>
          <Skeleton className="mb-3 h-6 w-32" />
          <div className="border-line bg-surface divide-line divide-y rounded-lg border">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="flex h-30 gap-4 p-4">
                <Skeleton className="size-9" />
                <div className="grid flex-1 content-start gap-2">
                  <Skeleton className="h-5 w-1/2" />
                  <Skeleton className="h-4 w-1/3" />
                  <Skeleton className="mt-2 h-4 w-2/3" />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </LoadingRegion>
  )
}
