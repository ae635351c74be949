/** The wizard's one form over the contract's four steps (decision A26). */
import { useFormContext, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { projectLimits } from '#contract/limits.ts'
import {
  deadlineInPastText,
  newProject,
  projectSteps,
  type NewProject,
  type NewProjectInput,
  type ProjectStep,
} from '#contract/project-form.ts'
import { z } from '#contract/zod.ts'
import { experienceLevelValues, perkTypeValues, urgencyValues } from '#domain/projects.ts'
import type { LocalDate } from '#domain/time.ts'
import { listFormErrors } from '#web/lib/form-errors.ts'
import { messages } from '#web/messages/messages.ts'

export type WizardForm = UseFormReturn<NewProjectInput, unknown, NewProject>
export type WizardField = keyof NewProjectInput
export type WizardPerk = NonNullable<NewProjectInput['perks']>[number]

export const steps: readonly ProjectStep[] = ['basics', 'skills', 'timeline', 'impact']

const fieldNames = newProject.keyof().options
const fieldsByStep: Record<ProjectStep, readonly WizardField[]> = {
  basics: projectSteps.basics.keyof().options,
  skills: projectSteps.skills.keyof().options,
  timeline: projectSteps.timeline.keyof().options,
  impact: projectSteps.impact.keyof().options,
}

/** The fields of the step at an index from 0. */
export function fieldsOf(index: number): readonly WizardField[] {
  const step = steps[index]
  return step ? fieldsByStep[step] : []
}

/** The field that a refusal such as "perks.0.title" is about. */
export function fieldOfPath(path: string): WizardField | undefined {
  const [first] = path.split('.')
  return fieldNames.find((name) => name === first)
}

/** The index of the first step with one of the fields; -1 where there is none. */
export function stepOfFields(names: readonly string[]): number {
  return steps.findIndex((step) => fieldsByStep[step].some((name) => names.includes(name)))
}

/** The id of a field's control. */
export const idOf = (name: string) => `project-${name}`

const fieldTexts: Partial<Record<string, { label: string }>> = messages.wizard.fields
// The general texts; the documented ones name their field themselves.
const namesNoField = /^(Must be|Required|Invalid)/

/** The summary's lines for the fields of the step at an index; "Project title: Must be at most 120 characters". */
export function listStepErrors(errors: FieldErrors<NewProjectInput>, index: number) {
  const lines = listFormErrors(errors, idOf)
  return fieldsOf(index).flatMap((name) =>
    lines
      .filter(({ fieldId }) => fieldId === idOf(name))
      .map(({ fieldId, message }) => {
        const label = namesNoField.test(message) ? fieldTexts[name]?.label : undefined
        return { fieldId, message: label ? messages.wizard.problem(label, message) : message }
      }),
  )
}

/** Every rule of the contract, and that the deadline is not before today. */
export function rulesOn(today: LocalDate) {
  const { applicationDeadline } = newProject.shape
  return newProject.extend({
    applicationDeadline: applicationDeadline.refine(
      (day) => day === null || day >= today,
      deadlineInPastText,
    ),
  })
}

/** How many steps from the first on are filled in without an error: the last one that may be opened. */
export function countFinished(values: unknown): number {
  const open = steps.findIndex((step) => !projectSteps[step].safeParse(values).success)
  return open < 0 ? steps.length : open
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

/** Makes the form's values of whatever a draft holds; what makes no sense falls back to the documented default. */
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
  timeline: text,
  urgency: z.enum(urgencyValues).catch('medium'),
  applicationDeadline: z.string().nullable().catch(null),
  isRemote: z.boolean().catch(true),
  location: text,
  maxVolunteers: z.number().optional().catch(undefined),
  perks: z.array(perk).catch([]),
  deliverables: text,
  impact: text,
  contactInstructions: text,
})

/** What an emptied number counts as. */
export const standards = {
  timeCommitment: projectLimits.hours.standard,
  maxVolunteers: projectLimits.volunteers.standard,
}

/**
 * The values to begin with: those of a draft over those given. `asksName` is whether the organization still has to be
 * named (A20).
 */
export function readValues(draft: unknown, asksName: boolean, given: object = standards) {
  const kept = draftValues.parse({ ...given, ...(typeof draft === 'object' ? draft : {}) })
  const { organizationName, experienceLevel, ...values } = kept
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
