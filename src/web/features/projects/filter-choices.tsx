import { X } from 'lucide-react'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { describeCause, describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { browseSkills, causeAreas } from '#domain/options/browse.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { formatCount } from '#web/lib/format-number.ts'
import type { Update } from '#web/lib/search-state.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import type { ChipOption } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { CountedChoices, type CountedChoice } from './counted-choices.tsx'
import { browseCatalog } from './texts/browse-texts.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'
import { offerChosen, offerHours, type ProjectFilters } from './filters.ts'

export type FilterChoicesProps = {
  filters: ProjectFilters
  /** Name of the organization that the list is limited to, once it is loaded. */
  organizationName: string | null
  /** How many projects each choice would find; null while unknown. */
  facets: ProjectFacets | null
  onChange: (update: Update<ProjectFilters>) => void
}

/** How many choices show before "Show all". */
const shownSkills = 6
const shownCauses = 4

/** All filters except the search text; each applies immediately. */
export function FilterChoices({ filters, organizationName, facets, onChange }: FilterChoicesProps) {
  const texts = useTexts(browseCatalog).filters
  const labels = useTexts(skillsAndCausesCatalog)
  const language = useLanguage()
  const skills = offerChosen(browseSkills, filters.skills)
  const causes = offerChosen(causeAreas, filters.causeAreas)
  const withHoursCount = (label: string, hours: number) => {
    const facet = facets?.timeCommitment.find(({ value }) => value === hours)
    return facet
      ? texts.withCount({ label, count: formatCount(language, facet.count, facet.hasMore) })
      : label
  }
  const organization = organizationName ?? texts.oneOrganization
  return (
    <div className="grid gap-6">
      {filters.organizationId && (
        <Field group label={texts.organization}>
          <div>
            <Chip
              pressed
              aria-label={texts.removeOrganization({ name: organization })}
              onClick={() => onChange((current) => ({ ...current, organizationId: null }))}
            >
              <span className="flex items-center gap-1.5">
                <span className="truncate">{organization}</span>
                <X aria-hidden className="size-4 shrink-0" />
              </span>
            </Chip>
          </div>
        </Field>
      )}
      <Chip
        look="row"
        pressed={filters.closed}
        onClick={() => onChange((current) => ({ ...current, closed: !current.closed }))}
      >
        {texts.closed}
      </Chip>
      <Field group label={texts.skills}>
        <CountedChoices
          shown={shownSkills}
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
              skills: toggle(offerChosen(browseSkills, current.skills).value, name),
            }))
          }
        />
      </Field>
      <Field group label={texts.causes}>
        <CountedChoices
          shown={shownCauses}
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
              causeAreas: toggle(offerChosen(causeAreas, current.causeAreas).value, name),
            }))
          }
        />
      </Field>
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
    </div>
  )
}

type Facet = { value: string | number; count: number; hasMore: boolean }

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
