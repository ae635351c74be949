/** A form in steps: which step each field belongs to, and the errors of a step. */
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { z } from '#contract/zod.ts'
import { uiTexts } from '#web/i18n/en/ui.ts'
import { listFormErrors } from './form-errors.ts'

export type FormStep<Name extends string> = { id: string; label: string; fields: readonly Name[] }

/** The status shown beside a step's name: done, wrong, or none. */
export type StepStatus = 'done' | 'wrong' | null

export type FormSteps<Name extends string> = {
  steps: readonly FormStep<Name>[]
  /** The fields of the step at an index from 0. */
  fieldsOf: (index: number) => readonly Name[]
  /** The field that an error path such as "perks.0.title" belongs to. */
  fieldOfPath: (path: string) => Name | undefined
  /** The index of the first step that has one of the fields; -1 if there is none. */
  stepOfFields: (names: readonly string[]) => number
  /** The id of a field's control. */
  idOf: (name: string) => string
  /**
   * The summary's lines for the fields of the step at an index, such as "Project title: Must be at most 120
   * characters".
   */
  listErrors: (errors: FieldErrors<FieldValues>, index: number) => { fieldId: string; message: string }[]
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

export type FormStepsProps<Name extends string> = {
  steps: readonly FormStep<Name>[]
  /** The prefix of the fields' ids. */
  prefix: string
  /** The labels of the fields. */
  fields: Partial<Record<string, { label: string }>>
}

// Generic messages get the field's label in front; documented ones already name their field.
const genericMessage = /^(Must be|Required|Invalid)/

/** The fields whose values break the rules. */
export const listInvalidFields = (rules: z.ZodType, values: unknown): string[] =>
  rules.safeParse(values).error?.issues.map(({ path }) => String(path[0])) ?? []

export function makeFormSteps<Name extends string>({
  steps,
  prefix,
  fields,
}: FormStepsProps<Name>): FormSteps<Name> {
  const fieldsOf = (index: number) => steps[index]?.fields ?? []
  const idOf = (name: string) => `${prefix}-${name}`
  const listErrors: FormSteps<Name>['listErrors'] = (errors, index) => {
    const lines = listFormErrors(errors, idOf)
    return fieldsOf(index).flatMap((name) =>
      lines
        .filter(({ fieldId }) => fieldId === idOf(name))
        .map(({ fieldId, message }) => {
          const label = genericMessage.test(message) ? fields[name]?.label : undefined
          return { fieldId, message: label ? uiTexts.problem(label, message) : message }
        }),
    )
  }
  return {
    steps,
    fieldsOf,
    idOf,
    fieldOfPath: (path) => {
      const [first] = path.split('.')
      return steps.flatMap((step) => step.fields).find((name) => name === first)
    },
    stepOfFields: (names) => steps.findIndex((step) => step.fields.some((name) => names.includes(name))),
    listErrors,
    listBranchMarks: ({ errors, reached, unmet }) =>
      steps.map((step, index) => {
        if (listErrors(errors, index).length > 0) return 'wrong'
        return index < reached && !step.fields.some((name) => unmet.includes(name)) ? 'done' : null
      }),
  }
}
