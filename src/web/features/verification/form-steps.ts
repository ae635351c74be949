/** The wizard's steps: the fields of each, and which are still missing. */
import { get, type FieldErrors } from 'react-hook-form'
import { verificationSteps } from '#contract/verification/verification.ts'
import { socialNetworks } from '#domain/organizations/organizations.ts'
import { findMessage } from '#web/lib/form-errors.ts'
import type { VerificationTexts } from './texts/verification-texts.ts'
import type { VerificationValues } from './values.ts'

/** The form's fields in their order, with nested ones expanded. */
const fieldPaths = [
  'organizationName',
  'ein',
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

export const steps = (['basics', 'contact', 'details', 'person'] as const).map((id) => ({
  id,
  fields: fieldPaths.filter((path) => {
    const [first = ''] = path.split('.')
    return first in verificationSteps[id].shape
  }),
}))
export const lastStep = steps.length - 1

/** The id of a field's control. */
export const idOf = (path: FieldPath) => `verification-${path.replace('.', '-')}`

/** The field of a path such as "address.city" or "causeAreas.3". */
export const fieldOf = (path: string): FieldPath | undefined =>
  steps.flatMap((step) => step.fields).find((each) => path === each || path.startsWith(`${each}.`))

/** The step with a path's field; -1 if there is none. */
export const stepOf = (path: string) => {
  const field = fieldOf(path)
  return steps.findIndex((step) => step.fields.some((each) => each === field))
}

/** Entries of the error summary for the step at an index. */
export const listErrors = (errors: FieldErrors<VerificationValues>, index: number) =>
  (steps[index]?.fields ?? []).flatMap((path) => {
    const message = findMessage(get(errors, path))
    return message === undefined ? [] : [{ fieldId: idOf(path), message }]
  })

/** The fields of the step at an index that are among the unmet paths. */
export const listMissing = (fields: VerificationTexts['fields'], unmet: readonly string[], index: number) =>
  (steps[index]?.fields ?? [])
    .filter((path) => unmet.some((each) => fieldOf(each) === path))
    .map((path) => ({ fieldId: idOf(path), label: fields[path].label }))
