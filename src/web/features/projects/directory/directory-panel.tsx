import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { FilterLayout } from '#web/features/projects/filtering/filter-layout.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { useDirectoryFacets } from './api.ts'
import { DirectoryChoices } from './directory-choices.tsx'
import { countFilters, serializeFilters, type DirectoryFilters } from './filters.ts'

export type DirectoryPanelProps = {
  filters: DirectoryFilters
  onChange: (update: Update<DirectoryFilters>) => void
  onClear: () => void
  /** How many volunteers match the filters; null while unknown. */
  total: string | null
  /** Why the place was refused; null if it was not. */
  placeError: string | null
}

/** The search and the filters of the directory of volunteers. */
export function DirectoryPanel({ filters, onChange, onClear, total, placeError }: DirectoryPanelProps) {
  const texts = useTexts(directoryCatalog).filters
  const { search: searchLabel } = useTexts(browseCatalog).filters
  const searchInput = useRef<HTMLInputElement>(null)
  const facets = useDirectoryFacets(filters)
  const { search, ...others } = serializeFilters(filters)
  return (
    <FilterLayout
      of="volunteers"
      active={countFilters(filters)}
      hasSearch={search !== undefined}
      total={total}
      onClear={onClear}
      searchInput={searchInput}
      search={(clearCount) => (
        <SearchBox
          label={searchLabel}
          placeholder={texts.searchPlaceholder}
          maxLength={limits.search}
          value={filters.search}
          onSearch={(text) => onChange((current) => ({ ...current, search: text }))}
          clearCount={clearCount}
          inputRef={searchInput}
          action="/volunteers"
          others={others}
        />
      )}
      choices={
        <DirectoryChoices filters={filters} facets={facets} placeError={placeError} onChange={onChange} />
      }
    />
  )
}
