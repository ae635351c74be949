import type { DirectoryFacets } from '#contract/matching/directory.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { volunteerFormCauses } from '#domain/options/causes.ts'
import { volunteerFormSkills } from '#domain/options/skills.ts'
import { formatFacet } from '#web/features/projects/filtering/counts.ts'
import { DistanceSelect } from '#web/features/projects/filtering/distance-select.tsx'
import { LabelFilter } from '#web/features/projects/filtering/label-filter.tsx'
import { NearField } from '#web/features/projects/filtering/near-field.tsx'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { offeredDistances, offerFreeHours, serializeFilters, type DirectoryFilters } from './filters.ts'

export type DirectoryChoicesProps = {
  filters: DirectoryFilters
  /** How many volunteers each choice would find; null while unknown. */
  facets: DirectoryFacets | null
  /** Why the place was refused; null if it was not. */
  placeError: string | null
  onChange: (update: Update<DirectoryFilters>) => void
}

/** How many choices show before "Show all". */
const shown = { skills: 6, causes: 4, languages: 4 } as const

/** All filters except the search text; each applies immediately. */
export function DirectoryChoices({ filters, facets, placeError, onChange }: DirectoryChoicesProps) {
  const texts = useTexts(directoryCatalog).filters
  const shared = useTexts(browseCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const { near: _, within, ...others } = serializeFilters(filters)
  const place = (filters.near !== '' && facets?.place) || null
  const spoken = facets?.languages.map(({ value }) => value) ?? []
  const withHoursCount = (label: string, hours: number) => {
    const facet = facets?.freeHours.find(({ value }) => value === hours)
    return facet ? shared.withCount({ label, count: formatFacet(language, facet) }) : label
  }
  return (
    <div className="grid gap-6">
      <Chip
        look="row"
        pressed={filters.remote}
        count={facets ? formatFacet(language, facets.remote) : undefined}
        onClick={() => onChange((current) => ({ ...current, remote: !current.remote }))}
      >
        {texts.remote}
      </Chip>
      <div className="grid gap-3">
        <NearField
          near={filters.near}
          place={place}
          others={{ ...others, ...(within && { within }) }}
          action="/volunteers"
          error={placeError}
          onNear={(near) => onChange((current) => ({ ...current, near }))}
        />
        {place && (
          <DistanceSelect
            value={place.isArea ? 'state' : filters.within}
            choices={offeredDistances.map((value) => ({ value }))}
            place={place}
            onChange={(within) => onChange((current) => ({ ...current, within }))}
          />
        )}
      </div>
      <Field label={texts.hours}>
        <Select
          value={filters.freeHours === null ? '' : String(filters.freeHours)}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChange((current) => ({ ...current, freeHours: value === '' ? null : Number(value) }))
          }}
          options={[
            { value: '', label: shared.anyHours },
            ...offerFreeHours(filters.freeHours).map((hours) => ({
              value: String(hours),
              label: withHoursCount(texts.atLeastHours({ hours }), hours),
            })),
          ]}
        />
      </Field>
      <LabelFilter
        label={shared.skills}
        offered={volunteerFormSkills}
        chosen={filters.skills}
        nameOf={(skill) => describeSkill(labels, skill)}
        facets={facets?.skills}
        shown={shown.skills}
        showAll={shared.showAllSkills}
        onChange={(update) => onChange((current) => ({ ...current, skills: update(current.skills) }))}
      />
      <LabelFilter
        label={shared.causes}
        offered={volunteerFormCauses}
        chosen={filters.causeAreas}
        nameOf={(cause) => describeCause(labels, cause)}
        facets={facets?.causeAreas}
        shown={shown.causes}
        showAll={shared.showAllCauses}
        onChange={(update) => onChange((current) => ({ ...current, causeAreas: update(current.causeAreas) }))}
      />
      {spoken.length + filters.languages.length > 0 && (
        <LabelFilter
          label={texts.languages}
          offered={spoken}
          chosen={filters.languages}
          nameOf={(name) => name}
          facets={facets?.languages}
          shown={shown.languages}
          showAll={texts.showAllLanguages}
          onChange={(update) => onChange((current) => ({ ...current, languages: update(current.languages) }))}
        />
      )}
    </div>
  )
}
