import { formatList } from '#contract/i18n/lists.ts'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import type { NewProjectInput } from '#contract/projects/form.ts'
import { describeCauses, describeSkills } from '#contract/i18n/skills-and-causes.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeMilestone } from '#contract/i18n/milestones.ts'
import { milestonesCatalog, type MilestonesTexts } from '#contract/texts/milestones-texts.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { describeDuration } from '#web/lib/format/duration-text.ts'
import { describeHours } from '#web/features/projects/project-display.ts'
import { asksHoursReason } from '#domain/safeguards/required-answers.ts'
import { formatZone } from '#domain/time/time-zones.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { wizardCatalog, type WizardTexts } from '#web/features/projects/texts/wizard-texts.ts'
import { wizardStepsCatalog } from '#web/features/projects/texts/wizard-steps-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { toChecked, useWizardForm } from './wizard-form.ts'

type Row = readonly [label: string, text: string]

const describeQuestions = (wizardTexts: WizardTexts, questions: NewProjectInput['screeningQuestions'] = []) =>
  questions
    .map(({ text, isRequired }) => (isRequired ? wizardTexts.screening.isRequired({ question: text }) : text))
    .join('\n')

const describeDay = (language: Language, day: string | null | undefined) =>
  day ? formatDay(language, day) : ''

const describeMilestones = (
  texts: MilestonesTexts,
  language: Language,
  milestones: NewProjectInput['milestones'] = [],
) =>
  milestones
    .map(({ title, dueDate = null, afterHours = null }) =>
      describeMilestone(texts, language, { title, dueDate, afterHours }),
    )
    .join('\n')

/** The answers of each step before the last, in order. */
function useRows(values: NewProjectInput): Row[][] {
  const wizardTexts = useTexts(wizardCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const projectPageTexts = useTexts(projectPageCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const milestonesTexts = useTexts(milestonesCatalog)
  const language = useLanguage()
  const { fields } = wizardTexts
  return [
    [
      ...(values.organizationName === undefined
        ? []
        : [[fields.organizationName.label, values.organizationName] as const]),
      [fields.title.label, values.title],
      [fields.description.label, values.description],
      [fields.causeAreas.label, formatList(language, describeCauses(labels, values.causeAreas ?? []))],
    ],
    [
      [
        fields.requiredSkills.label,
        formatList(language, describeSkills(labels, values.requiredSkills ?? [])),
      ],
      [
        fields.preferredSkills.label,
        formatList(language, describeSkills(labels, values.preferredSkills ?? [])),
      ],
      [
        fields.experienceLevel.label,
        values.experienceLevel && options.experienceLevel[values.experienceLevel],
      ],
      [fields.requirements.label, values.requirements ?? ''],
      [wizardTexts.screening.heading, describeQuestions(wizardTexts, values.screeningQuestions)],
    ],
    [
      [
        fields.timeCommitment.label,
        describeHours(projectsTexts, values.timeCommitment ?? projectLimits.hours.standard),
      ],
      [fields.duration.label, describeDuration(options, values.duration)],
      [fields.maxVolunteers.label, String(values.maxVolunteers ?? projectLimits.volunteers.standard)],
      [fields.urgency.label, options.urgency[values.urgency ?? 'medium']],
      ...(asksHoursReason(toChecked(values))
        ? [[fields.hoursReason.label, values.hoursReason ?? ''] as const]
        : []),
      [fields.startDate.label, describeDay(language, values.startDate)],
      [fields.endDate.label, describeDay(language, values.endDate)],
      [fields.milestones.label, describeMilestones(milestonesTexts, language, values.milestones)],
      [fields.timeline.label, values.timeline ?? ''],
      [
        fields.applicationDeadline.label,
        values.applicationDeadline
          ? `${formatDay(language, values.applicationDeadline)} (${formatZone(values.timeZone ?? 'UTC')})`
          : projectPageTexts.rolling,
      ],
      [fields.location.label, values.isRemote ? projectsTexts.remote : (values.location ?? '')],
      [wizardTexts.perks.heading, formatList(language, values.perks?.map((perk) => perk.title) ?? [])],
    ],
  ]
}

/** All answers so far, each step with an edit link; the last step's own fields are above. */
export function WizardReview() {
  const { review } = useTexts(wizardCatalog)
  const form = useWizardForm()
  useWatch({ control: form.control })
  const { basics, skills, timeline } = useTexts(wizardStepsCatalog)
  const names = [basics, skills, timeline]
  const language = useLanguage()
  const answers = useRows(form.getValues())
  const missing = answers.flat().filter(([, text]) => !text)
  return (
    <section aria-labelledby="project-review" className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id="project-review" className="text-lg">
          {review.heading}
        </h3>
        <p className="text-muted mt-1 text-sm">{review.hint}</p>
      </div>
      {answers.map((rows, index) => (
        <section
          key={names[index]}
          aria-labelledby={`project-review-${index}`}
          className="border-line rounded-lg border"
        >
          <div className="border-line bg-sunken flex items-center justify-between gap-4 rounded-t-lg border-b py-2 ps-4 pe-2">
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
          <dl className="grid gap-x-6 gap-y-3 p-4 text-sm empty:hidden sm:grid-cols-[11rem_1fr]">
            {rows
              .filter(([, text]) => Boolean(text))
              .map(([label, text]) => (
                <div key={label} className="grid gap-0.5 sm:contents">
                  <dt className="text-muted">{label}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-line">{text}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      {missing.length > 0 && (
        <p className="text-muted text-sm">
          {review.none({
            names: formatList(
              language,
              missing.map(([label]) => label),
            ),
          })}
        </p>
      )}
    </section>
  )
}
