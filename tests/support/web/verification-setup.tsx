/** The verification wizard, for interface tests. */
import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { User } from '#contract/accounts/accounts.ts'
import { suggestOrganizationName } from '#contract/verification/verification.ts'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from './screen.tsx'
import { aRequest, aVerificationStatus, someChecks } from '#tests/support/answers/verification-answers.ts'

export const missionText = 'A bed, a meal and a way on for everybody who knocks at our door.'
const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
/** The register confirms the organization. */
export const verifiedAnswer = {
  status: 'verified',
  isVerified: true,
  title: 'Organization Verified Successfully! ✅',
  message:
    'EIN validated, organization details confirmed. You can now create projects and access organization features.',
  checks: someChecks,
  reasons: [],
}

type SetupOptions = {
  step?: number
  status?: ReturnType<typeof aVerificationStatus>
  profile?: OrganizationProfile | null
  user?: User
  answer?: Answer
  /** The register's name if it is close to the entered one. */
  suggestion?: string
  /** Whether the site is of a country whose registers are known. */
  hasRegisters?: boolean
}

/** Opens the screen as a member of an organization. */
export function openVerification({
  step,
  status = aVerificationStatus(),
  profile = null,
  user = anOrganizer(),
  answer,
  suggestion,
  hasRegisters = true,
}: SetupOptions = {}) {
  const opened = openScreen(`/organization-verification${step ? `?step=${step}` : ''}`, {
    user,
    hasRegisters,
    answer: (sent) => {
      if (sent.path === suggestOrganizationName.path) return { body: { suggestion: suggestion ?? null } }
      if (sent.method !== 'GET') return answer?.(sent) ?? { body: verifiedAnswer }
      if (sent.path === '/api/organization/verification') return { body: status }
      if (sent.path === '/api/organization-profile/current') return profile ? { body: profile } : none
      return respondWithAuthority(sent.path) ?? { body: sent.path === '/api/user' ? user : [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const next = () => screen.getByRole('button', { name: 'Next' })
/** The list of missing fields before Next; null if there is none. */
export const missing = () => screen.queryByText(/^To continue, fix:/)?.textContent ?? null
export const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent
    .filter(({ method, path }) => method !== 'GET' && path !== suggestOrganizationName.path)
    .map(({ method, path, body }) => [`${method} ${path}`, body])

/** Enters the text in one step, like a paste. */
export async function fill(person: UserEvent, label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  await person.click(field)
  await person.paste(text)
}

/** All fields of the form, as prefilled from a profile and an earlier request. */
export const wholeVerification = {
  profile: {
    ...anOrganizationProfile,
    ein: '20-4567890',
    missionStatement: missionText,
    mission: missionText,
    causeAreas: ['Housing'],
    foundedYear: 1998,
    employeeCount: '6-10',
  },
  status: aVerificationStatus({ state: 'declined', request: aRequest() }),
}
