/** The report divided by month, quarter, cause, place or organization. */
import { Link } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import type { ImpactGroupRow } from '#contract/impact/impact.ts'
import { impactGroupings, isByTime, type ImpactGrouping, type ImpactOrder } from '#domain/impact/figures.ts'
import type { DayRange } from '#domain/impact/periods.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { ImpactGroups, ImpactSource } from './impact-api.ts'
import { formatRowValue, nameGroup, nameReportInterval } from './impact-names.ts'
import type { ImpactSearch } from './impact-search.ts'
import { SortButton } from './impact-sort-button.tsx'
import { impactReportCatalog } from './texts/impact-report-texts.ts'

type ImpactGroupsProps = {
  groups: ImpactSource['groups']
  search: ImpactSearch
  onSearch: (search: ImpactSearch) => void
  /** The days of the report. */
  period: DayRange
  /** The report is of the whole site, so it can be divided by organization. */
  isOfSite: boolean
}

export function ImpactGroupsSection({ groups, search, onSearch, period, isOfSite }: ImpactGroupsProps) {
  const { groups: texts } = useTexts(impactReportCatalog)
  const by = search.by ?? 'month'
  const offered = impactGroupings.filter((each) => isOfSite || each !== 'organization')
  return (
    <section aria-labelledby="impact-groups">
      <h2 id="impact-groups" className="mb-3 text-xl">
        <span className="print:hidden">{texts.title}</span>
        <span className="hidden print:inline">{texts.caption[by]}</span>
      </h2>
      <div role="group" aria-label={texts.by} className="no-print mb-4 flex flex-wrap gap-2">
        {offered.map((each) => (
          <Chip
            key={each}
            look="view"
            pressed={each === by}
            onClick={() => onSearch({ ...search, by: each === 'month' ? undefined : each, all: undefined })}
          >
            {texts[each]}
          </Chip>
        ))}
      </div>
      <GroupList groups={groups} by={by} search={search} onSearch={onSearch} period={period} />
    </section>
  )
}

type ListProps = Pick<ImpactGroupsProps, 'groups' | 'search' | 'onSearch' | 'period'> & { by: ImpactGrouping }

function GroupList({ groups, by, search, onSearch, period }: ListProps) {
  const { groups: texts } = useTexts(impactReportCatalog)
  const language = useLanguage()
  const { data, isError, isFetching, isPlaceholderData, refetch } = groups
  if (!data) {
    if (isError)
      return <ErrorState as="h3" title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />
    return (
      <LoadingRegion>
        <Skeleton className="h-64 rounded-lg" />
      </LoadingRegion>
    )
  }
  if (data.groups.length === 0)
    return <EmptyState as="h3" icon={Table2} title={texts.none} text={texts.noneText} />
  const isShort = data.groups.length < data.total
  const isPart = data.groups.some(({ value }) => value.amounts.length > 0 && value.missing.length > 0)
  const total = formatNumber(language, data.total)
  return (
    <div className={joinClasses('grid gap-3 transition-opacity', isPlaceholderData && 'opacity-60')}>
      <GroupTable data={data} by={by} search={search} onSearch={onSearch} period={period} />
      <div className="text-muted grid gap-1 text-sm">
        {by === 'cause' && <p>{texts.overlap}</p>}
        {isPart && <p>{texts.partValueHelp}</p>}
        <p>{texts.people}</p>
        {isShort && !search.all && (
          <p className="hidden print:block">
            {texts.first({ count: formatNumber(language, data.groups.length), total })}
          </p>
        )}
        {isShort && search.all && (
          <p>{texts.most({ count: formatNumber(language, data.groups.length), total })}</p>
        )}
      </div>
      {isShort && !search.all && (
        <div className="no-print">
          <Button variant="secondary" onClick={() => onSearch({ ...search, all: true })}>
            {texts.all({ total })}
          </Button>
        </div>
      )}
    </div>
  )
}

