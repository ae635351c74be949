import type { DirectoryFacets } from '#contract/matching/directory.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { volunteerFormCauses } from '#domain/options/causes.ts'
import { volunteerFormSkills } from '#domain/options/skills.ts'
import { CountedChoices, type CountedChoice } from '#web/features/projects/counted-choices.tsx'
import { offerChosen } from '#web/features/projects/filters.ts'
import { directoryCatalog } from '#web/features/projects/texts/directory-texts.ts'
import { formatCount } from '#web/lib/format-number.ts'
import type { Update } from '#web/lib/search-state.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import type { ChipOption } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { offerFreeHours, type DirectoryFilters } from './filters.ts'
import { NearFields } from './near-fields.tsx'

export type DirectoryChoicesProps = {
  filters: DirectoryFilters
  /** How many volunteers each choice would find; null while unknown. */
  facets: DirectoryFacets | null
  /** Why the place was refused. */
  nearError: string | undefined
  onChange: (update: Update<DirectoryFilters>) => void
}

/** How many choices show before "Show all". */
const shown = { skills: 6, causes: 4, languages: 4 } as const

/** All filters except the search text; each applies immediately. */
export function DirectoryChoices({ filters, facets, nearError, onChange }: DirectoryChoicesProps) {
  const texts = useTexts(directoryCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const skills = offerChosen(volunteerFormSkills, filters.skills)
  const causes = offerChosen(volunteerFormCauses, filters.causeAreas)
  const spoken = offerChosen(facets?.languages.map(({ value }) => value) ?? [], filters.languages)
  const withHoursCount = (label: string, hours: number) => {
    const facet = facets?.freeHours.find(({ value }) => value === hours)
    return facet
      ? texts.withCount({ label, count: formatCount(language, facet.count, facet.hasMore) })
      : label
  }
  return (
    <div className="grid gap-6">
      <Chip
        look="row"
        pressed={filters.remote}
        count={facets ? formatCount(language, facets.remote.count, facets.remote.hasMore) : undefined}
        onClick={() => onChange((current) => ({ ...current, remote: !current.remote }))}
      >
        {texts.remote}
      </Chip>
      <NearFields filters={filters} place={facets?.place ?? null} error={nearError} onChange={onChange} />
      <Field label={texts.hours}>
        <Select
          value={filters.freeHours === null ? '' : String(filters.freeHours)}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChange((current) => ({ ...current, freeHours: value === '' ? null : Number(value) }))
          }}
          options={[
            { value: '', label: texts.anyHours },
            ...offerFreeHours(filters.freeHours).map((hours) => ({
              value: String(hours),
              label: withHoursCount(texts.atLeastHours({ hours }), hours),
            })),
          ]}
        />
      </Field>
      <Field group label={texts.skills}>
        <CountedChoices
          shown={shown.skills}
          showAll={texts.showAllSkills({ count: skills.options.length })}
          choices={withCounts(
            language,
            skills.options.map((value) => ({ value, label: describeSkill(labels, value) })),
            facets?.skills,
          )}
          value={skills.value}
          onToggle={(name) =>
            onChange((current) => ({
              ...current,
              skills: toggle(offerChosen(volunteerFormSkills, current.skills).value, name),
            }))
          }
        />
      </Field>
      <Field group label={texts.causes}>
        <CountedChoices
          shown={shown.causes}
          showAll={texts.showAllCauses({ count: causes.options.length })}
          choices={withCounts(
            language,
            causes.options.map((value) => ({ value, label: describeCause(labels, value) })),
            facets?.causeAreas,
          )}
          value={causes.value}
          onToggle={(name) =>
            onChange((current) => ({
              ...current,
              causeAreas: toggle(offerChosen(volunteerFormCauses, current.causeAreas).value, name),
            }))
          }
        />
      </Field>
      {spoken.options.length > 0 && (
        <Field group label={texts.languages}>
          <CountedChoices
            shown={shown.languages}
            showAll={texts.showAllLanguages({ count: spoken.options.length })}
            choices={withCounts(
              language,
              spoken.options.map((value) => ({ value, label: value })),
              facets?.languages,
            )}
            value={spoken.value}
            onToggle={(name) =>
              onChange((current) => ({ ...current, languages: toggle(current.languages, name) }))
            }
          />
        </Field>
      )}
    </div>
  )
}

type Facet = { value: string; count: number; hasMore: boolean }

function withCounts(
  language: Language,
  options: readonly ChipOption[],
  facets: readonly Facet[] = [],
): CountedChoice[] {
  return options.map((option) => {
    const facet = facets.find(({ value }) => value === option.value)
    return {
      ...option,
      found: facet?.count ?? 0,
      ...(facet && { count: formatCount(language, facet.count, facet.hasMore) }),
    }
  })
}
