import { Check, Pencil } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { organizationSizeLabels, organizationSizes } from '#domain/options/organizations.ts'
import { organizationProfileTexts } from '#web/i18n/en/organization-profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useOrganizationForm } from './fields.tsx'
import type { OrganizationValues } from './values.ts'

const { fields, setup } = organizationProfileTexts

function rowsOf(values: OrganizationValues): [label: string, text: string][][] {
  const size = organizationSizes.find((each) => each === values.size)
  return [
    [
      [fields.organizationName.label, values.organizationName],
      [fields.website.label, values.website],
      [fields.description.label, values.description],
      [fields.missionStatement.label, values.missionStatement],
    ],
    [
      [fields.location.label, values.location],
      [fields.ein.label, values.ein],
      [fields.size.label, size ? organizationSizeLabels[size] : values.size],
    ],
    [[fields.causeAreas.label, values.causeAreas.join(', ')]],
  ]
}

/** Step 4: a summary of all answers with a link back to each step, and what happens next. */
export function SetupReview({ onStepChange }: { onStepChange: (index: number) => void }) {
  const form = useOrganizationForm()
  useWatch({ control: form.control })
  const { steps, review, next } = setup
  const names = [steps.basics, steps.details, steps.causes]
  return (
    <>
      <p className="text-muted -mt-4">{review.hint}</p>
      {rowsOf(form.getValues()).map((rows, index) => (
        <section
          key={names[index]}
          aria-labelledby={`organization-review-${index}`}
          className="border-line rounded-lg border"
        >
          <div className="border-line bg-sunken flex items-center justify-between gap-4 rounded-t-lg border-b py-2 pr-2 pl-4">
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
            {rows.map(([label, text]) => (
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
      <section aria-labelledby="organization-next" className="bg-primary-soft rounded-lg p-5">
        <h3 id="organization-next" className="text-lg">
          {next.heading}
        </h3>
        <ul className="mt-3 grid gap-2">
          {next.lines.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
