import type { RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { browseTexts } from '#web/i18n/en/projects-browse.ts'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { serializeFilters, type ProjectFilters } from './filters.ts'

export type SearchFieldProps = {
  /** What the list shows. */
  filters: ProjectFilters
  onSearch: (search: string) => void
  /** Grows with each Clear All. */
  clearCount: number
  inputRef: RefObject<HTMLInputElement | null>
}

/** The search among projects. */
export function SearchField({ filters, ...rest }: SearchFieldProps) {
  const texts = browseTexts.filters
  const { search: _, ...others } = serializeFilters(filters)
  return (
    <SearchBox
      {...rest}
      label={texts.search}
      placeholder={texts.searchPlaceholder}
      maxLength={limits.search}
      value={filters.search}
      action="/browse"
      others={others}
    />
  )
}
