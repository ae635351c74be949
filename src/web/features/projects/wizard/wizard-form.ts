/** The wizard's single form over the contract's four steps (decision A26). */
import { zodResolver } from '@hookform/resolvers/zod'
import { useFormContext, type Resolver, type UseFormReturn } from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import { newProject, projectSteps, type NewProject, type NewProjectInput } from '#contract/projects/form.ts'
import { z } from '#contract/zod.ts'
import { fieldText } from '#contract/field-texts.ts'
import {
  experienceLevelValues,
  perkTypeValues,
  projectStepNames,
  urgencyValues,
  type ProjectStep,
} from '#domain/projects/projects.ts'
import { dayInZone, isTimeZone, type LocalDate } from '#domain/time/time.ts'
import { storedChoice } from '#web/lib/language-choice.ts'
import { makeFormSteps } from '#web/lib/form-steps.ts'

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
 */
export const resolverAt =
  (now: number): Resolver<NewProjectInput, unknown, NewProject> =>
  (values, context, options) =>
    zodResolver(rulesOn(todayIn(values.timeZone, now)))(values, context, options)

/** The contract's rules, plus: the deadline is not before today. */
function rulesOn(today: LocalDate) {
  const { applicationDeadline } = newProject.shape
  return newProject.extend({
    applicationDeadline: applicationDeadline.refine(
      (day) => day === null || day >= today,
      fieldText('projects.deadlineInPast'),
    ),
  })
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
