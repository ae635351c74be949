import { useId } from 'react'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { formatFacet } from '#web/features/projects/filtering/counts.ts'
import { DistanceSelect } from '#web/features/projects/filtering/distance-select.tsx'
import { NearField } from '#web/features/projects/filtering/near-field.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { serializeFilters, type ProjectFilters } from './filters.ts'

export type PlaceFilterProps = {
  filters: ProjectFilters
  facets: ProjectFacets | null
  /** What is wrong with the place that was typed; null if nothing is. */
  placeError: string | null
  /** Whether it says how many each choice would find. */
  isCounted: boolean
  onChange: (update: Update<ProjectFilters>) => void
}

/** Where the work is: remote, or near a place. Each choice ends the other. */
export function PlaceFilter({ filters, facets, placeError, isCounted, onChange }: PlaceFilterProps) {
  const texts = useTexts(browseCatalog).filters
  const { remote } = useTexts(projectsCatalog)
  const language = useLanguage()
  const id = useId()
  const place = filters.near ? facets?.place : null
  const { near: _, within, remote: __, ...others } = serializeFilters(filters)
  const goNear = (near: string) => onChange((current) => ({ ...current, remote: false, near }))
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-3">
      <Field id={id} group label={texts.place}>
        <Chip
          look="row"
          pressed={filters.remote}
          count={facets && isCounted ? formatFacet(language, facets.remote) : undefined}
          onClick={() => onChange((current) => ({ ...current, remote: !current.remote, near: '' }))}
        >
          {remote}
        </Chip>
      </Field>
      <NearField
        near={filters.near}
        place={place ?? null}
        error={placeError}
        action="/browse"
        others={{ ...others, ...(within && { within }) }}
        onNear={goNear}
      />
      {place && (
        <DistanceSelect
          value={place.isArea ? 'state' : filters.within}
          choices={(facets?.within ?? []).map((facet) => ({
            value: facet.value,
            ...(isCounted && { count: formatFacet(language, facet) }),
          }))}
          place={place}
          onChange={(chosen) => onChange((current) => ({ ...current, within: chosen }))}
        />
      )}
    </div>
  )
}
