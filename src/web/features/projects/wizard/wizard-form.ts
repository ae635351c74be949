/** The wizard's single form over the contract's four steps (decision A26). */
import { zodResolver } from '@hookform/resolvers/zod'
import {
  get,
  set,
  useFormContext,
  type FieldErrors,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import {
  countFinishedSteps,
  newProject,
  projectSteps,
  type NewProject,
  type NewProjectInput,
} from '#contract/projects/form.ts'
import type { Issue } from '#contract/problem-body.ts'
import { listRefusedTexts } from '#contract/projects/refused-texts.ts'
import { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  experienceLevelValues,
  perkTypeValues,
  projectStepNames,
  urgencyValues,
  type ProjectStep,
} from '#domain/projects/projects.ts'
import { findPlaceholders } from '#domain/projects/readiness.ts'
import type { CheckedProject, IsDecided } from '#domain/safeguards/evaluate.ts'
import {
  keepAskedAnswers,
  listMissingAnswers,
  type RequiredAnswer,
} from '#domain/safeguards/required-answers.ts'
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'
import { dayInZone, isTimeZone, type LocalDate } from '#domain/time/time.ts'
import { storedChoice } from '#web/lib/language/language-choice.ts'
import { listInvalidFields, makeFormSteps } from '#web/lib/forms/form-steps.ts'

export type WizardForm = UseFormReturn<NewProjectInput, unknown, NewProject>
export type WizardField = keyof NewProjectInput
export type WizardPerk = NonNullable<NewProjectInput['perks']>[number]

const fieldsByStep: Record<ProjectStep, readonly WizardField[]> = {
  basics: projectSteps.basics.keyof().options,
  skills: projectSteps.skills.keyof().options,
  timeline: projectSteps.timeline.keyof().options,
  impact: projectSteps.impact.keyof().options,
}

/** The fields of each wizard step. */
export const projectForm = makeFormSteps({
  steps: projectStepNames.map((id) => ({ id, fields: fieldsByStep[id] })),
  prefix: 'project',
})
export const { steps, idOf } = projectForm

/** The date at a timestamp (milliseconds) in the deadline's time zone. */
export function todayIn(timeZone: string | undefined, now: number): LocalDate {
  return dayInZone(new Date(now), timeZone ?? 'UTC')
}

/**
 * Validates the form at a timestamp (milliseconds): whether a deadline has passed depends on the chosen time zone.
 * Also asks for the answers that a project is not published without (decision B9).
 */
export const resolverAt =
  (now: number, loadAllowed: () => Promise<IsDecided>): Resolver<NewProjectInput, unknown, NewProject> =>
  async (values, context, options) => {
    const rules = rulesOn({ today: todayIn(values.timeZone, now), startDate: values.startDate ?? null })
    const result = await zodResolver(rules)(values, context, options)
    const isRefused = listRefused(values).length > 0
    const found: Issue[] = [
      ...listMissing(values).map((field) => ({ path: field, message: missingTexts[field] })),
      ...(isRefused ? listRefused(values, await loadAllowed()) : []),
    ]
    if (found.length === 0) return result
    const errors: FieldErrors<NewProjectInput> = { ...result.errors }
    for (const { path, message } of found) {
      if (get(errors, path) === undefined) set(errors, path, { type: 'safeguard', message })
    }
    return { values: {}, errors }
  }

/** The contract's rules, plus: the deadline is not before today, and the work does not end before it starts. */
function rulesOn({ today, startDate }: { today: LocalDate; startDate: LocalDate | null }) {
  const { applicationDeadline, endDate } = newProject.shape
  return newProject.extend({
    applicationDeadline: applicationDeadline.refine(
      (day) => day === null || day >= today,
      fieldText('projects.deadlineInPast'),
    ),
    endDate: endDate.refine(
      (day) => day === null || startDate === null || day >= startDate,
      fieldText('projects.endBeforeStart'),
    ),
  })
}

const missingTexts: Readonly<Record<RequiredAnswer, string>> = {
  milestones: fieldText('projects.milestonesMissing', { hours: safeguardLimits.totalHours.require }),
  definitionOfDone: fieldText('projects.definitionOfDoneMissing'),
  contactName: fieldText('projects.contactNameMissing'),
  confirmsNoPaidPost: fieldText('projects.noPaidPostMissing'),
  confirmsLicense: fieldText('projects.licenseMissing'),
}

/** The answers that a project is not published without and that are missing. */
export const listMissing = (values: Partial<NewProjectInput>): RequiredAnswer[] =>
  listMissingAnswers(toChecked(values)).map(({ field }) => field)

/** The fields that keep a project from being posted, but for refused texts; those of the last step by its rules too. */
export const listUnmet = (values: Partial<NewProjectInput>): string[] => [
  ...listMissing(values),
  ...listInvalidFields(projectSteps.impact, values),
]

/** The texts that are refused, but for answers that are no longer asked: their fields are not shown. */
export const listRefused = (values: Partial<NewProjectInput>, isAllowed?: IsDecided): Issue[] =>
  listRefusedTexts({ ...values, hoursReason: toChecked(values).hoursReason }, isAllowed)

/** The form's values as the safeguards read them. */
export function toChecked(values: Partial<NewProjectInput>): CheckedProject {
  const { timeCommitment: hours } = values
  const project = {
    title: values.title ?? '',
    description: values.description ?? '',
    requirements: values.requirements ?? null,
    hoursReason: values.hoursReason ?? null,
    milestones: values.milestones ?? [],
    timeline: values.timeline ?? null,
    deliverables: values.deliverables ?? null,
    definitionOfDone: values.definitionOfDone ?? null,
    impact: values.impact ?? null,
    contactName: values.contactName ?? null,
    contactInstructions: values.contactInstructions ?? null,
    confirmsNoPaidPost: values.confirmsNoPaidPost ?? false,
    confirmsLicense: values.confirmsLicense ?? false,
    screeningQuestions: values.screeningQuestions ?? [],
    perks: (values.perks ?? []).map(({ title, description = '' }) => ({ title, description })),
    timeCommitment: hours === undefined || Number.isNaN(hours) ? null : hours,
    duration: values.duration || null,
  }
  return { ...project, ...keepAskedAnswers(project) }
}

/** The parts in brackets that a template left in the answers. */
export function listPlaceholders(values: Partial<NewProjectInput>): string[] {
  const { title, description, requirements, timeline, deliverables, definitionOfDone } = values
  const lists = [
    ...(values.screeningQuestions ?? []).map(({ text }) => text),
    ...(values.milestones ?? []).map((milestone) => milestone.title),
  ]
  const texts = [title, description, requirements, timeline, deliverables, definitionOfDone, ...lists]
  return findPlaceholders(texts.map((text) => text ?? ''))
}

/** How many steps from the first are complete; the step after them is the last that may be opened. */
export function countFinished(values: Partial<NewProjectInput>, isAllowed?: IsDecided): number {
  const wrong = [...listMissing(values), ...listRefused(values, isAllowed).map(({ path }) => path)]
  const open = projectStepNames.findIndex((step) =>
    wrong.some((path) => fieldsByStep[step].some((field) => field === path.split('.')[0])),
  )
  const finished = countFinishedSteps(values)
  return open < 0 ? finished : Math.min(open, finished)
}

const text = z.string().catch('')
const labelList = z.array(z.string()).catch([])
const optional = z.string().optional().catch(undefined)
const perk = z.object({
  type: z.enum(perkTypeValues),
  title: text,
  description: text,
  icon: optional,
  id: optional,
})

const screeningQuestion = z.object({ text, isRequired: z.boolean().catch(false) })

const day = z.string().nullable().catch(null)
const milestone = z.object({ title: text, dueDate: day, afterHours: z.number().nullable().catch(null) })

/** Builds form values from an untrusted draft; invalid values fall back to the documented default. */
const draftValues = z.object({
  organizationName: optional,
  title: text,
  description: text,
  causeAreas: labelList,
  requiredSkills: labelList,
  preferredSkills: labelList,
  experienceLevel: z.enum(experienceLevelValues).optional().catch(undefined),
  requirements: text,
  screeningQuestions: z.array(screeningQuestion).catch([]),
  timeCommitment: z.number().optional().catch(undefined),
  duration: text,
  hoursReason: text,
  startDate: day,
  endDate: day,
  milestones: z.array(milestone).catch([]),
  timeline: text,
  urgency: z.enum(urgencyValues).catch('medium'),
  applicationDeadline: day,
  timeZone: z
    .string()
    .refine((zone) => zone === 'UTC' || isTimeZone(zone))
    .optional()
    .catch(undefined),
  isRemote: z.boolean().catch(true),
  location: text,
  maxVolunteers: z.number().optional().catch(undefined),
  perks: z.array(perk).catch([]),
  deliverables: text,
  definitionOfDone: text,
  impact: text,
  contactName: text,
  contactInstructions: text,
  confirmsNoPaidPost: z.boolean().catch(false),
  confirmsLicense: z.boolean().catch(false),
  language: storedChoice,
})

/** Defaults for empty numbers. */
export const standards = {
  timeCommitment: projectLimits.hours.standard,
  maxVolunteers: projectLimits.volunteers.standard,
}

/**
 * The initial values: the draft's over the given ones. `asksName`: whether the organization needs a name (decision
 * A20).
 */
export function toFormValues(draft: unknown, asksName: boolean, initial: object = standards) {
  const parsed = draftValues.parse({ ...initial, ...(typeof draft === 'object' ? draft : {}) })
  const { organizationName, experienceLevel, ...values } = parsed
  return {
    ...values,
    ...(asksName && { organizationName: organizationName ?? '' }),
    ...(experienceLevel && { experienceLevel }),
  }
}

/** The wizard's form, for the fields inside it. */
export function useWizardForm(): WizardForm {
  return useFormContext<NewProjectInput, unknown, NewProject>()
}
