import { X } from 'lucide-react'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { causeAreas } from '#domain/options/causes.ts'
import { browseSkills } from '#domain/options/skills.ts'
import { anyTimeCommitment } from '#domain/projects/projects.ts'
import type { Update } from '#web/lib/search-state.ts'
import { browseTexts } from '#web/i18n/en/projects-browse.ts'
import { Chip } from '#web/ui/display/chip.tsx'
import { ChipGroup } from '#web/ui/forms/chip-group.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { toggle } from '#web/ui/forms/toggle.ts'
import { offerChosen, offerHours, type ProjectFilters } from './filters.ts'

export type FilterChoicesProps = {
  filters: ProjectFilters
  /** Name of the organization that the list is limited to, once it is loaded. */
  organizationName: string | null
  /** How many projects each choice would find; null while unknown. */
  facets: ProjectFacets | null
  onChange: (update: Update<ProjectFilters>) => void
}

/** All filters except the search text; each applies immediately. */
export function FilterChoices({ filters, organizationName, facets, onChange }: FilterChoicesProps) {
  const texts = browseTexts.filters
  const skills = offerChosen(browseSkills, filters.skills)
  const causes = offerChosen(causeAreas, filters.causeAreas)
  const hoursFacet = (hours: number) => facets?.timeCommitment.find(({ value }) => value === hours)
  const organization = organizationName ?? texts.oneOrganization
  return (
    <div className="grid gap-6">
      {filters.organizationId && (
        <Field group label={texts.organization}>
          <div>
            <Chip
              pressed
              aria-label={texts.removeOrganization(organization)}
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
      <Field group label={texts.skills}>
        <ChipGroup
          options={withCounts(skills.options, facets?.skills)}
          value={skills.value}
          onToggle={(label) =>
            onChange((current) => ({
              ...current,
              skills: toggle(offerChosen(browseSkills, current.skills).value, label),
            }))
          }
        />
      </Field>
      <Field group label={texts.causes}>
        <ChipGroup
          options={withCounts(causes.options, facets?.causeAreas)}
          value={causes.value}
          onToggle={(label) =>
            onChange((current) => ({
              ...current,
              causeAreas: toggle(offerChosen(causeAreas, current.causeAreas).value, label),
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
              label: texts.withCount(texts.upToHours(hours), countOf(hoursFacet(hours))),
            })),
            {
              value: String(anyTimeCommitment),
              label: texts.withCount(texts.anyHours, countOf(hoursFacet(anyTimeCommitment))),
            },
          ]}
        />
      </Field>
    </div>
  )
}

type Facet = { value: string | number; count: number; hasMore: boolean }

/** "34", or "10,000+" where counting stopped. */
const countOf = (facet: Omit<Facet, 'value'> | undefined): string | null =>
  facet ? `${facet.count.toLocaleString('en')}${facet.hasMore ? '+' : ''}` : null

function withCounts(options: readonly string[], facets: readonly Facet[] | undefined) {
  return options.map((label) => {
    const count = countOf(facets?.find(({ value }) => value === label))
    return { value: label, label, ...(count !== null && { count }) }
  })
}
