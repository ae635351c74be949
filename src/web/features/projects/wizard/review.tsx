import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import { experienceLevelLabels, urgencyLabels } from '#domain/options/projects.ts'
import { describeDuration, describeHours } from '#web/features/projects/project-display.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { formatDay } from '#web/lib/format-time.ts'
import { projectsTexts } from '#web/i18n/en/projects-browse.ts'
import { wizardTexts } from '#web/i18n/en/wizard.ts'
import { wizardStepsTexts } from '#web/i18n/en/wizard-steps.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { useWizardForm } from './wizard-form.ts'

type Row = readonly [label: string, text: string]

const { fields } = wizardTexts

const list = (labels: readonly string[] | undefined) => labels?.join(', ') ?? ''

const describeQuestions = (questions: NewProjectInput['screeningQuestions'] = []) =>
  questions
    .map(({ text, isRequired }) => (isRequired ? wizardTexts.screening.isRequired(text) : text))
    .join('\n')

/** The answers of each step before the last, in order. */
function rowsOf(values: NewProjectInput): Row[][] {
  return [
    [
      ...(values.organizationName === undefined
        ? []
        : [[fields.organizationName.label, values.organizationName] as const]),
      [fields.title.label, values.title],
      [fields.description.label, values.description],
      [fields.causeAreas.label, list(values.causeAreas)],
    ],
    [
      [fields.requiredSkills.label, list(values.requiredSkills)],
      [fields.preferredSkills.label, list(values.preferredSkills)],
      [fields.experienceLevel.label, values.experienceLevel && experienceLevelLabels[values.experienceLevel]],
      [fields.requirements.label, values.requirements ?? ''],
      [wizardTexts.screening.heading, describeQuestions(values.screeningQuestions)],
    ],
    [
      [fields.timeCommitment.label, describeHours(values.timeCommitment ?? projectLimits.hours.standard)],
      [fields.duration.label, describeDuration(values.duration)],
      [fields.maxVolunteers.label, String(values.maxVolunteers ?? projectLimits.volunteers.standard)],
      [fields.urgency.label, urgencyLabels[values.urgency ?? 'medium']],
      [fields.timeline.label, values.timeline ?? ''],
      [
        fields.applicationDeadline.label,
        values.applicationDeadline
          ? `${formatDay(values.applicationDeadline)} (${formatZone(values.timeZone ?? 'UTC')})`
          : projectsTexts.page.rolling,
      ],
      [fields.location.label, values.isRemote ? projectsTexts.remote : (values.location ?? '')],
      [wizardTexts.perks.heading, list(values.perks?.map((perk) => perk.title))],
    ],
  ]
}

/** All answers so far, each step with an edit link; the last step's own fields are above. */
export function WizardReview() {
  const form = useWizardForm()
  useWatch({ control: form.control })
  const { review } = wizardTexts
  const { basics, skills, timeline } = wizardStepsTexts
  const names = [basics, skills, timeline]
  return (
    <section aria-labelledby="project-review" className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id="project-review" className="text-lg">
          {review.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">{review.hint}</p>
      </div>
      {rowsOf(form.getValues()).map((rows, index) => (
        <section
          key={names[index]}
          aria-labelledby={`project-review-${index}`}
          className="border-line rounded-lg border"
        >
          <div className="border-line bg-sunken flex items-center justify-between gap-4 rounded-t-lg border-b py-2 pr-2 pl-4">
            <h4 id={`project-review-${index}`} className="text-base">
              {names[index]}
            </h4>
            <Link
              to="."
              search={{ step: index + 1 }}
              className="text-primary-ink inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-semibold"
            >
              <Pencil aria-hidden className="size-4" />
              {review.edit}
              <VisuallyHidden>{names[index]}</VisuallyHidden>
            </Link>
          </div>
          <dl className="grid gap-x-6 gap-y-3 p-4 text-sm sm:grid-cols-[11rem_1fr]">
            {rows.map(([label, text]) => (
              <div key={label} className="grid gap-0.5 sm:contents">
                <dt className="text-muted">{label}</dt>
                <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">
                  {text || <span className="text-muted">{review.none}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
