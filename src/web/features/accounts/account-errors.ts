import type { FieldErrors, FieldValues } from 'react-hook-form'
import { listFormErrors } from '#web/lib/forms/form-errors.ts'
import type { AccountsTexts } from './texts/accounts-texts.ts'

/** The summary's lines, each with its field's name: "First name: Required". */
export function listAccountErrors<Values extends FieldValues>(
  { fields, problem }: Pick<AccountsTexts, 'fields' | 'problem'>,
  errors: FieldErrors<Values>,
  idOf: (name: string) => string,
): { fieldId: string; message: string }[] {
  const labels: Readonly<Record<string, string>> = fields
  const lines = listFormErrors(errors, idOf)
  return Object.entries(labels).flatMap(([name, label]) =>
    lines
      .filter(({ fieldId }) => fieldId === idOf(name))
      .map(({ fieldId, message }) => ({
        fieldId,
        message: message.startsWith(label) ? message : problem({ field: label, message }),
      })),
  )
}
