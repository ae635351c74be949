/** The verification wizard for tests of the interface. */
import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { User } from '#contract/accounts.ts'
import { suggestOrganizationName } from '#contract/verification.ts'
import type { OrganizationProfile } from '#contract/organization-profiles.ts'
import { anOrganizationProfile } from './account-answers.ts'
import { anOrganizer } from './answers.ts'
import { answerAuthority } from './authority-answers.ts'
import { openScreen, type Answer } from './screen.tsx'
import { aRequest, aStanding, someChecks } from './verification-answers.ts'

export const missionText = 'A bed, a meal and a way on for everybody who knocks at our door.'
const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
/** The register confirms it. */
export const verifiedAnswer = {
  status: 'verified',
  isVerified: true,
  title: 'Organization Verified Successfully! ✅',
  message:
    'EIN validated, organization details confirmed. You can now create projects and access organization features.',
  checks: someChecks,
  reasons: [],
}

type Given = {
  step?: number
  standing?: ReturnType<typeof aStanding>
  profile?: OrganizationProfile | null
  user?: User
  answer?: Answer
  /** The name that the register has, where it is near the one typed. */
  suggestion?: string
}

/** Opens the screen as a member of an organization. */
export function openVerification({
  step,
  standing = aStanding(),
  profile = null,
  user = anOrganizer(),
  answer,
  suggestion,
}: Given = {}) {
  const opened = openScreen(`/organization-verification${step ? `?step=${step}` : ''}`, {
    user,
    answer: (sent) => {
      if (sent.path === suggestOrganizationName.path) return { body: { suggestion: suggestion ?? null } }
      if (sent.method !== 'GET') return answer?.(sent) ?? { body: verifiedAnswer }
      if (sent.path === '/api/organization/verification') return { body: standing }
      if (sent.path === '/api/organization-profile/current') return profile ? { body: profile } : none
      return answerAuthority(sent.path) ?? { body: sent.path === '/api/user' ? user : [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
export const next = () => screen.getByRole('button', { name: 'Next' })
/** What is said to be missing before Next; null where nothing is. */
export const missing = () => screen.queryByText(/^To continue, fix:/)?.textContent ?? null
export const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent
    .filter(({ method, path }) => method !== 'GET' && path !== suggestOrganizationName.path)
    .map(({ method, path, body }) => [`${method} ${path}`, body])

/** Types at once, as a paste does. */
export async function fill(person: UserEvent, label: RegExp, text: string) {
  const field = screen.getByLabelText(label)
  await person.clear(field)
  await person.click(field)
  await person.paste(text)
}

/** All that the form asks, as a profile and an earlier request know it. */
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
  standing: aStanding({ state: 'declined', request: aRequest() }),
}
