import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { Session } from '#contract/accounts/settings.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { describeDevice } from '#web/lib/format/describe-device.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { useEndAllSessions, useEndSessions, useSessions } from '#web/features/accounts/account-api.ts'
import { profileCatalog } from '#web/features/accounts/texts/profile-texts.ts'
import { settingsIds } from './settings-ids.ts'

const headingId = settingsIds.sessions

/** Where the person is signed in, with ways to end those sessions (decision C). */
export function SessionSettings({ leave }: { leave: () => Promise<void> }) {
  const { sessions: texts } = useTexts(profileCatalog).settings
  const { data, isError, isFetching, refetch } = useSessions()
  const end = useEndSessions()
  // The pressed button disappears with its session, so the heading takes the focus.
  const endAndFocus = (id: string | null) =>
    end.mutate(id, { onSuccess: () => document.getElementById(headingId)?.focus() })
  return (
    <SettingCard id={headingId} title={texts.heading} text={texts.text}>
      {data ? (
        <ul aria-label={texts.heading} className="divide-line border-line divide-y border-y">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => endAndFocus(session.id)}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState as="h3" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      )}
      <div className="flex flex-wrap gap-3">
        {data && data.length > 1 && (
          <Button
            variant="secondary"
            loading={end.isPending && end.variables === null}
            onClick={() => endAndFocus(null)}
          >
            {texts.others}
          </Button>
        )}
        <EndAll leave={leave} />
      </div>
    </SettingCard>
  )
}

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { sessions: texts } = useTexts(profileCatalog).settings
  const device = describeDevice(texts, session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 wrap-anywhere">
      <MonitorSmartphone aria-hidden className="text-muted size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {device}
          {session.isCurrent && <Badge variant="primary">{texts.current}</Badge>}
        </p>
        <p className="text-muted flex flex-wrap gap-x-3 text-sm">
          <span>
            {texts.used} <TimeStamp iso={session.lastSeenAt} inText />
          </span>
          <span>
            {texts.begun} <TimeStamp iso={session.createdAt} inText />
          </span>
          {session.network && <span>{texts.network({ network: session.network })}</span>}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.endOf({ device })}
          loading={isEnding}
          onClick={onEnd}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

function EndAll({ leave }: { leave: () => Promise<void> }) {
  const { sessions: texts } = useTexts(profileCatalog).settings
  const [isOpen, setOpen] = useState(false)
  const endAll = useEndAllSessions({ leave })
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setOpen}
      title={texts.allTitle}
      text={texts.allText}
      confirmLabel={texts.all}
      loading={endAll.isPending}
      onConfirm={() => endAll.mutate()}
      trigger={<Button variant="secondary">{texts.all}</Button>}
    />
  )
}
