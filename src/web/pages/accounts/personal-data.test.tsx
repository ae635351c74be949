import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PersonalExport } from '#contract/personal-data/exports.ts'
import {
  aDataExport,
  anAccount,
  aSession,
  someNotificationPreferences,
} from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

afterEach(() => vi.restoreAllMocks())

type Special = (...sent: Parameters<Answer>) => ReturnType<Answer> | undefined

function open(latest: () => PersonalExport | null, answer?: Special) {
  const opened = openScreen('/profile?tab=settings#personal-data', {
    user: aVolunteer({ hasVolunteerProfile: true }),
    answer: (sent) => {
      const { method, path } = sent
      const special = answer?.(sent)
      if (special) return special
      if (path === '/api/account/export' && method === 'GET') return { body: { export: latest() } }
      if (path === '/api/account') return { body: anAccount() }
      if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
      if (path === '/api/saved-searches' || path === '/api/blocks') return { body: [] }
      if (path === '/api/account/sessions') return { body: [aSession()] }
      return { body: aVolunteer() }
    },
  })
  return { ...opened, person: userEvent.setup() }
}

const findSection = async () => within(await screen.findByRole('region', { name: 'Your data' }))

describe('the section about one’s data', () => {
  it('requests an export and then says that it is being prepared', async () => {
    let latest: PersonalExport | null = null
    const { person } = open(
      () => latest,
      ({ method, path }) => {
        if (method !== 'POST' || path !== '/api/account/export') return undefined
        latest = aDataExport({ state: 'preparing', size: null, expiresAt: null })
        return { status: 202, body: { export: latest } }
      },
    )
    const section = await findSection()
    expect(await section.findByText(/you have 7 days to download it/)).toBeTruthy()
    await person.click(section.getByRole('button', { name: 'Request your data' }))
    expect(await section.findByText('Being prepared')).toBeTruthy()
    expect(section.queryByRole('button')).toBeNull()
    const heading = section.getByRole('heading', { name: 'Your data' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('shows that a prepared export is ready, without a reload', async () => {
    let latest = aDataExport({ state: 'preparing', size: null, expiresAt: null })
    open(() => latest)
    const section = await findSection()
    expect(await section.findByText('Being prepared')).toBeTruthy()
    latest = aDataExport()
    expect(await section.findByText('Ready')).toBeTruthy()
    expect(section.getByRole('status').textContent).toContain('Your data is ready (2.1 MB)')
  })

  it('downloads a ready export, and asks for the state again if it is gone', async () => {
    let latest = aDataExport({ isByAdministrator: true })
    const gone = { status: 410, body: { message: 'This data export has expired.', code: 'export_expired' } }
    const { person } = open(
      () => latest,
      ({ path }) => (path === `/api/account/exports/${latest.id}/file` ? gone : undefined),
    )
    const section = await findSection()
    expect(await section.findByText('An administrator requested it for you.')).toBeTruthy()
    latest = aDataExport({ state: 'expired' })
    await person.click(section.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('We couldn’t download your data')).toBeTruthy()
    expect(await section.findByText('Expired')).toBeTruthy()
    expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual(['Request a new copy'])
  })

  it('says that an export failed, and offers another', async () => {
    open(() => aDataExport({ state: 'failed', size: null }))
    const section = await findSection()
    expect(await section.findByText('Failed')).toBeTruthy()
    expect(section.getByRole('button', { name: 'Request a new copy' })).toBeTruthy()
  })

  it('shows an error with a retry if the state cannot be loaded', async () => {
    let isBroken = true
    const { person } = open(
      () => null,
      ({ path }) => (isBroken && path === '/api/account/export' ? { status: 500, body: {} } : undefined),
    )
    const section = await findSection()
    expect(await section.findByText('We couldn’t load your data exports')).toBeTruthy()
    isBroken = false
    await person.click(section.getByRole('button', { name: /Try again|Retry/ }))
    expect(await section.findByRole('button', { name: 'Request your data' })).toBeTruthy()
  })
})
