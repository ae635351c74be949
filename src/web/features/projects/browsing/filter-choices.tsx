import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { choiceFilterNames, choiceFilters, type ChoiceFilterName } from '#domain/projects/choice-filters.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { Update } from '#web/lib/navigation/search-state.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { ChipGroup } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { browseCatalog } from '#web/features/projects/texts/browse-texts.ts'
import { formatFacet, withCounts } from '#web/features/projects/filtering/counts.ts'
import { LabelFilter } from '#web/features/projects/filtering/label-filter.tsx'
import { offerHours, type ProjectFilters } from './filters.ts'
import { choiceLabelsOf, type Labels } from './choice-labels.ts'
import { PlaceFilter } from './place-filter.tsx'

export type FilterChoicesProps = {
  filters: ProjectFilters
  /** How many projects each choice would find; null while unknown. */
  facets: ProjectFacets | null
  /** What is wrong with the place that was typed; null if nothing is. */
  placeError: string | null
  /** The list is the top-rated ones, which have closed projects anyway and are not counted by choice. */
  isTopRated: boolean
  onChange: (update: Update<ProjectFilters>) => void
}

/** How many choices show before "Show all". */
const shownSkills = 6
const shownCauses = 4

/** All filters except the search text; each applies immediately. */
export function FilterChoices(props: FilterChoicesProps) {
  const { filters, isTopRated, onChange } = props
  const facets = isTopRated ? null : props.facets
  const texts = useTexts(browseCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const withHoursCount = (label: string, hours: number) => {
    const facet = facets?.timeCommitment.find(({ value }) => value === hours)
    return facet ? texts.withCount({ label, count: formatFacet(language, facet) }) : label
  }
  return (
    <div className="grid gap-6">
      <PlaceFilter {...props} isCounted={!isTopRated} />
      <div>
        {(['verified', 'closed'] as const)
          .filter((name) => name !== 'closed' || !isTopRated)
          .map((name) => {
            // An older process does not count every choice.
            const facet = facets?.[name]
            return (
              <Chip
                key={name}
                look="row"
                pressed={filters[name]}
                count={facet && formatFacet(language, facet)}
                onClick={() => onChange((current) => ({ ...current, [name]: !current[name] }))}
              >
                {texts[name]}
              </Chip>
            )
          })}
      </div>
      <LabelFilter
        label={texts.skills}
        offered={browseSkills}
        chosen={filters.skills}
        nameOf={(skill) => describeSkill(labels, skill)}
        facets={facets?.skills}
        shown={shownSkills}
        showAll={texts.showAllSkills}
        onChange={(update) => onChange((current) => ({ ...current, skills: update(current.skills) }))}
      />
      <LabelFilter
        label={texts.causes}
        offered={causeAreas}
        chosen={filters.causeAreas}
        nameOf={(cause) => describeCause(labels, cause)}
        facets={facets?.causeAreas}
        shown={shownCauses}
        showAll={texts.showAllCauses}
        onChange={(update) => onChange((current) => ({ ...current, causeAreas: update(current.causeAreas) }))}
      />
      <Field label={texts.hours}>
        <Select
          value={String(filters.timeCommitment)}
          onChange={(event) => {
            const timeCommitment = Number(event.currentTarget.value)
            onChange((current) => ({ ...current, timeCommitment }))
          }}
          options={[
            ...offerHours(filters.timeCommitment).map((hours) => ({
              value: String(hours),
              label: withHoursCount(texts.upToHours({ hours }), hours),
            })),
            {
              value: String(anyTimeCommitment),
              label: withHoursCount(texts.anyHours, anyTimeCommitment),
            },
          ]}
        />
      </Field>
      <div className="-mt-2 grid">
        {choiceFilterNames.map((name) => (
          <FewChoices key={name} {...props} facets={facets} name={name} />
        ))}
      </div>
    </div>
  )
}

/** A filter with few choices, folded until someone needs it. */
function FewChoices({ name, filters, facets, onChange }: FilterChoicesProps & { name: ChoiceFilterName }) {
  const texts = useTexts(browseCatalog).filters
  const labels: Labels = choiceLabelsOf(useTexts(optionsCatalog))[name]
  const language = useLanguage()
  const offered: readonly string[] = choiceFilters[name]
  const value = filters[name]
  const [isOpen] = useState(value.length > 0)
  return (
    <details open={isOpen} className="group border-line border-t last:border-b">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
        {texts[name]}
        <ChevronDown
          aria-hidden
          className="text-muted ms-auto size-4 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <ChipGroup
        look="row"
        label={texts[name]}
        className="pb-3"
        options={withCounts(
          language,
          offered.map((each) => ({ value: each, label: labels[each] ?? each })),
          facets?.[name],
        )}
        value={value}
        onToggle={(choice) =>
          onChange((current) => ({
            ...current,
            [name]: offered.filter((each) => current[name].includes(each) !== (each === choice)),
          }))
        }
      />
    </details>
  )
}
