import { formatTotal } from '#web/lib/format/format-number.ts'
import { Link } from '@tanstack/react-router'
import { Database } from 'lucide-react'
import type { RegisterLoad } from '#contract/verification/registers.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { adminRegistersCatalog } from '#web/features/administration/texts/admin-registers-texts.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { useRegisterLoads, useRegisterLoadsExport } from './registers-api.ts'

/** Every load of a register, with what it changed. */
export function RegisterLoads() {
  const texts = useTexts(adminRegistersCatalog)
  const list = useRegisterLoads()
  const exporting = useRegisterLoadsExport()
  const { data, isError, isFetching, refetch } = list
  return (
    <section aria-labelledby="loads" className="mt-10 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="loads" className="text-xl">
          {texts.history}
        </h2>
        {data?.pages.some(({ items }) => items.length > 0) && (
          <CsvButton exporting={exporting} namesPeople={false} />
        )}
      </div>
      {data ? (
        <Loaded
          list={list}
          loads={data.pages.flatMap((page) => page.items)}
          total={data.pages.at(-1)?.total}
        />
      ) : isError ? (
        <ErrorState title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingRegion>
          <Skeleton className="h-28 rounded-lg" />
        </LoadingRegion>
      )}
    </section>
  )
}

type LoadedProps = {
  list: ReturnType<typeof useRegisterLoads>
  loads: RegisterLoad[]
  total: string | null | undefined
}

function Loaded({ list, loads, total }: LoadedProps) {
  const language = useLanguage()
  const texts = useTexts(adminRegistersCatalog)
  if (loads.length === 0) return <EmptyState as="h3" icon={Database} title={texts.historyNone} />
  return (
    <LoadMoreList
      label={texts.list}
      className="grid grid-cols-1 gap-3"
      items={loads.map((load) => ({ key: load.id, content: <Load {...load} /> }))}
      {...toLoadMoreProps(list, texts.moreFailed)}
      moreLabel={texts.more}
      progress={texts.progress({ shown: loads.length, total: formatTotal(language, total).total })}
    />
  )
}

/** What a reason means for an organization that was listed before. */
function changeOf({ reasons }: RegisterLoad['cases'][number]) {
  if (reasons.includes('revoked')) return 'revoked'
  return reasons.includes('not_found') ? 'vanished' : 'drifted'
}

function Load({ loadedAt, durationMs, rechecked, suspended, files, cases }: RegisterLoad) {
  const texts = useTexts(adminRegistersCatalog)
  const kinds = (['revoked', 'vanished', 'drifted'] as const).flatMap((change) => {
    const of = cases.filter((each) => changeOf(each) === change)
    return of.length > 0 ? [{ change, of }] : []
  })
  return (
    <Card className="grid gap-3 text-sm">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <TimeStamp iso={loadedAt} className="font-semibold" />
        <span className="text-muted">{texts.took({ seconds: durationMs / 1000 })}</span>
        <span className="text-muted">
          {texts.rechecked({ count: rechecked })}, {texts.lost({ count: suspended })}
        </span>
      </p>
      <ul className="text-muted grid gap-0.5 wrap-anywhere">
        {files.map(({ kind, name, rows, rejected }) => (
          <li key={`${kind} ${name}`}>{texts.fileLine({ name, rows, rejected })}</li>
        ))}
      </ul>
      {kinds.map(({ change, of }) => (
        <div key={change}>
          <h3 className="text-sm font-semibold">{texts.changes[change]}</h3>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {of.map((each) => (
              <li key={each.id}>
                <Link {...paths.adminVerificationCase(each.id)} className="link" dir="auto">
                  {each.organizationName}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {suspended > cases.length && (
        <p className="text-muted">{texts.moreCases({ count: suspended - cases.length })}</p>
      )}
    </Card>
  )
}
