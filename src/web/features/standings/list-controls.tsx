import { useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { organizationFilters, organizationSorts } from '#domain/top-organizations.ts'
import { readChoice } from '#web/lib/search-params.ts'
import type { Update } from '#web/lib/search-state.ts'
import { topOrganizationsTexts } from '#web/messages/en/top-organizations.ts'
import { Field } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'
import { writeListing, type Listing } from './listing.ts'

type ListControlsProps = {
  listing: Listing
  onChange: (update: Update<Listing>) => void
  /** Grows with each clearing. */
  clears: number
}

/** The search, the filter and the sort of the list. */
export function ListControls({ listing, onChange, clears }: ListControlsProps) {
  const { controls: texts } = topOrganizationsTexts
  const input = useRef<HTMLInputElement>(null)
  const { search: _, ...others } = writeListing(listing)
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
          clears={clears}
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
            const filter = readChoice(organizationFilters, event.currentTarget.value) ?? 'all'
            onChange((current) => ({ ...current, filter }))
          }}
        />
      </Field>
      <Field label={texts.sort}>
        <Select
          value={listing.sort}
          options={organizationSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(event) => {
            const sort = readChoice(organizationSorts, event.currentTarget.value) ?? 'rating'
            onChange((current) => ({ ...current, sort }))
          }}
        />
      </Field>
    </section>
  )
}
