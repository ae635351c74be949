import type { RefObject } from 'react'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { searchLimits } from '#contract/search-limits.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { FilterLayout } from '#web/features/projects/filtering/filter-layout.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { FilterChoices } from './filter-choices.tsx'
import { countFilters, serializeFilters, type ProjectFilters } from './filters.ts'

export type FilterPanelProps = {
  filters: ProjectFilters
  onChange: (update: Update<ProjectFilters>) => void
  onClear: () => void
  /** How many projects match the filters; null while unknown. */
  total: string | null
  facets: ProjectFacets | null
  placeError: string | null
  isTopRated: boolean
  searchInput: RefObject<HTMLInputElement | null>
}

/** The search and the filters of projects. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, onChange, searchInput } = props
  const texts = useTexts(browseCatalog).filters
  const { search, ...others } = serializeFilters(filters)
  return (
    <FilterLayout
      of="projects"
      // Top Rated has closed projects anyway.
      active={countFilters({ ...filters, closed: filters.closed && !props.isTopRated })}
      hasSearch={search !== undefined}
      // It counts the other list.
      total={props.isTopRated ? null : props.total}
      onClear={props.onClear}
      searchInput={searchInput}
      search={(clearCount) => (
        <SearchBox
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          maxLength={searchLimits.search}
          value={filters.search}
          onSearch={(text) => onChange((current) => ({ ...current, search: text }))}
          clearCount={clearCount}
          inputRef={searchInput}
          action="/browse"
          others={others}
        />
      )}
      choices={
        <FilterChoices
          filters={filters}
          facets={props.facets}
          placeError={props.placeError}
          isTopRated={props.isTopRated}
          onChange={onChange}
        />
      }
    />
  )
}
