import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { organizationFilters, organizationSorts } from '#domain/rankings/top-organizations.ts'
import { parseChoice } from '#web/lib/navigation/search-params.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { SearchBox } from '#web/ui/forms/search-box.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { serializeListing, type Listing } from './listing.ts'

type ListControlsProps = {
  listing: Listing
  onChange: (update: Update<Listing>) => void
  /** Increases with each clearing. */
  clearCount: number
}

/** Search, filter and sort order of the list. */
export function ListControls({ listing, onChange, clearCount }: ListControlsProps) {
  const { controls: texts } = useTexts(topOrganizationsCatalog)
  const input = useRef<HTMLInputElement>(null)
  const { search: _, ...others } = serializeListing(listing)
  return (
    <section
      aria-label={texts.heading}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_15rem_15rem]"
    >
      <div className="sm:max-lg:col-span-2">
        <SearchBox
          label={texts.search}
          placeholder={texts.placeholder}
          maxLength={limits.search}
          value={listing.search}
          onSearch={(search) => onChange((current) => ({ ...current, search }))}
          clearCount={clearCount}
          inputRef={input}
          action="/top-organizations"
          others={others}
        />
      </div>
      <Field label={texts.filter}>
        <Select
          value={listing.filter}
          options={organizationFilters.map((value) => ({ value, label: texts.filters[value] }))}
          onChange={(event) => {
            const filter = parseChoice(organizationFilters, event.currentTarget.value) ?? 'all'
            onChange((current) => ({ ...current, filter }))
          }}
        />
      </Field>
      <Field label={texts.sort}>
        <Select
          value={listing.sort}
          options={organizationSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(event) => {
            const sort = parseChoice(organizationSorts, event.currentTarget.value) ?? 'rating'
            onChange((current) => ({ ...current, sort }))
          }}
        />
      </Field>
    </section>
  )
}
