import type { FieldErrors, FieldValues } from 'react-hook-form'
import { issuesOf } from './api-error.ts'
import { parseChoice } from './search-params.ts'

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

/** The error message of a field, or of its first part that has one. */
export function findMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  // The fields of an entry, or the entries of a list; one without an error is empty.
  return Object.values(error)
    .map(findMessage)
    .find((message) => message !== undefined)
}

/** Sets the server's error messages on the fields that a failed call reported. */
export function setServerErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  mark: (name: Name, refusal: { message: string }) => void,
): void {
  for (const { path, message } of issuesOf(error)) {
    const name = parseChoice(names, path)
    if (name) mark(name, { message })
  }
}
