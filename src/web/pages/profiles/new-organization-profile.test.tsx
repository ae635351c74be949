import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import { namesOfSteps } from '#tests/support/web/volunteer-setup.tsx'

function open(
  url: string,
  {
    profile = null,
    user = anOrganizer(),
  }: { profile?: OrganizationProfile | null; user?: ReturnType<typeof anOrganizer> },
) {
  return openScreen(url, {
    user,
    answer: ({ path, method }) => {
      if (path !== '/api/organization-profile/current') return { body: [] }
      if (method !== 'GET' || profile) return { body: profile }
      return { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
    },
  })
}

it('an organization that only has a name saves no blank profile, and no step is marked as done', async () => {
  const profile = { ...anOrganizationProfile, description: null, missionStatement: null, causeAreas: [] }
  const { sent } = open('/organization-profile-setup?step=4', { profile })
  await screen.findByRole('heading', { level: 2, name: 'Review' })
  expect(namesOfSteps()).toEqual(['Basics', 'Details', 'Cause areas', 'Review'])
  await userEvent.click(screen.getByRole('button', { name: 'Update Profile' }))
  const summary = await screen.findByRole('alert', { name: 'There is a problem' })
  expect(within(summary).getByRole('link').textContent).toBe('Description must be at least 100 characters')
  expect(screen.queryByText(/Saved Successfully/)).toBeNull()
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

it('a new profile starts with the time zone of the organization', async () => {
  const organizations = anOrganizer().organizations.map((each) => ({ ...each, timeZone: 'America/Chicago' }))
  open('/organization-profile', { user: anOrganizer({ organizations }) })
  expect(await screen.findByLabelText(/^Time zone/)).toHaveProperty('value', 'America/Chicago')
})

it('the form says how long a description can be, with the thousands set apart', async () => {
  open('/organization-profile', {})
  expect(await screen.findByText(/ At least 20 characters, at most 5,000\.$/)).toBeTruthy()
})
