import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useActiveFilters } from '#web/features/projects/browsing/active-filters.tsx'
import { placeErrorOf, useProjectFacets, useProjectList } from '#web/features/projects/browsing/api.ts'
import { useBrowseKeys, useBrowseShortcuts } from '#web/features/projects/browsing/browse-keys.ts'
import {
  loadBrowseView,
  saveBrowseView,
  type BrowseView,
} from '#web/features/projects/browsing/browse-view.ts'
import { useTopRatedList } from '#web/features/projects/browsing/top-rated-api.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { FilterChips } from '#web/features/projects/filtering/filter-chips.tsx'
import { NoProjects } from '#web/features/projects/browsing/lazy-no-projects.tsx'
import { FilterPanel } from '#web/features/projects/browsing/filter-panel.tsx'
import {
  listOrders,
  narrowingOf,
  noFilters,
  orderOf,
  queryOf,
  toFilters,
  serializeFilters,
  type ProjectFilters,
} from '#web/features/projects/browsing/filters.ts'
import { Found } from '#web/features/projects/browsing/found.tsx'
import { ProjectGrid } from '#web/features/projects/browsing/project-grid.tsx'
import { SaveSearch } from '#web/features/projects/saved-searches/save-search.tsx'
import { SortSelect } from '#web/features/projects/browsing/sort-select.tsx'
import { TopRatedGrid } from '#web/features/projects/browsing/top-rated-grid.tsx'
import { ViewSwitch } from '#web/features/projects/browsing/view-switch.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/navigation/search-state.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { ShortcutsButton } from '#web/ui/overlays/shortcuts-button.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { browseSearch } from './routes.tsx'

type Search = ReturnType<typeof browseSearch>

/** What is no filter outlives every change of the filters: the view, the order and the top-rated ones. */
const presentationOf = ({ view, sort, topRated }: Search) => ({
  ...(view && { view }),
  ...(sort && { sort }),
  ...(topRated && { topRated }),
})

/** Browsing projects at /browse and /browse-projects (spec F2.10); its filters are in the URL. */
export function BrowsePage() {
  const texts = useTexts(browseCatalog)
  usePageHead({ title: texts.heading, description: texts.description, path: '/browse' })
  const [search, changeSearch] = useSearchState(browseSearch)
  const filters = toFilters(search)
  const { user } = useSession()
  const orders = listOrders(filters, user)
  const order = orderOf(search, user)
  const { facets, placeError: countError, suggestion } = useProjectFacets(filters)
  const list = useProjectList(filters, order, countError === null)
  const placeError = countError ?? placeErrorOf(list.error)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)
  const firstCard = list.data?.pages[0]?.items[0]
  const isTopRated = search.topRated === true
  const [isHelpOpen, setHelpOpen] = useState(false)
  const searchInput = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLElement>(null)

  const change = (update: Update<ProjectFilters>) =>
    changeSearch(
      (current) => ({ ...serializeFilters(update(toFilters(current))), ...presentationOf(current) }),
      { replace: isTyping },
    )
  const clear = () => change(() => noFilters)
  const showClosed = () => change((current) => ({ ...current, closed: true }))
  const [view, changeView] = useBrowseView(search, changeSearch)
  useBrowseKeys({
    results,
    view,
    onView: changeView,
    onSearch() {
      searchInput.current?.focus()
      searchInput.current?.select()
    },
    onHelp: () => setHelpOpen(true),
  })

  const organizationName =
    filters.organizationId === firstCard?.organizationId ? (firstCard?.organizationName ?? null) : null
  const active = useActiveFilters({ filters, place: facets?.place ?? null, organizationName })
  // What was pressed goes away with the empty list.
  const focusResults = () => results.current?.focus({ preventScroll: true })
  const none = {
    narrowedBy: narrowingOf(filters),
    onClear() {
      clear()
      focusResults()
    },
    onShowClosed: filters.closed
      ? null
      : () => {
          showClosed()
          focusResults()
        },
    suggestion,
    onSearch(typed: string) {
      change((current) => ({ ...current, search: typed }))
      focusResults()
    },
  }
  return (
    <div className="page-width grid gap-x-8 gap-y-4 pt-6 pb-16 sm:pt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2">
        <h1 className="text-3xl">{texts.heading}</h1>
        <Found
          placeError={placeError}
          isTopRated={isTopRated}
          filters={filters}
          total={total}
          suggestion={suggestion}
          isLoading={list.isPending}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Chip
            pressed={isTopRated}
            onClick={() =>
              changeSearch(({ topRated, ...current }) => ({
                ...current,
                ...(!topRated && { topRated: true }),
              }))
            }
          >
            {texts.topRated}
          </Chip>
          {!isTopRated && (
            <SortSelect
              orders={orders}
              order={order}
              onOrder={(chosen) =>
                changeSearch(({ sort: _, ...current }) => ({
                  ...current,
                  // The usual one is not in the URL.
                  ...(chosen !== orders[0] && chosen !== 'relevance' && { sort: chosen }),
                }))
              }
            />
          )}
          <ViewSwitch view={view} onView={changeView} />
          {/* A place that no one knows would find nothing. */}
          {placeError === null && (
            <SaveSearch
              query={queryOf(filters)}
              order={order}
              filterNames={active.map(({ name }) => name)}
              isTopRated={isTopRated}
            />
          )}
        </div>
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <FilterPanel
          filters={filters}
          onChange={change}
          onClear={clear}
          total={total}
          facets={facets}
          placeError={placeError}
          isTopRated={isTopRated}
          searchInput={searchInput}
        />
        <div className="-ms-3.5 mt-4">
          <BrowseShortcuts open={isHelpOpen} onOpenChange={setHelpOpen} />
        </div>
      </div>
      <section
        ref={results}
        id={resultsId}
        tabIndex={-1}
        aria-label={texts.results}
        className="grid scroll-mt-20 grid-cols-1 content-start gap-4 lg:col-start-2"
      >
        <FilterChips active={active} onChange={change} />
        {placeError !== null ? (
          <NoProjects {...none} onShowClosed={null} reason={{ place: placeError }} />
        ) : isTopRated ? (
          <TopRated {...none} onShowClosed={null} suggestion={null} filters={filters} view={view} />
        ) : (
          <ProjectGrid {...none} list={list} view={view} />
        )}
      </section>
    </div>
  )
}

type TopRatedProps = Omit<ComponentProps<typeof TopRatedGrid>, 'list'> & { filters: ProjectFilters }

function TopRated({ filters, ...props }: TopRatedProps) {
  return <TopRatedGrid {...props} list={useTopRatedList(filters)} />
}

function BrowseShortcuts(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return <ShortcutsButton {...props} shortcuts={useBrowseShortcuts()} />
}

/** Cards or rows: the URL's view, or at first what this device chose last. */
function useBrowseView(search: Search, changeSearch: ReturnType<typeof useSearchState<Search>>[1]) {
  const change = (chosen: BrowseView) => {
    saveBrowseView(chosen)
    changeSearch(({ view: _, ...current }) => ({ ...current, ...(chosen === 'list' && { view: chosen }) }), {
      replace: true,
    })
  }
  const isRemembered = useRef(false)
  useEffect(() => {
    // Once per visit: the address wins later, so that Cards can be chosen again.
    if (isRemembered.current) return
    isRemembered.current = true
    if (loadBrowseView() === 'list')
      changeSearch((current) => ({ ...current, view: 'list' }), { replace: true })
  }, [changeSearch])
  return [search.view ?? 'cards', change] as const
}
