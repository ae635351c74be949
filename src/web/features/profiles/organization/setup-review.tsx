import { formatList } from '#contract/i18n/lists.ts'
import { Pencil } from 'lucide-react'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import type { organizationSetupSteps } from '#contract/profiles/organization-setup.ts'
import { describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { organizationSizes } from '#domain/options/organizations.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useOrganizationForm } from './fields.tsx'
import { organizationProfileCatalog } from '#web/features/profiles/texts/organization-profile-texts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import type { OrganizationValues } from './values.ts'
import { Checklist } from '#web/ui/display/checklist.tsx'

type Row = readonly [label: string, text: string]
type Steps = typeof organizationSetupSteps

/** A row for each field of a step; null if this site does not ask for it. The language is no answer about the organization. */
type RowsOf<Step extends keyof Steps> = Record<Exclude<keyof Steps[Step]['shape'], 'language'>, Row | null>

function useRows(values: OrganizationValues): Row[][] {
  const language = useLanguage()
  const { fields } = useTexts(organizationProfileCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { hasRegisters } = use(SiteContext)
  const size = organizationSizes.find((each) => each === values.size)
  const rows: { [Step in Exclude<keyof Steps, 'review'>]: RowsOf<Step> } = {
    basics: {
      organizationName: [fields.organizationName.label, values.organizationName],
      website: [fields.website.label, values.website],
      description: [fields.description.label, values.description],
      missionStatement: [fields.missionStatement.label, values.missionStatement],
    },
    details: {
      location: [fields.location.label, values.location],
      ein: hasRegisters ? [fields.ein.label, values.ein] : null,
      size: [fields.size.label, size ? options.organizationSizes[size] : values.size],
    },
    causes: {
      causeAreas: [fields.causeAreas.label, formatList(language, describeCauses(labels, values.causeAreas))],
    },
  }
  return Object.values(rows).map((step) => Object.values(step).filter((row) => row !== null))
}

/** Step 4: a summary of all answers with a link back to each step, and what happens next. */
export function SetupReview({ onStepChange }: { onStepChange: (index: number) => void }) {
  const { setup } = useTexts(organizationProfileCatalog)
  const form = useOrganizationForm()
  useWatch({ control: form.control })
  const rows = useRows(form.getValues())
  const { steps, review, next } = setup
  const names = [steps.basics, steps.details, steps.causes]
  return (
    <>
      <p className="text-muted -mt-4">{review.hint}</p>
      {rows.map((part, index) => (
        <section
          key={names[index]}
          aria-labelledby={`organization-review-${index}`}
          className="border-line rounded-lg border"
        >
          <div className="border-line bg-sunken flex items-center justify-between gap-4 rounded-t-lg border-b py-2 ps-4 pe-2">
            <h3 id={`organization-review-${index}`} className="text-base">
              {names[index]}
            </h3>
            <Button variant="ghost" size="sm" onClick={() => onStepChange(index)}>
              <Pencil aria-hidden />
              {review.edit}
              <VisuallyHidden>{names[index]}</VisuallyHidden>
            </Button>
          </div>
          <dl className="grid gap-x-6 gap-y-3 p-4 text-sm sm:grid-cols-[11rem_1fr]">
            {part.map(([label, text]) => (
              <div key={label} className="grid gap-0.5 sm:contents">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
                  {text || <span className="text-muted">{review.none}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Checklist heading={next.heading} lines={Object.values(next.lines)} />
    </>
  )
}
