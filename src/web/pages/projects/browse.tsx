import { useEffect, useRef } from 'react'
import { ActiveFilters } from '#web/features/projects/active-filters.tsx'
import { formatTotal } from '#web/lib/format-number.ts'
import { useProjectList } from '#web/features/projects/api.ts'
import { loadBrowseView, saveBrowseView, type BrowseView } from '#web/features/projects/browse-view.ts'
import { FilterPanel } from '#web/features/projects/filter-panel.tsx'
import {
  countFilters,
  noFilters,
  toFilters,
  serializeFilters,
  type ProjectFilters,
} from '#web/features/projects/filters.ts'
import { ProjectGrid } from '#web/features/projects/project-grid.tsx'
import { TopRatedGrid } from '#web/features/projects/top-rated-grid.tsx'
import { ViewSwitch } from '#web/features/projects/view-switch.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/search-state.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { browseSearch } from './routes.tsx'

type Search = ReturnType<typeof browseSearch>

/** How the list looks is no filter, so it outlives every change of the filters. */
const viewOf = ({ view }: Search) => view && { view }

/** Browsing projects at /browse and /browse-projects (spec F2.10); its filters are in the URL. */
export function BrowsePage() {
  const language = useLanguage()
  const browseTexts = useTexts(browseCatalog)
  usePageHead({ title: browseTexts.heading, description: browseTexts.description, path: '/browse' })
  const [search, changeSearch] = useSearchState(browseSearch)
  const filters = toFilters(search)
  const list = useProjectList(filters)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)
  const firstCard = list.data?.pages[0]?.items[0]

  // Choosing a filter leaves the top-rated view, because only filters are written to the URL.
  const change = (update: Update<ProjectFilters>) =>
    changeSearch((current) => ({ ...serializeFilters(update(toFilters(current))), ...viewOf(current) }), {
      replace: isTyping,
    })
  const clear = () => change(() => noFilters)
  const topRated = search.topRated === true
  const toggleTopRated = () =>
    changeSearch((current) => ({
      ...serializeFilters(toFilters(current)),
      ...viewOf(current),
      ...(!current.topRated && { topRated: true }),
    }))

  const view = search.view ?? 'cards'
  const changeView = (chosen: BrowseView) => {
    saveBrowseView(chosen)
    changeSearch(({ view: _, ...current }) => ({ ...current, ...(chosen === 'list' && { view: chosen }) }), {
      replace: true,
    })
  }
  const isListRemembered = useRef(false)
  useEffect(() => {
    // Once per visit: the address wins later, so that Cards can be chosen again.
    if (isListRemembered.current) return
    isListRemembered.current = true
    if (loadBrowseView() === 'list')
      changeSearch((current) => ({ ...current, view: 'list' }), { replace: true })
  }, [changeSearch])

  const organizationName =
    filters.organizationId === firstCard?.organizationId ? (firstCard?.organizationName ?? null) : null
  return (
    <div className="page-width grid gap-x-8 gap-y-4 pt-6 pb-16 sm:pt-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-start-2">
        <h1 className="text-3xl">{browseTexts.heading}</h1>
        <p role="status" className="text-muted min-h-6 tabular-nums sm:me-auto">
          {topRated
            ? browseTexts.topRatedText
            : total !== null && browseTexts.count(formatTotal(language, total))}
        </p>
        <div className="flex items-center gap-3">
          <Chip pressed={topRated} onClick={toggleTopRated}>
            {browseTexts.topRated}
          </Chip>
          {!topRated && <ViewSwitch view={view} onView={changeView} />}
        </div>
      </header>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <FilterPanel
          filters={filters}
          onChange={change}
          onClear={clear}
          total={total}
          organizationName={organizationName}
        />
      </div>
      <section
        aria-label={browseTexts.results}
        className="grid grid-cols-1 content-start gap-4 lg:col-start-2"
      >
        {topRated ? (
          <TopRatedGrid />
        ) : (
          <>
            <ActiveFilters filters={filters} organizationName={organizationName} onChange={change} />
            <ProjectGrid
              list={list}
              view={view}
              filtered={filters.search !== '' || countFilters(filters) > 0}
              onClear={clear}
              onShowClosed={filters.closed ? null : () => change((current) => ({ ...current, closed: true }))}
            />
          </>
        )}
      </section>
    </div>
  )
}
