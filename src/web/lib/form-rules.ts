import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from '#contract/zod.ts'

/**
 * Checks a form by a screen's rules, and leaves the values as they were written: the contract reads them when they are
 * sent. `read` makes what the rules are about of the values, where that is not the same.
 */
export const createResolver =
  <Values extends FieldValues>(
    rules: z.ZodObject,
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
