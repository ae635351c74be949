import { formatList } from '#contract/i18n/lists.ts'
import type { Register } from '#contract/verification/registers.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { adminRegistersCatalog } from '#web/features/administration/texts/admin-registers-texts.ts'
import { registerFilesCatalog } from '#web/features/administration/texts/register-files-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { useRegisters } from './registers-api.ts'

/** What is loaded of each register, how old it is, and how to load newer files. */
export function Registers() {
  const texts = useTexts(adminRegistersCatalog)
  const { data, isError, isFetching, refetch } = useRegisters()
  if (!data) {
    return isError ? (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingRegion className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </LoadingRegion>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {data.map((register) => (
        <RegisterCard key={register.kind} {...register} />
      ))}
    </div>
  )
}

function RegisterCard({ kind, postedOn, ageDays, isOld, isStale, loadedAt, files }: Register) {
  const language = useLanguage()
  const texts = useTexts(adminRegistersCatalog)
  const registerFilesTexts = useTexts(registerFilesCatalog)
  const sum = (count: (file: Register['files'][number]) => number) =>
    formatNumber(
      language,
      files.reduce((total, file) => total + count(file), 0),
    )
  return (
    <Card
      as="section"
      aria-labelledby={`register-${kind}`}
      className="grid content-start gap-4 md:row-span-3 md:grid-rows-subgrid"
    >
      <div>
        <h2 id={`register-${kind}`} className="text-lg">
          {registerFilesTexts[kind]}
        </h2>
        <p className="text-muted mt-0.5 text-sm">{texts.fileTexts[kind]}</p>
      </div>
      {postedOn === null ? (
        <div className="grid justify-items-start gap-2">
          <Badge variant="danger">{texts.notLoaded}</Badge>
          <p className="text-sm">{texts.notLoadedText}</p>
        </div>
      ) : (
        <>
          <div className="grid justify-items-start gap-2">
            <p className="font-semibold">{texts.posted({ day: formatDay(language, postedOn) })}</p>
            <p className="text-muted flex flex-wrap items-center gap-2 text-sm">
              {ageDays !== null && texts.age({ days: ageDays })}
              {isOld && <Badge variant="warn">{isStale ? texts.stale : texts.old}</Badge>}
              {files.some(({ isPartial }) => isPartial) && <Badge>{texts.partial}</Badge>}
            </p>
            {isOld && <p className="text-warn text-sm font-medium">{texts.oldText}</p>}
          </div>
          <FactList
            facts={[
              { label: texts.rows, value: sum(({ rows }) => rows) },
              { label: texts.rejected, value: sum(({ rejected }) => rejected) },
              ...(loadedAt ? [{ label: texts.loaded, value: <TimeStamp iso={loadedAt} /> }] : []),
              {
                label: texts.name,
                value: formatList(
                  language,
                  files.map(({ name }) => name),
                ),
              },
            ]}
          />
        </>
      )}
    </Card>
  )
}
