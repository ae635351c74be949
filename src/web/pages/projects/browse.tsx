import { formatTotal } from '#web/lib/format-number.ts'
import { useProjectList } from '#web/features/projects/api.ts'
import { FilterPanel } from '#web/features/projects/filter-panel.tsx'
import {
  noFilters,
  queryOf,
  toFilters,
  serializeFilters,
  type ProjectFilters,
} from '#web/features/projects/filters.ts'
import { ProjectGrid } from '#web/features/projects/project-grid.tsx'
import { TopRatedGrid } from '#web/features/projects/top-rated-grid.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { isTyping, useSearchState, type Update } from '#web/lib/search-state.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { browseSearch } from './routes.tsx'

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
    changeSearch((current) => serializeFilters(update(toFilters(current))), { replace: isTyping })
  const clear = () => change(() => noFilters)
  const topRated = search.topRated === true
  const toggleTopRated = () =>
    changeSearch((current) => ({
      ...serializeFilters(toFilters(current)),
      ...(!current.topRated && { topRated: true }),
    }))

  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{browseTexts.heading}</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel
          filters={filters}
          onChange={change}
          onClear={clear}
          total={total}
          organizationName={
            filters.organizationId === firstCard?.organizationId
              ? (firstCard?.organizationName ?? null)
              : null
          }
        />
        <section aria-label={browseTexts.results}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-muted min-h-6 text-sm tabular-nums">
              {topRated
                ? browseTexts.topRatedText
                : total !== null && browseTexts.count(formatTotal(language, total))}
            </p>
            <Chip pressed={topRated} onClick={toggleTopRated}>
              {browseTexts.topRated}
            </Chip>
          </div>
          {topRated ? (
            <TopRatedGrid />
          ) : (
            <ProjectGrid list={list} filtered={Object.keys(queryOf(filters)).length > 0} onClear={clear} />
          )}
        </section>
      </div>
    </div>
  )
}
