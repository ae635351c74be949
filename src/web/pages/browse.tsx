import { useNavigate, useSearch } from '@tanstack/react-router'
import { useProjectList } from '#web/features/projects/api.ts'
import { FilterPanel } from '#web/features/projects/filter-panel.tsx'
import {
  noFilters,
  queryOf,
  readFilters,
  writeFilters,
  type ProjectFilters,
} from '#web/features/projects/filters.ts'
import { ProjectGrid } from '#web/features/projects/project-grid.tsx'
import { TopRatedGrid } from '#web/features/projects/top-rated-grid.tsx'
import { usePageHead } from '#web/lib/page-head.ts'
import { messages } from '#web/messages/messages.ts'
import { Chip } from '#web/ui/chip.tsx'

/** Project browsing at /browse and /browse-projects (foundation 2.10); its filters live in the URL. */
export function BrowsePage() {
  const { browse } = messages
  usePageHead({ title: browse.heading, description: browse.description, path: '/browse' })
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const filters = readFilters(search)
  const list = useProjectList(filters)
  const total = list.isPlaceholderData ? null : (list.data?.pages.at(-1)?.total ?? null)
  const firstCard = list.data?.pages[0]?.items[0]

  // From the URL as it is by then: a search that was waiting for a pause must not undo a filter chosen meanwhile.
  const change = (changed: Partial<ProjectFilters>) =>
    void navigate({
      to: '.',
      search: (current) => writeFilters({ ...readFilters(current), ...changed }),
      // Going back leads to what was searched before, not through each pause of the typing.
      replace: changed.search !== undefined && filters.search !== '' && changed.search !== '',
      resetScroll: false,
    })
  const clear = () => change(noFilters)
  // A filter that is chosen leaves the best rated ones: `change` writes filters only.
  const topRated = search.topRated === true
  const showTopRated = (shown: boolean) =>
    navigate({
      to: '.',
      search: (current) => ({ ...writeFilters(readFilters(current)), ...(shown && { topRated: true }) }),
      resetScroll: false,
    })

  return (
    <div className="page-width pt-8 pb-16 sm:pt-10">
      <h1 className="text-3xl sm:text-4xl">{browse.heading}</h1>
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
        <section aria-label={browse.results}>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p role="status" className="text-muted min-h-6 text-sm tabular-nums">
              {topRated ? browse.topRatedText : total !== null && browse.count(total)}
            </p>
            <Chip pressed={topRated} onClick={() => void showTopRated(!topRated)}>
              {browse.topRated}
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
