import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aRequest, aVerificationStatus } from '#tests/support/answers/verification-answers.ts'
import {
  fill,
  heading,
  missing,
  next,
  openVerification,
  verifiedAnswer,
  wholeVerification as whole,
  writes,
} from '#tests/support/web/verification-setup.tsx'

const usWords = /\bEIN\b|\bIRS\b|ZIP|Tax ID|\(XXX\)|\bState\b/
const open: typeof openVerification = (options) => openVerification({ ...options, hasRegisters: false })
const registration = { number: '1234567', register: 'Charity Commission' }

describe('/organization-verification of a site outside the United States', () => {
  it('asks for a registration number, and uses no words of the United States in any step', async () => {
    let answerNow = () => {}
    const answered = new Promise<void>((resolve) => (answerNow = resolve))
    const { person, sent } = open({
      profile: { ...whole.profile, ein: null },
      answer: async () => {
        await answered
        return { body: verifiedAnswer }
      },
    })
    await heading('Basic Info')
    const words = () => document.querySelector('main')?.textContent ?? ''
    expect(words()).not.toMatch(usWords)
    expect(missing()).toBe('To continue, fix: Registration number')
    await fill(person, /^Registration number/, '1234567')
    await fill(person, /^Register\b(?!.*number)/, 'Charity Commission')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await person.click(next())
    await heading('Contact Details')
    expect(words()).not.toMatch(usWords)
    await fill(person, /^Street/, '4 Call Lane')
    await fill(person, /^Town or city/, 'Leeds')
    await fill(person, /^Postal code/, 'LS1 6DN')
    await fill(person, /^Phone/, '0113')
    await person.tab()
    expect(
      await screen.findByText('Enter a phone number of 6 to 15 digits, such as +44 113 496 0000'),
    ).toBeTruthy()
    await fill(person, /^Phone/, '+44 113 496 0000')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await person.click(next())
    await heading('Organization Details')
    await person.click(next())
    await heading('Verification')
    expect(words()).not.toMatch(usWords)
    await fill(person, /^Title/, 'Director')
    await person.click(screen.getByRole('button', { name: 'Submit for Verification' }))
    expect(
      await screen.findByText(
        'Validating registration number, organization details, and contact information...',
      ),
    ).toBeTruthy()
    answerNow()
    await waitFor(() => expect(writes(sent)).toHaveLength(1))
    const [[call, body] = []] = writes(sent)
    expect(call).toBe('POST /api/organization/verify')
    expect(body).toMatchObject({
      identifierKind: 'registration',
      registrationNumber: '1234567',
      registerName: 'Charity Commission',
      address: { street: '4 Call Lane', city: 'Leeds', state: '', zipCode: 'LS1 6DN' },
      phone: '+44 113 496 0000',
    })
    expect(Object.keys(body ?? {})).not.toContain('ein')
  })

  it('asks no register for a name', async () => {
    const { sent } = open({ ...whole, step: 1, answer: () => ({ body: verifiedAnswer }) })
    await heading('Basic Info')
    expect(sent.map(({ path }) => path)).not.toContain('/api/organization/verification/name-suggestion')
  })

  it('shows the number and the register of a request, and no register of the IRS', async () => {
    const request = aRequest({ ein: null, registration })
    open({ status: aVerificationStatus({ state: 'verified', isVerified: true, request }) })
    await heading('Your organization is verified')
    expect(screen.getByText('1234567')).toBeTruthy()
    expect(screen.getByText('Charity Commission')).toBeTruthy()
    expect(document.querySelector('main')?.textContent).not.toMatch(usWords)
  })
})
