import type { RefObject } from 'react'
import { limits } from '#contract/limits.ts'
import { browseTexts } from '#web/messages/en/projects-browse.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { writeFilters, type ProjectFilters } from './filters.ts'

export type SearchFieldProps = {
  /** What the list shows. */
  filters: ProjectFilters
  onSearch: (search: string) => void
  /** Grows with each Clear All. */
  clears: number
  inputRef: RefObject<HTMLInputElement | null>
}

/** The search among projects. */
export function SearchField({ filters, ...rest }: SearchFieldProps) {
  const texts = browseTexts.filters
  const { search: _, ...others } = writeFilters(filters)
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
