import type { FieldErrors, FieldValues } from 'react-hook-form'
import { issuesOf } from '#web/lib/calls/api-error.ts'

/**
 * The lines of an error summary from a form's errors; `idOf` returns the id of a field's control. Nested errors count
 * for their field.
 */
export function listFormErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  idOf: (name: string) => string,
): { fieldId: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message = findMessage(error)
    return message ? [{ fieldId: idOf(name), message }] : []
  })
}

/** The type of an error whose message could be about any field. */
export const generalError = 'general'

/** The error of a field, or of its first part that has one. */
export function findError(error: unknown): { message: string; isGeneral: boolean } | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') {
    return { message: error.message, isGeneral: 'type' in error && error.type === generalError }
  }
  // The fields of an entry, or the entries of a list; one without an error is empty.
  return Object.values(error)
    .map(findError)
    .find((found) => found !== undefined)
}

export const findMessage = (error: unknown): string | undefined => findError(error)?.message

/** Shows what the server refused at the fields of its paths; returns these fields. */
export function showServerErrors<Name extends string>(
  error: unknown,
  fieldOf: (path: string) => Name | undefined,
  mark: (name: Name, refusal: { message: string }) => void,
): Name[] {
  return issuesOf(error).flatMap(({ path, message }) => {
    const name = fieldOf(path)
    if (name === undefined) return []
    mark(name, { message })
    return name
  })
}
