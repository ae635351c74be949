import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { useCoversAll } from '#web/lib/session/acting-organization.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { applicationsCatalog } from '#web/features/applications/texts/applications-texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { LoadingRegion, SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import type { Received } from '#web/features/applications/received/use-received.ts'
import { showOf, sortOf, type ReceivedSearch } from './applicant-filters.ts'
import { ApplicantList } from './applicant-list.tsx'
import type { RenderRowHours } from './applicant-row.tsx'

export type ListPaneProps = {
  received: Received
  search: ReceivedSearch
  pane: RefObject<HTMLDivElement | null>
  isSelecting: boolean
  onSelecting: (isSelecting: boolean) => void
  /** Whether the project starts a row's second line. */
  hasProject: boolean
  hours: RenderRowHours
  /** Shown if there are no rows. */
  empty: ReactNode
  /** What floats over the rows. */
  bar: ReactNode
}

/** The rows, or why there are none. */
export function ListPane(props: ListPaneProps) {
  const { received, search, pane, isSelecting, onSelecting, hasProject, empty, bar } = props
  const hasOrganization = useCoversAll(search.organization) && search.project === undefined
  const texts = useTexts(receivedCatalog)
  const { page } = useTexts(applicationsCatalog)
  const router = useRouter()
  const [isSelectingAll, setSelectingAll] = useState(false)
  const { list, rows, total, selection, changes } = received
  const { application: _, ...rest } = search
  const base = router.buildLocation(paths.applications({ ...rest, tab: 'received' })).href
  const selectAll = async () => {
    setSelectingAll(true)
    await received.selectAll()
    setSelectingAll(false)
  }
  return (
    <div className="relative flex min-h-0 min-w-0 flex-col">
      <div className="border-line flex min-h-11 items-center justify-between border-b px-4 text-sm lg:hidden">
        <span className="text-muted">{texts.sort[sortOf(search)]}</span>
        {rows.length > 0 && (
          <Button variant="ghost" size="xs" className="-me-2" onClick={() => onSelecting(!isSelecting)}>
            {isSelecting ? texts.row.done : texts.row.selectMode}
          </Button>
        )}
      </div>
      {changes.arrived > 0 && <Arrived received={received} onShown={() => pane.current?.focus()} />}
      <Dropped number={selection.dropped} />
      <div
        ref={pane}
        // Takes the focus when what was pressed goes away, such as a row whose hours were confirmed.
        tabIndex={-1}
        className={joinClasses(
          'min-h-0 flex-1 outline-none lg:overflow-y-auto lg:overscroll-contain',
          // A row that takes the focus stays clear of the header and of the bar.
          'lg:[&_li]:scroll-mt-10',
          bar !== null && 'pb-20 [&_li]:scroll-mb-20',
        )}
      >
        {list.data && rows.length > 0 && (
          <ApplicantList
            rows={rows}
            hours={props.hours}
            onHoursDecided={received.finishRowHours}
            total={total}
            show={showOf(search)}
            openId={received.openId}
            tabStopId={received.index >= 0 ? received.openId : rows[0]?.id}
            selected={selection.ids}
            changed={changes.changed}
            hasProject={hasProject}
            hasOrganization={hasOrganization}
            isSelecting={isSelecting}
            isWide={received.isWide}
            isStale={list.isPlaceholderData || (list.isFetching && !list.isFetchingNextPage)}
            hrefOf={(id) => `${base}&application=${id}`}
            hasMore={list.hasNextPage}
            isLoadingMore={list.isFetchingNextPage}
            isMoreFailed={list.isFetchNextPageError}
            onMore={() => void list.fetchNextPage()}
            onOpen={received.open}
            onSelect={selection.toggle}
            onSelectLoaded={(isSelected) =>
              isSelected ? selection.select(rows.map(({ id }) => id)) : selection.clear()
            }
            onSelectAll={() => void selectAll()}
            isSelectingAll={isSelectingAll}
          />
        )}
        {!list.data && !list.isError && <ListSkeleton />}
        {!list.data && list.isError && (
          <ErrorState
            title={page.failed}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
            className="border-0"
          />
        )}
        {list.data && rows.length === 0 && empty}
      </div>
      {bar}
    </div>
  )
}

/** Shown until it is known what the list has, or why it has nothing. */
export function ListSkeleton() {
  return (
    <LoadingRegion>
      <SkeletonRows rows={10} />
    </LoadingRegion>
  )
}

/** How many applied while the list is open; they come with the next load. */
function Arrived({ received: { changes, list }, onShown }: { received: Received; onShown: () => void }) {
  const texts = useTexts(receivedCatalog)
  return (
    <p
      role="status"
      className="bg-info-soft border-line flex min-h-11 items-center justify-between gap-3 border-b px-4 text-sm"
    >
      {texts.arrived({ count: changes.arrived })}
      <Button
        variant="ghost"
        size="sm"
        onClick={() => {
          changes.clear()
          void list.refetch()
          onShown()
        }}
      >
        {texts.showArrived}
      </Button>
    </p>
  )
}

/** How many are no longer selected, because the list no longer has them. */
function Dropped({ number }: { number: number }) {
  const texts = useTexts(receivedCatalog)
  const text = number > 0 ? texts.dropped({ number }) : ''
  return (
    <>
      <LiveRegion text={text} />
      {number > 0 && (
        <p aria-hidden className="bg-info-soft border-line border-b px-4 py-2.5 text-sm">
          {text}
        </p>
      )}
    </>
  )
}
