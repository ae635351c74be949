/** A form in steps: which step each field belongs to, and the errors of a step. */
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { z } from '#contract/zod.ts'
import { findError } from './form-errors.ts'

export type FormStep<Id extends string, Name extends string> = { id: Id; fields: readonly Name[] }

/** The status shown beside a step's name: done, wrong, or none. */
export type StepStatus = 'done' | 'wrong' | null

export type FormSteps<Id extends string, Name extends string> = {
  steps: readonly FormStep<Id, Name>[]
  /** The fields of the step at an index from 0. */
  fieldsOf: (index: number) => readonly Name[]
  /** The field that an error path such as "perks.0.title" belongs to. */
  fieldOfPath: (path: string) => Name | undefined
  /** The index of the first step that has one of the fields; -1 if there is none. */
  stepOfFields: (names: readonly string[]) => number
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** The summary's lines for the fields of the step at an index, in the order of the fields. */
  listErrors: (errors: FieldErrors<FieldValues>, index: number, labels: FieldLabels) => ErrorLine[]
  /**
   * One status per step. A step is done if it comes before the furthest one `reached` and none of its fields is
   * `unmet`.
   */
  listBranchMarks: (progress: {
    errors: FieldErrors<FieldValues>
    reached: number
    unmet: readonly string[]
  }) => StepStatus[]
}

/** The labels of the fields, in the reader's language. */
type FieldLabels = Partial<Record<string, { label: string }>>

/** An error, with the field's label unless the message already names its field. */
type ErrorLine = { fieldId: string; label?: string | undefined; message: string }

export type FormStepsProps<Id extends string, Name extends string> = {
  steps: readonly FormStep<Id, Name>[]
  /** The prefix of the fields' ids. */
  prefix: string
}

/** The fields whose values break the rules. */
export const listInvalidFields = (rules: z.ZodType, values: unknown): string[] =>
  rules.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? []

/** The steps with their names in the reader's language, as a stepper shows them. */
export const labelSteps = <Id extends string>(
  steps: readonly { id: Id }[],
  labels: Readonly<Record<NoInfer<Id>, string>>,
) => steps.map(({ id }) => ({ id, label: labels[id] }))

export function makeFormSteps<Id extends string, Name extends string>({
  steps,
  prefix,
}: FormStepsProps<Id, Name>): FormSteps<Id, Name> {
  const fieldsOf = (index: number) => steps[index]?.fields ?? []
  const idOf = (name: string) => `${prefix}-${name}`
  return {
    steps,
    fieldsOf,
    idOf,
    fieldOfPath: (path) => {
      const [first] = path.split('.')
      return steps.flatMap((step) => step.fields).find((name) => name === first)
    },
    stepOfFields: (names) => steps.findIndex((step) => step.fields.some((name) => names.includes(name))),
    listErrors: (errors, index, labels) =>
      fieldsOf(index).flatMap((name) => {
        const error = findError(errors[name])
        if (!error) return []
        const label = error.isGeneral ? labels[name]?.label : undefined
        return { fieldId: idOf(name), label, message: error.message }
      }),
    listBranchMarks: ({ errors, reached, unmet }) =>
      steps.map(({ fields }, index) => {
        if (fields.some((name) => findError(errors[name]))) return 'wrong'
        return index < reached && !fields.some((name) => unmet.includes(name)) ? 'done' : null
      }),
  }
}