type Column = {
  id:
    | 'hours'
    | 'volunteers'
    | 'applications'
    | 'accepted'
    | 'projects'
    | 'completed'
    | 'peopleHelped'
    | 'value'
  order?: ImpactOrder
}
const columns: readonly Column[] = [
  { id: 'hours', order: 'hours' },
  { id: 'volunteers', order: 'volunteers' },
  { id: 'applications', order: 'applications' },
  { id: 'accepted' },
  { id: 'projects', order: 'projects' },
  { id: 'completed' },
  { id: 'peopleHelped' },
  { id: 'value' },
]

type TableProps = Pick<ImpactGroupsProps, 'search' | 'onSearch' | 'period'> & {
  data: ImpactGroups
  by: ImpactGrouping
}

function GroupTable({ data, by, search, onSearch, period }: TableProps) {
  const texts = useTexts(impactReportCatalog)
  const language = useLanguage()
  const { groups: words } = texts
  const order = search.order ?? 'hours'
  const isSorted = !isByTime(by)
  const sortBy = (next: ImpactOrder) => onSearch({ ...search, order: next === 'hours' ? undefined : next })
  const format = (value: number) => formatNumber(language, value)
  const cellsOf = (row: ImpactGroupRow) => ({
    hours: format(row.hours),
    volunteers: format(row.volunteers),
    applications: format(row.applications),
    accepted: format(row.accepted),
    projects: format(row.projectsPosted),
    completed: format(row.projectsCompleted),
    peopleHelped: format(row.peopleHelped),
    value: formatRowValue(texts, language, row.value),
  })
  return (
    // A wide table scrolls by itself, also by keyboard.
    <div
      role="region"
      aria-label={words.caption[by]}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because only a focused region scrolls by keyboard
      tabIndex={0}
      className="border-line bg-surface overflow-x-auto rounded-lg border print:overflow-visible print:border-0"
    >
      <table className="w-full text-sm tabular-nums print:text-xs">
        <caption className="sr-only">{words.caption[by]}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th
              scope="col"
              aria-sort={isSorted && order === 'name' ? 'ascending' : undefined}
              className="bg-surface sticky start-0 min-w-36 px-4 py-2 text-start align-bottom"
            >
              {isSorted ? (
                <SortButton name={words.columns[by]} isOn={order === 'name'} onSort={() => sortBy('name')} />
              ) : (
                words.columns[by]
              )}
            </th>
            {columns.map(({ id, order: ordered }) => (
              <th
                key={id}
                scope="col"
                aria-sort={isSorted && ordered === order ? 'descending' : undefined}
                className="px-3 py-2 text-end align-bottom last:pe-4"
              >
                {isSorted && ordered ? (
                  <SortButton
                    name={words.columns[id]}
                    isOn={ordered === order}
                    onSort={() => sortBy(ordered)}
                  />
                ) : (
                  words.columns[id]
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.groups.map((row) => {
            const cells = cellsOf(row)
            return (
              <tr key={row.key} className="border-line border-b last:border-0">
                <th
                  scope="row"
                  className="bg-surface sticky start-0 max-w-72 px-4 py-2.5 text-start font-medium wrap-anywhere"
                >
                  <GroupName row={row} by={by} search={search} period={period} />
                </th>
                {columns.map(({ id }) => (
                  <td key={id} className="px-3 py-2.5 text-end last:pe-4">
                    {cells[id]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** An organization's name leads to its report. */
function GroupName({
  row,
  by,
  search,
  period,
}: Omit<TableProps, 'data' | 'onSearch'> & { row: ImpactGroupRow }) {
  const texts = useTexts(impactReportCatalog)
  const language = useLanguage()
  if (isByTime(by)) return nameReportInterval(texts, language, { key: row.key, interval: by, period })
  const name = nameGroup(texts, row)
  if (by !== 'organization') return name
  return (
    <Link
      {...paths.adminImpact({ ...search, organization: row.key, by: undefined, all: undefined })}
      className="link"
      dir="auto"
    >
      {name}
    </Link>
  )
}
