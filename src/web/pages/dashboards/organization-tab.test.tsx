import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }

const open = (profile: OrganizationProfile | null) =>
  openScreen('/profile?tab=organization', {
    user: anOrganizer({ hasOrganizationProfile: profile !== null }),
    answer: ({ path }) => {
      if (path !== '/api/organization-profile/current') return respondWithAuthority(path) ?? { body: [] }
      return profile ? { body: profile } : none
    },
  })

describe('the organization tab of /profile', () => {
  it('links to the organization’s public page and to its setup', async () => {
    open(anOrganizationProfile)
    const link = await screen.findByRole('link', { name: 'See your public page' })
    expect(link.getAttribute('href')).toBe(`/organizations/${ids.organization}`)
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
      '/organization-profile-setup',
    )
  })

  it('shows Create Profile to users without one, and does not ask organizations for volunteer details', async () => {
    open(null)
    const link = await screen.findByRole('link', { name: 'Create Profile' })
    expect(link.getAttribute('href')).toBe('/organization-profile-setup')
    expect(screen.queryByText('Add your skills')).toBeNull()
  })
})
