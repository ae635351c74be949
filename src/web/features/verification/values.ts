/** The verification form as the wizard holds it. */
import type { User } from '#contract/accounts.ts'
import type { OrganizationProfile } from '#contract/organization-profiles.ts'
import type { VerificationFormInput } from '#contract/verification.ts'
import { z } from '#contract/zod.ts'
import { namePerson } from '#domain/accounts.ts'
import { employeeRanges } from '#domain/options/organizations.ts'
import { formatPhone } from '#domain/phone.ts'
import { absenceReasons } from '#domain/register.ts'
import { completeAddress } from '#web/lib/web-address.ts'
import type { Standing } from './api.ts'

const text = z.string().nullable().catch(null).prefault(null)
const written = text.transform((value) => value ?? '')

/** Makes the form's values of what is known, of a draft, or of nothing at all. */
const readable = z.object({
  organizationName: written,
  ein: written,
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
})
export type VerificationValues = z.output<typeof readable>

export type Known = {
  user: User
  standing: Standing
  profile: OrganizationProfile | null
  thisYear: number
}

/** The values to begin with: those of a draft over what was asked last, over the profile, over the defaults (features 5). */
export function readValues(
  { user, standing, profile, thisYear }: Known,
  draft: unknown = null,
): VerificationValues {
  const { organizationName, ein, ...asked } = standing.request ?? {}
  return readable.parse({
    contactPersonName: namePerson(user),
    contactPersonEmail: user.email,
    foundedYear: thisYear,
    employeeCount: employeeRanges[0],
    ...known({ organizationName, ein }),
    ...(profile && known({ ...profile, phone: formatPhone(profile.contactPhone ?? '') })),
    ...(profile && known({ contactPersonEmail: profile.contactEmail })),
    ...known(asked),
    ...(typeof draft === 'object' ? draft : {}),
  })
}

/** What holds a value. */
const known = (told: object) =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null && value !== undefined))

/**
 * What is checked and sent: a bare web address has its https://, an open answer about the register is none, and only a
 * sponsored organization has a sponsor.
 */
export function toForm({ absence, foundedYear, website, ...values }: VerificationValues) {
  return { ...values, website: completeAddress(website), foundedYear, absence: readAbsence(absence) }
}

/** The form that is sent, once it was checked. */
export function checkedForm(values: VerificationValues): VerificationFormInput {
  const { foundedYear, ...form } = toForm(values)
  if (foundedYear === undefined) throw new Error('the year was checked before')
  return { ...form, foundedYear }
}

/** The answer to why the register lacks the organization; null where none is given. */
export function readAbsence({ reason: chosen, sponsorEin }: VerificationValues['absence']) {
  const reason = absenceReasons.find((each) => each === chosen)
  return reason ? { reason, sponsorEin: reason === 'sponsored' ? sponsorEin : null } : null
}
