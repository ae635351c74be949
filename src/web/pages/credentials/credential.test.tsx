import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Credential } from '#contract/credentials/credentials.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aCredential } from '#tests/support/answers/credential-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const path = `/credentials/${ids.project}`
type Given = {
  overrides?: Partial<Credential>
  page?: StubbedResponse
  revoked?: StubbedResponse
  isAdmin?: boolean
}

async function show({ overrides, page, revoked, isAdmin }: Given = {}) {
  const opened = openScreen(path, {
    user: isAdmin ? aVolunteer({ isAdmin: true }) : null,
    answer: ({ method }) =>
      method === 'POST' && revoked ? revoked : (page ?? { body: aCredential(overrides) }),
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const readResult = () => screen.getByRole('region', { name: 'Verification result' }).textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the page of a credential', () => {
  it('says what was done, by whom, for whom, when and for how many hours, and that it is valid', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Website for the night shelter')
    expect(readResult()).toContain('This credential is valid')
    const text = document.querySelector('main')?.textContent
    for (const part of [
      'Awarded toMaya Lindqvist',
      'Issued byBridge Collective',
      'OrganizationHarbor Light Shelter',
      'Confirmed hours12.5 hours',
      'DatesMarch 1, 2026 to May 9, 2026',
      'Agreed scopeVersion 1',
      'SignedMay 10, 2026',
      'Passed: Nothing has changed since it was signed.',
      'Signed off on May 9, 2026.',
    ])
      expect(text).toContain(part)
    expect(document.title).toContain('Maya Lindqvist’s credential')
  })

  it('leads the two sides of the work to the scope they agreed to, and no one else', async () => {
    await show({ overrides: { scopeApplicationId: ids.application } })
    expect(linkTo('Version 1')).toBe(`/applications/${ids.application}/scope?version=1`)
    expect(document.querySelector('#scope-1')?.textContent).toBe('Version 1')
  })

  it('offers the signed credential and its image to everyone', async () => {
    await show()
    expect(linkTo('Download as JSON')).toBe(`${path}.json`)
    expect(linkTo('Download as image (SVG)')).toBe(`${path}.svg`)
    await userEvent.click(screen.getByText('Verify it elsewhere'))
    expect(linkTo('Public keys')).toBe('/issuer.json')
  })

  it('clearly shows a revoked one, with the day and the reason', async () => {
    await show({
      overrides: {
        state: 'revoked',
        revokedAt: '2026-06-01T10:00:00Z',
        revokedBecause: 'The hours were made up.',
        checks: [
          { id: 'signature', passed: true },
          { id: 'issuer', passed: true },
          { id: 'status', passed: false },
        ],
      },
    })
    expect(readResult()).toContain('This credential was revoked')
    expect(readResult()).toContain('Revoked on: June 1, 2026')
    expect(readResult()).toContain('Reason: The hours were made up.')
    expect(screen.getByText('It was revoked.')).toBeTruthy()
  })

  it('warns about a forged one and offers no files', async () => {
    await show({
      overrides: {
        state: 'forged',
        checks: [
          { id: 'signature', passed: false },
          { id: 'issuer', passed: true },
          { id: 'status', passed: true },
        ],
      },
    })
    expect(readResult()).toContain('Do not trust this credential')
    expect(screen.getByText('The contents changed after it was signed.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Download as JSON' })).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says that a credential does not exist, and possible reasons', async () => {
    await show({ page: { status: 404, body: { message: 'None', code: 'credential_not_found' } } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Credential not found')
  })

  it('lets an administrator revoke it with a reason, and shows the new status', async () => {
    const revoked = {
      state: 'revoked',
      revokedAt: '2026-06-01T10:00:00Z',
      revokedBecause: 'A mistake',
    } as const
    const { sent } = await show({ isAdmin: true, revoked: { body: aCredential(revoked) } })
    await userEvent.click(screen.getByRole('button', { name: 'Revoke credential' }))
    const dialog = await screen.findByRole('dialog')
    const confirm = () =>
      userEvent.click(
        [...dialog.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Revoke credential',
        ) ?? dialog,
      )
    await confirm()
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.type(screen.getByRole('textbox'), 'A mistake')
    await confirm()
    await waitFor(() => expect(readResult()).toContain('Reason: A mistake'))
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'A mistake' })
    expect(screen.queryByRole('button', { name: 'Revoke credential' })).toBeNull()
  })

  it('lets no one else revoke it', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Revoke credential' })).toBeNull()
  })
})
