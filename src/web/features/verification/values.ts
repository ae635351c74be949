/** The verification form's values in the wizard. */
import type { User } from '#contract/accounts/accounts.ts'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import type { VerificationFormInput } from '#contract/verification/form.ts'
import { z } from '#contract/zod.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import { employeeRanges } from '#domain/options/organizations.ts'
import type { IdentifierKind } from '#domain/verification/identifiers.ts'
import { formatPhone } from '#domain/verification/phone.ts'
import { absenceReasons } from '#domain/verification/register.ts'
import { completeAddress } from '#web/lib/forms/web-address.ts'
import type { VerificationStatus } from './api.ts'

const text = z.string().nullable().catch(null).prefault(null)
const written = text.transform((value) => value ?? '')

/** The fields that start with a default (spec F5). */
const suggestedFields = ['foundedYear', 'employeeCount'] as const
export type SuggestedField = (typeof suggestedFields)[number]

/** Builds form values from existing data, a draft, or nothing. */
const lenientSchema = z.object({
  organizationName: written,
  ein: written,
  registrationNumber: written,
  registerName: written,
  website: written,
  address: z.object({ street: written, city: written, state: written, zipCode: written }).catch({
    street: '',
    city: '',
    state: '',
    zipCode: '',
  }),
  phone: written,
  missionStatement: written,
  causeAreas: z.array(z.string()).catch([]),
  foundedYear: z.number().optional().catch(undefined),
  employeeCount: written,
  socialMedia: z
    .object({ twitter: written, facebook: written, linkedin: written, instagram: written })
    .catch({ twitter: '', facebook: '', linkedin: '', instagram: '' }),
  contactPersonName: written,
  contactPersonTitle: written,
  contactPersonEmail: written,
  absence: z.object({ reason: written, sponsorEin: written }).catch({ reason: '', sponsorEin: '' }),
  /** The suggestions that were confirmed. */
  confirmed: z.array(z.enum(suggestedFields)).catch([]),
})
export type VerificationValues = z.output<typeof lenientSchema>

export type FormSources = {
  user: User
  status: VerificationStatus
  profile: OrganizationProfile | null
  thisYear: number
  /** By which number organizations of this site are identified. */
  kind: IdentifierKind
}

/** The initial values, by priority: draft, last request, profile, defaults (spec F5). */
export function toFormValues(
  { user, status: verificationStatus, profile, thisYear, kind }: FormSources,
  draft: unknown = null,
): VerificationValues {
  const { organizationName, ein, registration, ...savedRequest } = verificationStatus.request ?? {}
  const formatOf = (phone: string) => (kind === 'ein' ? formatPhone(phone) : phone)
  return lenientSchema.parse({
    contactPersonName: formatFullName(user),
    contactPersonEmail: user.email,
    foundedYear: thisYear,
    employeeCount: employeeRanges[0],
    ...omitEmpty({ organizationName, ein }),
    ...(profile && omitEmpty({ ...profile, phone: formatOf(profile.contactPhone ?? '') })),
    ...(profile && omitEmpty({ contactPersonEmail: profile.contactEmail })),
    ...omitEmpty(savedRequest),
    ...(registration && {
      registrationNumber: registration.number,
      registerName: registration.register,
    }),
    ...(typeof draft === 'object' ? draft : {}),
  })
}

/** Drops empty values. */
const omitEmpty = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/**
 * Normalizes before validation: adds https:// to a bare web address, drops what another kind of number needs, an
 * unanswered reason, and the sponsor unless the organization is sponsored.
 */
export function toForm(
  kind: IdentifierKind,
  {
    ein,
    registrationNumber,
    registerName,
    absence,
    confirmed: _confirmed,
    website: address,
    ...values
  }: VerificationValues,
) {
  const website = completeAddress(address)
  return kind === 'ein'
    ? { ...values, website, ein, absence: parseAbsence(absence) }
    : { ...values, website, identifierKind: kind, registrationNumber, registerName }
}

/** The fields that have the form's default, while the profile says nothing about them. */
export function listSuggested(
  { profile, thisYear }: FormSources,
  values: Pick<VerificationValues, SuggestedField>,
): SuggestedField[] {
  const isDefault = {
    foundedYear: !profile?.foundedYear && values.foundedYear === thisYear,
    employeeCount: !profile?.employeeCount && values.employeeCount === employeeRanges[0],
  }
  return suggestedFields.filter((name) => isDefault[name])
}

/** What no one chose: suggestions without a confirmation, which are not for the public profile. */
export const listUnchosen = (
  sources: FormSources,
  values: Pick<VerificationValues, SuggestedField | 'confirmed'>,
): SuggestedField[] => listSuggested(sources, values).filter((name) => !values.confirmed.includes(name))

/** The validated form to send. */
export function checkedForm(sources: FormSources, values: VerificationValues): VerificationFormInput {
  const { foundedYear, ...form } = toForm(sources.kind, values)
  if (foundedYear === undefined) throw new Error('the year was checked before')
  const unchosen = listUnchosen(sources, values)
  return { ...form, foundedYear, ...(unchosen.length > 0 && { unchosen }) }
}

/** Why the organization is not in the register; null if not answered. */
export function parseAbsence({ reason: chosen, sponsorEin }: VerificationValues['absence']) {
  const reason = absenceReasons.find((each) => each === chosen)
  return reason ? { reason, sponsorEin: reason === 'sponsored' ? sponsorEin : null } : null
}
