import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Application } from '#contract/applications/applications.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { lazyPart } from '#web/lib/loading/lazy-part.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { receivedCatalog } from '#web/features/applications/texts/received-texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { KeyHints } from '#web/ui/display/key-hints.tsx'
import { LiveRegion } from '#web/ui/feedback/live-region.tsx'
import { nameOf } from './applicant-display.ts'
import { narrow, showOf, useScope, type ChangeSearch, type ReceivedSearch } from './list/applicant-filters.ts'
import { useApplicantCounts } from './applicants-api.ts'
import type { RenderRowHours } from './list/applicant-row.tsx'
import { DeclineRest } from './actions/decline-rest.tsx'
import { FilterChips } from './list/filter-chips.tsx'
import type { RenderWork } from './detail/detail-pane.tsx'
import { useKeyHints } from './actions/keymap.ts'
import { useRememberSearch } from './last-search.ts'
import { ListPane, ListSkeleton } from './list/list-pane.tsx'
import { OpenDetail } from './detail/open-detail.tsx'
import { ReceivedExportsLeft } from './actions/received-actions.tsx'
import { ReceivedDialogs, type RenderSeveralHours } from './actions/received-dialogs.tsx'
import { SelectedBar } from './actions/selected-bar.tsx'
import { Toolbar, type RenderScope } from './list/toolbar.tsx'
import { useCommands } from './actions/use-commands.ts'
import type { Reader } from './use-changes.ts'
import { useReceived, type Received } from './use-received.ts'
import type { ApplicantDetail } from './applicants-cache.ts'

// Rare, so not part of the first load.
const EmptyList = lazyPart(
  async () => (await withTexts(import('./list/empty-list.tsx'))).EmptyList,
  () => null,
)
const MovedNotice = lazyPart(
  async () => (await withTexts(import('./list/moved-notice.tsx'))).MovedNotice,
  () => null,
)

export type ReceivedScreenProps = {
  search: ReceivedSearch
  onSearch: ChangeSearch
  /** Whether it is not known yet if anything waits. */
  isOpening: boolean
  reader: Reader
  /** Narrows to an organization, for readers with several; from another feature. */
  scope: RenderScope
  isOrganization: boolean
  onHelp: () => void
  hours: RenderRowHours
  severalHours: RenderSeveralHours
  work: RenderWork
  /** Reporting and blocking the volunteer, from other features. */
  more: (detail: ApplicantDetail) => ReactNode
}

