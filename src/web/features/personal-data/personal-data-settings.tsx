import type { PersonalExport } from '#contract/personal-data/exports.ts'
import { exportDays, type ExportState } from '#domain/personal-data/exports.ts'
import { useArrival } from '#web/lib/focus/arrival.ts'
import { use } from 'react'
import { formatDate } from '#web/lib/format/format-time.ts'
import { TimeZoneContext } from '#web/lib/format/time-zone.ts'
import { formatSize } from '#web/lib/format/format-size.ts'
import { personalDataId } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useDownloadExport, usePersonalExport, useRequestExport } from './api.ts'
import { personalDataCatalog } from './texts/personal-data-texts.ts'

/** A copy of everything that the product stores about the reader: requesting it and downloading it. */
export function PersonalDataSettings({ isShown }: { isShown: boolean }) {
  const texts = useTexts(personalDataCatalog)
  const { data, isError, isFetching, refetch } = usePersonalExport()
  useArrival(personalDataId, data !== undefined && isShown)
  return (
    <SettingCard id={personalDataId} title={texts.heading} text={texts.text}>
      {data ? (
        <Loaded latest={data.export} />
      ) : isError ? (
        <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion className="grid gap-3">
          <Skeleton className="h-11" />
        </LoadingRegion>
      )}
    </SettingCard>
  )
}

const variants = {
  preparing: 'primary',
  ready: 'success',
  failed: 'warn',
  expired: 'neutral',
} as const satisfies Record<ExportState, string>

function Loaded({ latest }: { latest: PersonalExport | null }) {
  const texts = useTexts(personalDataCatalog)
  const request = useRequestExport()
  const fetchFile = useDownloadExport()
  const state = latest?.state
  return (
    <>
      <div role="status" className="grid gap-2">
        {latest ? <State latest={latest} /> : <p>{texts.none({ days: exportDays })}</p>}
      </div>
      {state === 'ready' && <p className="text-muted measure text-sm">{texts.privacy}</p>}
      {state !== 'preparing' && (
        <div className="flex flex-wrap gap-3">
          {latest && state === 'ready' && (
            <Button loading={fetchFile.isPending} onClick={() => fetchFile.mutate(latest.id)}>
              {texts.download}
            </Button>
          )}
          <Button
            variant="secondary"
            loading={request.isPending}
            onClick={() =>
              // The button is gone by then.
              request.mutate(undefined, { onSuccess: () => document.getElementById(personalDataId)?.focus() })
            }
          >
            {latest ? texts.again : texts.request}
          </Button>
        </div>
      )}
    </>
  )
}

function State({
  latest: { state, requestedAt, expiresAt, size, isByAdministrator },
}: {
  latest: PersonalExport
}) {
  const texts = useTexts(personalDataCatalog)
  const language = useLanguage()
  const timeZone = use(TimeZoneContext)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge variant={variants[state]}>{texts.states[state]}</Badge>
        <span className="text-muted">
          {texts.requested} <TimeStamp iso={requestedAt} inText />
        </span>
      </p>
      <p className="measure">
        {state === 'preparing' && texts.preparing}
        {state === 'failed' && texts.failedText}
        {state === 'expired' && texts.expiredText}
        {state === 'ready' && expiresAt && (
          <>
            {texts.ready({ size: formatSize(language, size ?? 0) })}{' '}
            {formatDate(language, expiresAt, timeZone)}.
          </>
        )}
      </p>
      {isByAdministrator && <p className="text-muted text-sm">{texts.byAdministrator}</p>}
    </>
  )
}
