import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  fill,
  heading,
  missionText,
  openVerification as open,
  verifiedAnswer as verified,
  wholeVerification as whole,
  writes,
} from '#tests/support/web/verification-setup.tsx'

// Filling in four steps takes as long as the machine needs.
describe('a submitted verification request', () => {
  it('names the year and the team size that no one chose, so that they are not published', async () => {
    const profile = { ...whole.profile, foundedYear: null, employeeCount: null }
    const { person, sent } = open({ ...whole, profile, step: 3 })
    await heading('Organization Details')
    const hint =
      'Our suggestion. Change it, or confirm it below. Otherwise we leave it off your public profile.'
    expect(screen.getAllByText(hint)).toHaveLength(2)
    await person.selectOptions(screen.getByLabelText(/^Employees/), '6-10')
    expect(screen.getAllByText(hint)).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Verification')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    await waitFor(() =>
      expect(writes(sent)).toMatchObject([
        ['POST /api/organization/verify', { employeeCount: '6-10', unchosen: ['foundedYear'] }],
      ]),
    )
  })

  it('publishes a suggested year and team size that were confirmed', async () => {
    const profile = { ...whole.profile, foundedYear: null, employeeCount: null }
    const { person, sent } = open({ ...whole, profile, step: 3 })
    await heading('Organization Details')
    const year = `${new Date().getFullYear()} is right. Show it on our public profile.`
    const size = '1-5 is right. Show it on our public profile.'
    await person.click(screen.getByRole('checkbox', { name: year }))
    await person.click(screen.getByRole('checkbox', { name: size }))
    expect(screen.queryByText(/^Our suggestion/)).toBeNull()
    await person.click(screen.getByRole('checkbox', { name: year }))
    expect(screen.getAllByText(/^Our suggestion/)).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Verification')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    await waitFor(() => expect(writes(sent)).toHaveLength(1))
    const [[, body] = []] = writes(sent)
    expect(body).toMatchObject({ employeeCount: '1-5', unchosen: ['foundedYear'] })
    expect(body).not.toHaveProperty('confirmed')
  })

  it('shows the progress and the result, refreshes the account, and opens the dashboard after 2 seconds', async () => {
    let answerNow = () => {}
    const answered = new Promise<void>((resolve) => (answerNow = resolve))
    const { person, sent, router } = open({
      ...whole,
      step: 4,
      answer: async () => {
        await answered
        return { body: verified }
      },
    })
    await heading('Verification')
    expect(screen.getByRole('group', { name: 'Contact person' })).toBeTruthy()
    const info = screen.getByRole('region', { name: 'What happens next' })
    expect(
      within(info)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Review typically takes 3-5 business days.',
      'EIN and organization details are verified.',
      'Extra documentation may be requested.',
    ])
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    expect(await screen.findByText('Processing Verification...')).toBeTruthy()
    expect(
      screen.getByText('Validating EIN format, organization details, and contact information...'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Verifying Organization...' })).toBeTruthy()
    answerNow()
    expect(await screen.findByText('Organization Verified Successfully! ✅')).toBeTruthy()
    expect(screen.getByText(verified.message)).toBeTruthy()
    expect(router.latestLocation.pathname).toBe('/organization-verification')
    await waitFor(() => expect(router.latestLocation.pathname).toBe('/dashboard'))
    expect(sent.some(({ path }) => path === '/api/user')).toBe(true)
    expect(writes(sent)).toMatchObject([
      [
        'POST /api/organization/verify',
        {
          organizationName: 'Harbor Light Shelter',
          ein: '20-4567890',
          address: { street: '12 Water Street', city: 'Baltimore', state: 'MD', zipCode: '21201' },
          phone: '(410) 555-0142',
          missionStatement: missionText,
          causeAreas: ['Housing'],
          foundedYear: 1998,
          employeeCount: '6-10',
          contactPersonName: 'Ruth Vale',
          contactPersonTitle: 'Director',
          contactPersonEmail: 'ruth@harbor.example.org',
          absence: null,
        },
      ],
    ])
  })

  it('shows at the end what is wrong with the contact person', async () => {
    const { person, sent } = open({ ...whole, step: 4 })
    await heading('Verification')
    await fill(person, /^Name/, 'R')
    await fill(person, /^Title/, 'D')
    await fill(person, /^Email address/, 'ruth')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Contact person name is required',
      'Contact person title is required',
      'Valid email address required',
    ])
    expect(writes(sent)).toEqual([])
  })

  it.each([
    [
      'the server’s words',
      { status: 422, body: { message: 'Only 501(c)(3)', code: 'charities_only' } },
      'Only 501(c)(3)',
    ],
    ['“Verification failed” where it gives none', { status: 500, body: null }, 'Verification failed'],
  ])('shows a failure in %s and keeps what was typed', async (_, answer, text) => {
    const { person } = open({ ...whole, step: 4, answer: () => answer })
    await heading('Verification')
    await fill(person, /^Name/, 'Ruth Calloway')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    expect(await screen.findByText('Verification Failed')).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Ruth Calloway')
  })

  it('says that the network failed and to try again', async () => {
    const { person } = open({ ...whole, step: 4, answer: () => Promise.reject(new TypeError('offline')) })
    await heading('Verification')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    expect(await screen.findByText('Failed to submit verification request. Please try again.')).toBeTruthy()
  })

  it('links to a field that the server rejected', async () => {
    const issues = [{ path: 'foundedYear', message: 'Year must be between 1800 and 2026' }]
    const refusal = { status: 422, body: { message: 'Please check', code: 'invalid', issues } }
    const { person } = open({ ...whole, step: 4, answer: () => refusal })
    await heading('Verification')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    expect(await heading('Organization Details')).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Year must be between 1800 and 2026' })).toBeTruthy()
  })
})
