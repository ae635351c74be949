import { Link } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { ExportsLeft, useExportsRefresh } from '#web/lib/calls/exports-left.tsx'
import { toLoadMoreProps } from '#web/lib/calls/load-more.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import type { AuditSearch } from './audit-api.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { DownloadButton } from '#web/ui/actions/download-button.tsx'
import { Disclosure } from '#web/ui/actions/disclosure.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { FactList } from '#web/ui/display/fact-list.tsx'
import { LoadMoreList } from '#web/ui/display/load-more-list.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { toast } from '#web/ui/feedback/toast-store.ts'
import { auditNamesCatalog } from '#contract/texts/audit-names-texts.ts'
import { auditCatalog, type AuditTexts } from '#web/features/administration/texts/audit-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { useAuditExport, useAuditLog } from './audit-api.ts'
import { ListSkeleton } from '#web/features/administration/cases/result-list.tsx'

/** The audit log entries that match the filter. */
export function AuditLog({ search }: { search: AuditSearch }) {
  const auditTexts = useTexts(auditCatalog)
  const list = useAuditLog(search)
  const { data, isError, isFetching, refetch } = list
  if (!data) {
    if (isError) {
      return <ErrorState title={auditTexts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    }
    return <ListSkeleton />
  }
  const found = data.pages.flatMap((page) => page.items)
  if (found.length === 0)
    return <EmptyState icon={ScrollText} title={auditTexts.none} text={auditTexts.noneText} />
  return (
    <>
      <Exports search={search} />
      <LoadMoreList
        label={auditTexts.list}
        className="grid grid-cols-1 gap-2"
        items={found.map((entry) => ({ key: String(entry.position), content: <Entry entry={entry} /> }))}
        {...toLoadMoreProps(list, auditTexts.moreFailed)}
        moreLabel={auditTexts.more}
      />
    </>
  )
}

function Exports({ search }: { search: AuditSearch }) {
  const auditTexts = useTexts(auditCatalog)
  const { mutate, isPending, variables } = useAuditExport(search)
  const refresh = useExportsRefresh()
  const start = (format: 'csv' | 'jsonl') =>
    mutate(format, {
      onSuccess: () => toast({ title: auditTexts.exported }),
      onError: (error) => toastFailure(error, auditTexts.notExported),
      onSettled: refresh,
    })
  return (
    <div
      role="group"
      aria-label={auditTexts.exportAs}
      className="mb-3 flex flex-wrap items-center justify-end gap-3"
    >
      <ExportsLeft className="text-muted text-sm" />
      {(['csv', 'jsonl'] as const).map((format) => (
        <DownloadButton
          key={format}
          loading={isPending && variables === format}
          onClick={() => start(format)}
        >
          {auditTexts[format]}
        </DownloadButton>
      ))}
    </div>
  )
}

const outcomeVariants = { done: 'neutral', refused: 'warn', failed: 'danger' } as const

const describeActor = (auditTexts: AuditTexts, { actor }: AuditEntry) => {
  return actor ? (actor.name ?? actor.email ?? auditTexts.gone) : auditTexts.product
}

function Entry({ entry }: { entry: AuditEntry }) {
  const auditTexts = useTexts(auditCatalog)
  const { actions } = useTexts(auditNamesCatalog)
  const about = entry.objectName ?? entry.objectId
  return (
    <Disclosure
      className="bg-surface"
      title={
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5 wrap-anywhere">
          <span className="min-w-0">
            {actions[entry.action]}
            {about && <span className="font-normal">: {about}</span>}
          </span>
          <span className="text-muted flex flex-wrap items-center gap-x-2 font-normal">
            {entry.outcome !== 'done' && (
              <Badge variant={outcomeVariants[entry.outcome]}>{auditTexts.outcomes[entry.outcome]}</Badge>
            )}
            <span>
              {auditTexts.by} {describeActor(auditTexts, entry)}, <TimeStamp iso={entry.at} inText />
            </span>
          </span>
        </span>
      }
    >
      <Details entry={entry} />
    </Disclosure>
  )
}

/** Where staff see what an entry is about, if it still exists. */
function findPage({ objectType, objectName: name, isOpenAppeal }: AuditEntry) {
  if (name === null) return null
  if (objectType === 'project') return paths.adminProjects({ show: 'all', q: name })
  if (objectType !== 'appeal') return null
  // Open ones are what the list shows without a choice.
  const search = { kind: 'appeal', q: name } as const
  const decided = { ...search, show: 'decided' } as const
  return { to: '/admin/reports', search: isOpenAppeal === true ? search : decided } as const
}

function Details({ entry }: { entry: AuditEntry }) {
  const auditTexts = useTexts(auditCatalog)
  const { objects } = useTexts(auditNamesCatalog)
  const { facts: names } = auditTexts
  const object = [entry.objectName, entry.objectId].filter(Boolean).join(', ')
  const page = findPage(entry)
  const facts = [
    { label: names.number, value: String(entry.position) },
    { label: names.at, value: entry.at },
    { label: names.actor, value: entry.actor?.email ?? describeActor(auditTexts, entry) },
    {
      label: names.object,
      value: (
        <>
          {objects[entry.objectType]}
          {object && ': '}
          {page ? (
            <Link {...page} className="link">
              {object}
            </Link>
          ) : (
            object
          )}
        </>
      ),
    },
    { label: names.ip, value: entry.ip ?? auditTexts.empty },
    { label: names.session, value: entry.session ?? auditTexts.empty },
    { label: names.request, value: entry.requestId ?? auditTexts.empty },
    { label: names.hash, value: <code className="text-xs break-all">{entry.hash}</code>, isWide: true },
  ]
  return (
    <div className="grid grid-cols-1 gap-5 pt-2">
      {entry.changes.length > 0 && <Changes changes={entry.changes} />}
      <FactList paired facts={facts} />
    </div>
  )
}

function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
  const auditTexts = useTexts(auditCatalog)
  return (
    <table className="w-full text-start text-sm">
      <caption className="sr-only">{auditTexts.changed}</caption>
      <thead>
        <tr className="border-line text-muted border-b">
          {[auditTexts.field, auditTexts.before, auditTexts.after].map((head) => (
            <th key={head} scope="col" className="py-2 pe-4 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pe-4 align-top font-medium">
              {field}
            </th>
            <td className="py-2 pe-4 align-top">{before ?? auditTexts.empty}</td>
            <td className="py-2 align-top">{after ?? auditTexts.empty}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
