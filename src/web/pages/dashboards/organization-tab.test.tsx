import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { getVerification } from '#contract/verification/verification.ts'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }

const open = (profile: OrganizationProfile | null, { path = '/profile?tab=organization', user = {} } = {}) =>
  openScreen(path, {
    user: anOrganizer({ hasOrganizationProfile: profile !== null, ...user }),
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

  it.each(['/profile?tab=organization', '/organization-profile'])(
    'offers a coordinator of the site nothing that only members can change, on %s',
    async (path) => {
      const organizations = anOrganizer().organizations.map((each) => ({
        ...each,
        role: 'manager' as const,
        isCoordinator: true,
      }))
      const { sent } = open(anOrganizationProfile, { path, user: { organizations } })
      expect(
        await screen.findByText(/^You help Harbor Light Shelter as a coordinator\. You can manage/),
      ).toBeTruthy()
      expect(await screen.findByRole('link', { name: 'See your public page' })).toBeTruthy()
      expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
      expect(screen.queryByRole('button', { name: /^Edit|logo/i })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Organization verification' })).toBeNull()
      expect(sent.filter((one) => /documents|authority/.test(one.path))).toEqual([])
    },
  )

  it('says what "Pending Verification" means until the organization has asked to be verified', async () => {
    let state = 'none'
    const { queryClient } = openScreen('/organization-profile', {
      user: anOrganizer(),
      answer: ({ path }) => {
        if (path === '/api/organization/verification') return { body: { state } }
        return { body: path === '/api/organization-profile/current' ? anOrganizationProfile : [] }
      },
    })
    expect(await screen.findByText('Pending Verification')).toBeTruthy()
    const notRequested = /^You haven’t asked us to verify this organization yet/
    expect(await screen.findByText(notRequested)).toBeTruthy()
    state = 'pending'
    await queryClient.invalidateQueries({ queryKey: [getVerification.path] })
    await waitFor(() => expect(screen.queryByText(notRequested)).toBeNull())
  })

  it.each(['/organization-profile-setup', '/organization-verification'])(
    'shows a coordinator no form on %s',
    async (path) => {
      const organizations = anOrganizer().organizations.map((each) => ({
        ...each,
        role: 'manager' as const,
        isCoordinator: true,
      }))
      open(anOrganizationProfile, { path, user: { organizations } })
      expect(await screen.findByText(/^You help Harbor Light Shelter as a coordinator/)).toBeTruthy()
      expect(screen.queryByRole('textbox')).toBeNull()
    },
  )

  it('shows Create Profile to users without one, and does not ask organizations for volunteer details', async () => {
    open(null)
    const link = await screen.findByRole('link', { name: 'Create Profile' })
    expect(link.getAttribute('href')).toBe('/organization-profile-setup')
    expect(screen.queryByText('Add your skills')).toBeNull()
  })
})
