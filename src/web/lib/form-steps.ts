/** A form in steps: which field stands in which step, and what is wrong with the fields of one. */
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { z } from '#contract/zod.ts'
import { uiTexts } from '#web/i18n/en/ui.ts'
import { listFormErrors } from './form-errors.ts'

export type FormStep<Name extends string> = { id: string; label: string; fields: readonly Name[] }

/** What a step's name tells of it: that it is finished, that something in it was refused, or nothing. */
export type StepStatus = 'done' | 'wrong' | null

export type FormSteps<Name extends string> = {
  steps: readonly FormStep<Name>[]
  /** The fields of the step at an index from 0. */
  fieldsOf: (index: number) => readonly Name[]
  /** The field that a refusal such as "perks.0.title" is about. */
  fieldOfPath: (path: string) => Name | undefined
  /** The index of the first step with one of the fields; -1 where there is none. */
  stepOfFields: (names: readonly string[]) => number
  /** The id of a field's control. */
  idOf: (name: string) => string
  /** The summary's lines for the fields of the step at an index; "Project title: Must be at most 120 characters". */
  listErrors: (errors: FieldErrors<FieldValues>, index: number) => { fieldId: string; message: string }[]
  /** A mark a step: finished is one before the furthest `reached` in which no field is `unmet`. */
  listBranchMarks: (progress: {
    errors: FieldErrors<FieldValues>
    reached: number
    unmet: readonly string[]
  }) => StepStatus[]
}

export type FormStepsProps<Name extends string> = {
  steps: readonly FormStep<Name>[]
  /** What the ids of the fields begin with. */
  prefix: string
  /** What the fields are called. */
  fields: Partial<Record<string, { label: string }>>
}

// The general texts; the documented ones name their field themselves.
const genericMessage = /^(Must be|Required|Invalid)/

/** The fields whose values do not hold by the rules. */
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
