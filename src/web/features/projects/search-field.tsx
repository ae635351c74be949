import type { RefObject } from 'react'
import { searchLimits } from '#contract/search-limits.ts'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { serializeFilters, type ProjectFilters } from './filters.ts'

export type SearchFieldProps = {
  /** The current filters of the list. */
  filters: ProjectFilters
  onSearch: (search: string) => void
  /** Increases with each Clear All. */
  clearCount: number
  inputRef: RefObject<HTMLInputElement | null>
}

/** The project search field. */
export function SearchField({ filters, ...rest }: SearchFieldProps) {
  const texts = useTexts(browseCatalog).filters
  const { search: _, ...others } = serializeFilters(filters)
  return (
    <SearchBox
      {...rest}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      maxLength={searchLimits.search}
      value={filters.search}
      action="/browse"
      others={others}
    />
  )
}
