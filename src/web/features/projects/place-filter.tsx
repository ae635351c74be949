import type { ProjectFacets } from '#contract/projects/facets.ts'
import type { Update } from '#web/lib/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { DistanceUnit, Within } from '#domain/projects/nearby.ts'
import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { formatFacet } from './facet-counts.ts'
import type { ProjectFilters } from './filters.ts'
import { NearField } from './near-field.tsx'
import { browseCatalog, type BrowseTexts } from './texts/browse-texts.ts'
import { projectsCatalog } from './texts/projects-texts.ts'

export type PlaceFilterProps = {
  filters: ProjectFilters
  facets: ProjectFacets | null
  /** What is wrong with the place that was typed; null if nothing is. */
  placeError: string | null
  onChange: (update: Update<ProjectFilters>) => void
}

/** Where the work is: remote, or near a place. Each choice ends the other. */
export function PlaceFilter({ filters, facets, placeError, onChange }: PlaceFilterProps) {
  const texts = useTexts(browseCatalog).filters
  const { remote } = useTexts(projectsCatalog)
  const language = useLanguage()
  const place = filters.near ? facets?.place : null
  const nameWithin = (within: Within) =>
    within === 'state'
      ? texts.anywhere({ area: place?.area ?? '' })
      : formatDistance(language, within, place?.unit ?? 'km')
  const goNear = (near: string) => onChange((current) => ({ ...current, remote: false, near }))
  return (
    <div className="grid gap-3">
      <Field group label={texts.place}>
        <Chip
          look="row"
          pressed={filters.remote}
          count={facets ? formatFacet(language, facets.remote) : undefined}
          onClick={() => onChange((current) => ({ ...current, remote: !current.remote, near: '' }))}
        >
          {remote}
        </Chip>
      </Field>
      <NearField filters={filters} place={place ?? null} error={placeError} onNear={goNear} />
      {place && (
        <Field label={texts.within}>
          <Select
            value={place.isArea ? 'state' : filters.within}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              const within = chosen === 'state' ? chosen : Number(chosen)
              onChange((current) => ({ ...current, within }))
            }}
            options={(facets?.within ?? [])
              .filter(({ value }) => value !== 'state' || place.area !== '')
              .map((facet) => ({
                value: String(facet.value),
                label: texts.withCount({
                  label: nameWithin(facet.value),
                  count: formatFacet(language, facet),
                }),
              }))}
          />
        </Field>
      )}
    </div>
  )
}

type Found = { texts: BrowseTexts['filters']; language: Language; place: ProjectFacets['place'] }

/** What the place filter finds, in a few words: "Within 25 miles of Towson, MD". */
export function describeNear(
  { texts, language, place }: Found,
  { near, within }: Pick<ProjectFilters, 'near' | 'within'>,
): string {
  if (!place) return texts.nearPlace({ place: near })
  const { isArea, area, name, unit } = place
  return isArea || within === 'state'
    ? texts.anywhere({ area: area || name })
    : texts.withinOf({ distance: formatDistance(language, within, unit), place: name })
}

/** "25 miles". */
const formatDistance = (language: Language, distance: number, unit: DistanceUnit) =>
  getNumberFormat(settingsOf(language).locale, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    unitDisplay: 'long',
  }).format(distance)
