import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, test } from 'vitest'
import { anOrganizationProfile } from '#tests/support/answers/account-answers.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { anAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import { aRequest, aVerificationStatus, someChecks } from '#tests/support/answers/verification-answers.ts'

function open(verificationStatus: ReturnType<typeof aVerificationStatus>) {
  const opened = openScreen('/organization-verification', {
    user: anOrganizer(),
    answer: ({ method, path }) => {
      if (method === 'PUT')
        return {
          body: {
            ...verificationStatus,
            request: aRequest({ absence: { reason: 'abroad', sponsorEin: null } }),
          },
        }
      if (path === '/api/organization/verification') return { body: verificationStatus }
      if (path.endsWith('/authority')) return { body: anAuthority() }
      return { body: path === '/api/organization-profile/current' ? anOrganizationProfile : [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}

const requested = { request: aRequest(), requestedAt: '2026-11-02T12:00:00.000Z' }
const notFound = { code: 'not_found', text: 'The EIN is not in the public register.' } as const
const revoked = { code: 'revoked', text: 'The register shows that the tax exemption was revoked.' } as const

describe('the verification status', () => {
  it('shows the register file and the day of the confirmation', async () => {
    open(aVerificationStatus({ ...requested, state: 'verified', isVerified: true, checks: someChecks }))
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Your organization is verified' }),
    ).toBeTruthy()
    expect(screen.getByText('Exempt status confirmed against the IRS file of Sep 8, 2026.')).toBeTruthy()
    expect(screen.getByText('eo1.csv')).toBeTruthy()
    expect(screen.queryByText(/more than 400 days old/)).toBeNull()
  })

  it('says that the register’s data is out of date', async () => {
    open(
      aVerificationStatus({
        ...requested,
        state: 'verified',
        isVerified: true,
        checks: someChecks,
        isStale: true,
      }),
    )
    expect(await screen.findByText(/more than 400 days old/)).toBeTruthy()
  })

  test.each([
    ['pending', 'We’re reviewing your request', 'Change request'],
    ['suspended', 'Your verified mark is suspended', 'Submit again'],
    ['declined', 'Your request was declined', 'Submit again'],
  ] as const)('%s says why, and links to the form', async (state, name, action) => {
    const { person } = open(
      aVerificationStatus({ ...requested, state, reasons: [revoked], note: 'Send us the letter of 2025.' }),
    )
    expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
    expect(screen.getByText(revoked.text)).toBeTruthy()
    expect(screen.getByText('Send us the letter of 2025.')).toBeTruthy()
    await person.click(screen.getByRole('link', { name: action }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Basic Info' })).toBeTruthy()
  })

  it('asks why the organization is missing from the register, with a sponsor’s EIN', async () => {
    const { person, sent } = open(
      aVerificationStatus({ ...requested, state: 'pending', reasons: [notFound] }),
    )
    const reason = await screen.findByLabelText('Reason')
    await person.click(screen.getByRole('button', { name: 'Save reason' }))
    expect(screen.getByText('Choose a reason')).toBeTruthy()
    await person.selectOptions(reason, 'Fiscally sponsored')
    await person.click(screen.getByRole('button', { name: 'Save reason' }))
    expect(screen.getByText('EIN must be in format XX-XXXXXXX')).toBeTruthy()
    await person.type(screen.getByLabelText(/^Sponsor’s EIN/), '020000001')
    await person.click(screen.getByRole('button', { name: 'Save reason' }))
    expect(await screen.findByText('Reason saved')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      reason: 'sponsored',
      sponsorEin: '02-0000001',
    })
  })
})
