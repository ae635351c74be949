import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react'
import type { Applicant } from '#contract/applications/applicants.ts'
import { limits } from '#contract/limits.ts'
import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { errorsCatalog } from '#web/lib/texts/errors-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { LoadingRegion } from '#web/ui/feedback/skeleton.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { ApplicantRow, type RenderRowHours, type RowActions } from './applicant-row.tsx'
import { columnsOf } from './list-columns.ts'
import { SelectBox } from '#web/ui/forms/select-box.tsx'

export type ApplicantListProps = RowActions & {
  rows: readonly Applicant[]
  hours: RenderRowHours
  /** How many there are in all; undefined if unknown. */
  total: number | undefined
  show: ApplicantFilter
  openId: string | undefined
  tabStopId: string | undefined
  selected: ReadonlySet<string>
  changed: ReadonlySet<string>
  hasProject: boolean
  hasOrganization: boolean
  isSelecting: boolean
  isWide: boolean
  /** Other rows are being loaded. */
  isStale: boolean
  /** The URL with a row open. */
  hrefOf: (id: string) => string
  hasMore: boolean
  isLoadingMore: boolean
  /** The next page could not be loaded. */
  isMoreFailed: boolean
  onMore: () => void
  onSelectLoaded: (isSelected: boolean) => void
  onSelectAll: () => void
  isSelectingAll: boolean
}

/** How many rows before the end of the loaded ones the next page is requested. */
const ahead = 30

/** The rows with their header. Each page of 100 loads before its first row comes into view. */
export function ApplicantList(props: ApplicantListProps) {
  const { rows, show, openId, tabStopId, selected, changed, hrefOf, isStale } = props
  const texts = useTexts(receivedCatalog)
  const errorsTexts = useTexts(errorsCatalog)
  const list = useRef<HTMLUListElement>(null)
  const actions = useStable(props)
  useNearEnd(list, props)
  return (
    <>
      <ListHeader {...props} />
      <ul
        ref={list}
        aria-label={texts.list}
        aria-busy={isStale}
        className={joinClasses('transition-opacity', isStale && 'opacity-60')}
      >
        {rows.map((row) => (
          <ApplicantRow
            key={row.id}
            row={row}
            hours={props.hours}
            href={hrefOf(row.id)}
            show={show}
            isOpen={row.id === openId}
            isSelected={selected.has(row.id)}
            isTabStop={row.id === tabStopId}
            isChanged={changed.has(row.id)}
            hasProject={props.hasProject}
            hasOrganization={props.hasOrganization}
            isSelecting={props.isSelecting}
            isWide={props.isWide}
            {...actions}
          />
        ))}
      </ul>
      {props.isLoadingMore && (
        <LoadingRegion className="text-muted grid h-15 place-items-center">
          <Spinner />
        </LoadingRegion>
      )}
      {props.isMoreFailed && (
        <p
          role="alert"
          className="flex min-h-15 flex-wrap items-center justify-center gap-3 px-4 py-2 text-sm"
        >
          {texts.row.moreFailed}
          <Button variant="secondary" size="sm" onClick={props.onMore}>
            {errorsTexts.tryAgain}
          </Button>
        </p>
      )}
    </>
  )
}

/** The box for all, and the names of the columns. */
function ListHeader(props: ApplicantListProps) {
  const { rows, total = 0, selected, isSelecting, onSelectLoaded, onSelectAll } = props
  const texts = useTexts(receivedCatalog)
  const count = rows.filter((row) => selected.has(row.id)).length
  const { hasFit, header } = columnsOf(props.show)
  const isAll = count === rows.length && count > 0
  const most = Math.min(total, limits.maxBulk)
  let extra: ReactNode = null
  if (props.isSelectingAll) extra = <span className="text-muted">{texts.row.selecting}</span>
  else if (isAll && count < most) {
    extra = (
      <Button variant="ghost" size="xs" className="text-primary-ink underline" onClick={onSelectAll}>
        {most < total ? texts.row.selectFirst({ total: most }) : texts.row.selectTotal({ total })}
      </Button>
    )
  }
  return (
    <div
      className={joinClasses(
        'border-line bg-sunken text-muted sticky top-0 z-10 grid h-10 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 border-b px-4 text-xs font-medium lg:px-3.5',
        header,
        !isSelecting && 'max-lg:hidden',
      )}
    >
      <SelectBox
        label={texts.row.selectAll}
        checked={isAll}
        isMixed={count > 0 && !isAll}
        onToggle={() => onSelectLoaded(!isAll)}
      />
      <span className="flex items-center gap-2">
        <span className={joinClasses(extra !== null && 'max-xl:hidden')}>{texts.columns.applicant}</span>
        {extra}
      </span>
      {hasFit && <span className="max-lg:hidden">{texts.columns.fit}</span>}
      <span className="truncate text-end max-lg:hidden">
        {props.show === 'hours' || props.show === 'accepted' ? texts.columns.hours : texts.columns.status}
      </span>
    </div>
  )
}

/** Callbacks that stay the same, so that only the rows that changed render again. */
function useStable({ onOpen, onSelect, onHoursDecided }: RowActions): RowActions {
  const latest = useRef({ onOpen, onSelect, onHoursDecided })
  useEffect(() => {
    latest.current = { onOpen, onSelect, onHoursDecided }
  })
  return useMemo(
    () => ({
      onOpen: (id) => latest.current.onOpen(id),
      onSelect: (id, isRange) => latest.current.onSelect(id, isRange),
      onHoursDecided: (id) => latest.current.onHoursDecided(id),
    }),
    [],
  )
}

type Growth = Pick<ApplicantListProps, 'rows' | 'hasMore' | 'isLoadingMore' | 'isMoreFailed' | 'onMore'>

/** Loads the next page once a row near the end is in view. */
function useNearEnd(list: RefObject<HTMLUListElement | null>, growth: Growth) {
  const { rows, hasMore } = growth
  const isWaiting = growth.isLoadingMore || growth.isMoreFailed
  const more = useRef(growth.onMore)
  useEffect(() => {
    more.current = growth.onMore
  })
  useEffect(() => {
    const row = list.current?.children.item(Math.max(0, rows.length - ahead))
    if (!row || !hasMore || isWaiting) return undefined
    const observer = new IntersectionObserver((entries) => {
      const isPassed = entries.some(
        (entry) => entry.isIntersecting || entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0),
      )
      if (isPassed) more.current()
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [list, rows.length, hasMore, isWaiting])
}
