import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from '#contract/zod.ts'

/**
 * Validates a form against a screen's rules but leaves the values as typed; the contract parses them on submit.
 * `toInput` converts the values into what the rules expect, if that differs.
 */
export const createResolver =
  <Values extends FieldValues>(
    rules: z.ZodType,
    toInput: (values: Values) => unknown = (values) => values,
  ): Resolver<Values> =>
  (values) => {
    const { error } = rules.safeParse(toInput(values))
    if (!error) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    for (const { code, message, path } of error.issues) {
      const fieldPath = path.join('.')
      if (get(errors, fieldPath) === undefined) set(errors, fieldPath, { type: code, message })
    }
    return { values: {}, errors }
  }
