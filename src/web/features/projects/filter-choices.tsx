import { X } from 'lucide-react'
import { anyTimeCommitment } from '#contract/projects.ts'
import { causeAreas } from '#domain/options/causes.ts'
import { browseSkills } from '#domain/options/skills.ts'
import { messages } from '#web/messages/messages.ts'
import { Chip } from '#web/ui/chip.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { offerChosen, offerHours, type ProjectFilters } from './filters.ts'

export type FilterChoicesProps = {
  filters: ProjectFilters
  /** Name of the organization that the list is limited to, once it is known. */
  organizationName: string | null
  onChange: (change: Partial<ProjectFilters>) => void
}

/** Everything that narrows the list beside the search text; acts at once. */
export function FilterChoices({ filters, organizationName, onChange }: FilterChoicesProps) {
  const texts = messages.browse.filters
  const skills = offerChosen(browseSkills, filters.skills)
  const causes = offerChosen(causeAreas, filters.causeAreas)
  const organization = organizationName ?? texts.oneOrganization
  return (
    <div className="grid gap-6">
      {filters.organizationId && (
        <Field group label={texts.organization}>
          <div>
            <Chip
              pressed
              aria-label={texts.removeOrganization(organization)}
              onClick={() => onChange({ organizationId: null })}
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
        <ChipGroup {...skills} onValueChange={(value) => onChange({ skills: value })} />
      </Field>
      <Field group label={texts.causes}>
        <ChipGroup {...causes} onValueChange={(value) => onChange({ causeAreas: value })} />
      </Field>
      <Field label={texts.hours}>
        <Select
          value={String(filters.timeCommitment)}
          onChange={(event) => onChange({ timeCommitment: Number(event.currentTarget.value) })}
          options={[
            ...offerHours(filters.timeCommitment).map((hours) => ({
              value: String(hours),
              label: texts.upToHours(hours),
            })),
            { value: String(anyTimeCommitment), label: texts.anyHours },
          ]}
        />
      </Field>
    </div>
  )
}
