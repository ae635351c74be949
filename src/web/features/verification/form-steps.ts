/** The wizard's steps: the fields of each, and which are still missing. */
import { get, type FieldErrors } from 'react-hook-form'
import { registrationSteps, verificationSteps } from '#contract/verification/form.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import type { IdentifierKind } from '#domain/verification/identifiers.ts'
import { findMessage } from '#web/lib/forms/form-errors.ts'
import type { VerificationValues } from './values.ts'

/** The form's fields in their order, with nested ones expanded. */
const fieldPaths = [
  'organizationName',
  'ein',
  'registrationNumber',
  'registerName',
  'website',
  'address.street',
  'address.city',
  'address.state',
  'address.zipCode',
  'phone',
  'missionStatement',
  'causeAreas',
  'foundedYear',
  'employeeCount',
  ...socialNetworks.map((network) => `socialMedia.${network}` as const),
  'contactPersonName',
  'contactPersonTitle',
  'contactPersonEmail',
  'absence.reason',
  'absence.sponsorEin',
] as const
export type FieldPath = (typeof fieldPaths)[number]

const stepIds = ['basics', 'contact', 'details', 'person'] as const
export const lastStep = stepIds.length - 1

/** The steps of the form for a kind of number, each with its fields. */
export const listSteps = (kind: IdentifierKind) => {
  const schemas = kind === 'ein' ? verificationSteps : registrationSteps
  return stepIds.map((id) => ({
    id,
    fields: fieldPaths.filter((path) => {
      const [first = ''] = path.split('.')
      return first in schemas[id].shape
    }),
  }))
}
export type Steps = ReturnType<typeof listSteps>

/** The id of a field's control. */
export const idOf = (path: FieldPath) => `verification-${path.replace('.', '-')}`

/** The field of a path such as "address.city" or "causeAreas.3". */
export const fieldOf = (path: string): FieldPath | undefined =>
  fieldPaths.find((each) => path === each || path.startsWith(`${each}.`))

/** The step with a path's field; -1 if there is none. */
export const stepOf = (steps: Steps, path: string) => {
  const field = fieldOf(path)
  return steps.findIndex((step) => step.fields.some((each) => each === field))
}

/** Entries of the error summary for a step. */
export const listErrors = (errors: FieldErrors<VerificationValues>, step: Steps[number] | undefined) =>
  (step?.fields ?? []).flatMap((path) => {
    const message = findMessage(get(errors, path))
    return message === undefined ? [] : [{ fieldId: idOf(path), message }]
  })

/** The fields of a step that are among the unmet paths. */
export const listMissing = (
  fields: Readonly<Record<FieldPath, { label: string }>>,
  unmet: readonly string[],
  step: Steps[number] | undefined,
) =>
  (step?.fields ?? [])
    .filter((path) => unmet.some((each) => fieldOf(each) === path))
    .map((path) => ({ fieldId: idOf(path), label: fields[path].label }))
