/** The answers of the wizard's form in words, with the fields that each is made of. */
import { formatList } from '#contract/i18n/lists.ts'
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
import { formatLanguage } from '#web/lib/language/format-language.ts'
import { wizardCatalog, type WizardTexts } from '#web/features/projects/texts/wizard-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { formsCatalog } from '#web/ui/texts/forms-texts.ts'
import { toChecked, type WizardField } from './wizard-form.ts'

/** Its text is empty if nothing was answered. */
export type FormAnswer = { fields: readonly WizardField[]; label: string; text: string }

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

/** The answers of each step, in order. */
export function useAnswers(): (values: Partial<NewProjectInput>) => FormAnswer[][] {
  const wizardTexts = useTexts(wizardCatalog)
  const projectsTexts = useTexts(projectsCatalog)
  const projectPageTexts = useTexts(projectPageCatalog)
  const { language: writtenIn } = useTexts(formsCatalog)
  const options = useTexts(optionsCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const milestonesTexts = useTexts(milestonesCatalog)
  const language = useLanguage()
  const { fields } = wizardTexts
  type Labeled = WizardField & keyof typeof fields
  const describe = (name: Labeled, text: string | null | undefined): FormAnswer => ({
    fields: [name],
    label: fields[name].label,
    text: text ?? '',
  })
  return (values) => [
    [
      ...(values.organizationName === undefined
        ? []
        : [describe('organizationName', values.organizationName)]),
      describe('title', values.title),
      describe('description', values.description),
      describe('causeAreas', formatList(language, describeCauses(labels, values.causeAreas ?? []))),
    ],
    [
      describe('requiredSkills', formatList(language, describeSkills(labels, values.requiredSkills ?? []))),
      describe('preferredSkills', formatList(language, describeSkills(labels, values.preferredSkills ?? []))),
      describe('experienceLevel', values.experienceLevel && options.experienceLevel[values.experienceLevel]),
      describe('requirements', values.requirements),
      {
        fields: ['screeningQuestions'],
        label: wizardTexts.screening.heading,
        text: describeQuestions(wizardTexts, values.screeningQuestions),
      },
    ],
    [
      describe(
        'timeCommitment',
        describeHours(projectsTexts, values.timeCommitment ?? projectLimits.hours.standard),
      ),
      describe('duration', describeDuration(options, values.duration ?? '')),
      describe('maxVolunteers', String(values.maxVolunteers ?? projectLimits.volunteers.standard)),
      describe('urgency', options.urgency[values.urgency ?? 'medium']),
      ...(asksHoursReason(toChecked(values)) ? [describe('hoursReason', values.hoursReason)] : []),
      describe('startDate', describeDay(language, values.startDate)),
      describe('endDate', describeDay(language, values.endDate)),
      describe('milestones', describeMilestones(milestonesTexts, language, values.milestones)),
      describe('timeline', values.timeline),
      {
        fields: ['applicationDeadline', 'timeZone'],
        label: fields.applicationDeadline.label,
        text: values.applicationDeadline
          ? `${formatDay(language, values.applicationDeadline)} (${formatZone(values.timeZone ?? 'UTC')})`
          : projectPageTexts.rolling,
      },
      {
        fields: ['isRemote', 'location'],
        label: fields.location.label,
        text: values.isRemote ? projectsTexts.remote : (values.location ?? ''),
      },
      {
        fields: ['perks'],
        label: wizardTexts.perks.heading,
        text: formatList(language, values.perks?.map((perk) => perk.title) ?? []),
      },
    ],
    [
      describe('deliverables', values.deliverables),
      describe('definitionOfDone', values.definitionOfDone),
      describe('impact', values.impact),
      describe('contactName', values.contactName),
      describe('contactInstructions', values.contactInstructions),
      {
        fields: ['language'],
        label: writtenIn.label,
        text: values.language ? formatLanguage(language, values.language) : writtenIn.detect,
      },
    ],
  ]
}
