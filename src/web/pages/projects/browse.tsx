import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { placeErrorOf, useProjectFacets, useProjectList } from '#web/features/projects/browsing/api.ts'
import { useBrowseKeys } from '#web/features/projects/browsing/browse-keys.ts'
import {
  loadBrowseView,
  saveBrowseView,
  type BrowseView,
} from '#web/features/projects/browsing/browse-view.ts'
import { useTopRatedList } from '#web/features/projects/browsing/top-rated-api.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { NoProjects } from '#web/features/projects/browsing/lazy-no-projects.tsx'
import {
  listOrders,
  narrowingOf,
  noFilters,
  orderOf,
  toFilters,
  serializeFilters,
  type ProjectFilters,
} from '#web/features/projects/browsing/filters.ts'
import { Found } from '#web/features/projects/browsing/found.tsx'
import { ProjectGrid } from '#web/features/projects/browsing/project-grid.tsx'
import { TopRatedGrid } from '#web/features/projects/browsing/top-rated-grid.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { resultsId } from '#web/lib/focus/results.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/navigation/search-state.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { withTexts } from '#web/lib/language/language.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { loadOnUse } from '#web/lib/loading/on-use.tsx'
import { browseSearch } from './routes.tsx'

const tools = loadOnUse('browse', async () => (await withTexts(import('./browse-tools.tsx'))).browseTools)
const HeaderTools = tools.part('flex flex-wrap items-center gap-3', ({ HeaderTools }) => HeaderTools)
const SideTools = tools.part('lg:col-start-1 lg:row-span-2 lg:row-start-1', ({ SideTools }) => SideTools)
const ActiveFilters = tools.part('empty:hidden', ({ ActiveFilters }) => ActiveFilters)

/** For a screen that is not server-rendered: its controls show together with it. */
export const prepareTools = tools.prepare

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
      const input = document.querySelector<HTMLInputElement>('main [type=search]')
      input?.focus()
      input?.select()
    },
    onHelp: () => setHelpOpen(true),
  })

  const organizationName =
    filters.organizationId === firstCard?.organizationId ? (firstCard?.organizationName ?? null) : null
  const narrowed = { filters, place: facets?.place ?? null, organizationName }
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
        <HeaderTools
          narrowed={narrowed}
          orders={orders}
          order={order}
          view={view}
          isTopRated={isTopRated}
          // A place that no one knows would find nothing.
          canSave={placeError === null}
          onTopRated={() =>
            changeSearch(({ topRated, ...current }) => ({
              ...current,
              ...(!topRated && { topRated: true }),
            }))
          }
          onOrder={(chosen) =>
            changeSearch(({ sort: _, ...current }) => ({
              ...current,
              // The usual one is not in the URL.
              ...(chosen !== orders[0] && chosen !== 'relevance' && { sort: chosen }),
            }))
          }
          onView={changeView}
        />
      </header>
      <SideTools
        filters={filters}
        onChange={change}
        onClear={clear}
        total={total}
        facets={facets}
        placeError={placeError}
        isTopRated={isTopRated}
        isHelpOpen={isHelpOpen}
        onHelp={setHelpOpen}
      />
      <section
        ref={results}
        id={resultsId}
        tabIndex={-1}
        aria-label={texts.results}
        className="grid scroll-mt-20 grid-cols-1 content-start gap-4 lg:col-start-2"
      >
        <ActiveFilters narrowed={narrowed} onChange={change} />
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