/** Received applications: search, filter, select and decide, with the open one beside the list (spec F2.14). */
export function ReceivedScreen(props: ReceivedScreenProps) {
  const { search, onSearch, reader } = props
  const texts = useTexts(receivedCatalog)
  const received = useReceived({ search, onSearch, reader })
  useRememberSearch(search)
  const { rows, openId, selection } = received
  const { chosen } = selection
  const counts = useApplicantCounts(useScope(search)).data
  const [moved, setMoved] = useState<readonly Application[]>([])
  const [isSelecting, setSelecting] = useState(false)
  const listPane = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const hasHotkeys = useCommands({
    rows,
    openId,
    isWide: received.isWide,
    pane: received.pane,
    list: listPane,
    searchField,
    onOpen: received.open,
    onClose: received.close,
    onSelect: selection.toggle,
    // While some are selected, the keys are about those: their bar has them.
    onAct: (what, id) => chosen.length === 0 && received.act(what, id),
    onHelp: props.onHelp,
  })
  const isDetailPage = search.application !== undefined
  const clear = () => {
    selection.clear()
    setSelecting(false)
  }
  const focusList = () => {
    const row = listPane.current?.querySelector<HTMLElement>('a[tabindex="0"]')
    row?.focus()
    return Boolean(row)
  }
  const bar =
    chosen.length === 0 ? null : (
      <SelectedBar
        received={received}
        projects={counts?.projects ?? []}
        onMoved={setMoved}
        onClear={() => {
          clear()
          focusList()
        }}
      />
    )
  return (
    <section aria-label={texts.region} className="short:gap-2 flex min-h-0 flex-1 flex-col gap-3 lg:gap-2">
      <div className={joinClasses('grid gap-2 lg:gap-1', isDetailPage && 'max-lg:hidden')}>
        <ReceivedExportsLeft search={search} />
        <Toolbar
          search={search}
          onSearch={onSearch}
          projects={counts?.projects ?? []}
          scope={props.scope}
          total={counts?.counts[showOf(search)]}
          searchField={searchField}
          hasHotkeys={hasHotkeys}
          onLeaveSearch={focusList}
        />
        <FilterChips
          counts={counts?.counts}
          show={showOf(search)}
          onShow={(show) => onSearch(narrow({ show: show === 'all' ? undefined : show }))}
        />
        <DeclineRest
          projectId={search.project}
          projects={counts?.projects ?? []}
          received={received}
          pane={listPane}
          onMoved={setMoved}
        />
        {moved.length > 0 && (
          <Suspense>
            <MovedNotice moved={moved} onClose={() => setMoved([])} />
          </Suspense>
        )}
      </div>
      <Announcement received={received} />
      <div
        className={joinClasses(
          'border-line bg-surface -mx-4 grid min-h-0 grid-cols-1 border-y sm:mx-0 sm:rounded-lg sm:border lg:min-h-80 lg:flex-1 lg:basis-0 lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden',
          !received.isEmpty && 'lg:grid-cols-[30rem_minmax(0,1fr)] xl:grid-cols-[39.5rem_minmax(0,1fr)]',
        )}
      >
        <div className={joinClasses('grid min-h-0 min-w-0', isDetailPage && 'max-lg:hidden')}>
          <ListPane
            received={received}
            hours={props.hours}
            search={search}
            pane={listPane}
            isSelecting={isSelecting}
            onSelecting={(isOn) => (isOn ? setSelecting(true) : clear())}
            hasProject={search.project === undefined && counts?.projects.length !== 1}
            bar={bar}
            empty={
              <WhyEmpty
                search={search}
                onSearch={onSearch}
                isOpening={props.isOpening}
                isOrganization={props.isOrganization}
              />
            }
          />
        </div>
        <div
          className={joinClasses(
            'lg:border-line flex min-h-0 min-w-0 flex-col lg:border-s',
            !isDetailPage && 'max-lg:hidden',
            received.isEmpty && 'hidden',
          )}
        >
          <OpenDetail received={received} hasHotkeys={hasHotkeys} work={props.work} more={props.more} />
        </div>
      </div>
      {hasHotkeys && <Hints search={search} received={received} />}
      <ReceivedDialogs
        received={received}
        hours={props.severalHours}
        onMoved={(changed) => {
          setMoved(changed)
          // The next tap on a phone opens a row again.
          setSelecting(false)
        }}
      />
    </section>
  )
}

type WhyEmptyProps = Pick<ReceivedScreenProps, 'search' | 'onSearch' | 'isOpening' | 'isOrganization'>

/** Says why the list is empty; until that is known, the list is still loading. */
function WhyEmpty({ isOpening, ...props }: WhyEmptyProps) {
  if (isOpening) return <ListSkeleton />
  return (
    <Suspense fallback={<ListSkeleton />}>
      <EmptyList {...props} />
    </Suspense>
  )
}

/** The keys for the rows, while there are any. */
function Hints({ search, received }: { search: ReceivedSearch; received: Received }) {
  const hints = useKeyHints(showOf(search))
  return !received.isEmpty && <KeyHints hints={hints} />
}

/** Says to screen readers which one is open and where it is in the list. */
function Announcement({ received: { openRow, index, total, rows } }: { received: Received }) {
  const texts = useTexts(receivedCatalog)
  const text =
    openRow && index >= 0
      ? texts.detail.announced({
          name: nameOf(openRow),
          position: index + 1,
          total: total ?? rows.length,
        })
      : ''
  return <LiveRegion text={text} />
}
