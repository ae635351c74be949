import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Account } from '#contract/accounts/settings.ts'
import type { User } from '#contract/accounts/accounts.ts'
import {
  anAccount,
  anOrganizationProfile,
  aSession,
  aVolunteerProfile,
  someNotificationPreferences,
} from '#tests/support/answers/account-answers.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { respondWithAuthority } from '#tests/support/answers/authority-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const none = { status: 404, body: { message: 'Profile not found', code: 'profile_not_found' } }
const message = 'This is not your current password'
const issues = [{ path: 'currentPassword', message }]
const wrongPassword = { status: 422, body: { message, code: 'wrong_password', issues } }

function open(tab: string, options: { user?: User; account?: Partial<Account>; answer?: Answer } = {}) {
  const { user = aVolunteer({ hasVolunteerProfile: true }), account = {}, answer } = options
  const sessions = [
    aSession(),
    aSession({ id: ids.project, isCurrent: false, browser: 'Safari', system: 'iPhone' }),
  ]
  const screenOpened = openScreen(`/profile${tab && `?tab=${tab}`}`, {
    user,
    answer: (sent) => {
      const { method, path, body } = sent
      if (method !== 'GET') return answer?.(sent) ?? { body: { ...anAccount(account), ...Object(body) } }
      if (path.startsWith('/api/organizations/')) return respondWithAuthority(path) ?? { body: [] }
      if (path === '/api/account') return { body: anAccount(account) }
      if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
      if (path === '/api/saved-searches' || path === '/api/blocks') return { body: [] }
      if (path === '/api/account/sessions') return { body: sessions }
      if (path === '/api/account/export') return { body: { export: null } }
      return answer?.(sent) ?? { body: user }
    },
  })
  return { ...screenOpened, person: userEvent.setup() }
}
const writes = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body])

describe('/profile', () => {
  it('has four tabs, and disables the side that the user does not have', async () => {
    open('')
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => [tab.textContent, tab.hasAttribute('disabled')])).toEqual([
      ['Personal Info', false],
      ['Volunteer Profile', false],
      ['Organization Profile', true],
      ['Account Settings', false],
    ])
  })

  it('keeps the open tab in the URL, which cannot open a disabled one', async () => {
    const { person, router } = open('organization')
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Personal Info')
    await person.click(screen.getByRole('tab', { name: 'Account Settings' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/profile?tab=settings'))
    expect(await screen.findByRole('heading', { level: 2, name: 'Password' })).toBeTruthy()
  })
})

describe('personal info', () => {
  it('shows the member-since date and the accepted terms, in the user’s time zone', async () => {
    open('')
    expect(await screen.findByText('Version of Nov 1, 2026, accepted on Nov 3, 2026')).toBeTruthy()
    expect(screen.getByText('Nov 3, 2026')).toBeTruthy()
    expect(screen.getByText('Skilled Volunteer')).toBeTruthy()
  })

  it('saves names and time zone', async () => {
    const { person, sent } = open('')
    const name = await screen.findByLabelText(/^First name/)
    await person.clear(name)
    await person.type(name, 'Mia')
    expect(screen.getByText('You have unsaved changes')).toBeTruthy()
    await person.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Lisbon')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Changes saved')).toBeTruthy()
    const body = { firstName: 'Mia', lastName: 'Lindqvist', timeZone: 'Europe/Lisbon' }
    expect(writes(sent)).toEqual([['PATCH /api/account', body]])
    expect(screen.queryByText('You have unsaved changes')).toBeNull()
  })

  it('shows changes made elsewhere meanwhile, and does not restore the old name', async () => {
    const account: Partial<Account> = {}
    const { person, sent } = open('', { account })
    await screen.findByDisplayValue('Lindqvist')
    await person.click(screen.getByRole('tab', { name: 'Account Settings' }))
    await screen.findByRole('heading', { level: 2, name: 'Password' })
    account.lastName = 'Okafor'
    await person.click(screen.getByRole('tab', { name: 'Personal Info' }))
    await screen.findByDisplayValue('Okafor')
    expect(screen.queryByText('You have unsaved changes')).toBeNull()
    await person.type(screen.getByLabelText(/^First name/), ' Ann')
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Changes saved')).toBeTruthy()
    expect(writes(sent)).toMatchObject([['PATCH /api/account', { lastName: 'Okafor' }]])
    expect(screen.queryByText('You have unsaved changes')).toBeNull()
  })

  it('returns to the device’s time zone, requires a first name, and asks before changes are lost', async () => {
    const { person, sent, router } = open('')
    const name = await screen.findByLabelText(/^First name/)
    await person.clear(name)
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByRole('alert')).textContent).toContain('First name: Required')
    await person.click(screen.getByRole('tab', { name: 'Account Settings' }))
    expect(await screen.findByRole('dialog', { name: 'Leave this page?' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.latestLocation.href).toBe('/profile')
    await person.type(name, 'Maya')
    await person.selectOptions(screen.getByLabelText('Time zone'), screen.getByText(/^Same as this device/))
    await person.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Changes saved')).toBeTruthy()
    expect(writes(sent)).toMatchObject([['PATCH /api/account', { timeZone: null }]])
  })
})

describe('the profiles', () => {
  it('show a volunteer’s profile', async () => {
    open('volunteer', { answer: () => ({ body: aVolunteerProfile }) })
    expect(await screen.findByText('I draw forms.')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Skills' })).getByText('UI/UX Design')).toBeTruthy()
    expect(screen.getByText('Experienced (5-10 years)')).toBeTruthy()
    expect(screen.getByText(/^Weekday evenings\s+Tuesdays$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/volunteer-profile-setup')
    expect(screen.getByRole('checkbox', { name: /^Public portfolio/ })).toBeTruthy()
  })

  it('show Add Role to users without the volunteer side, linking to its setup', async () => {
    open('', { user: anOrganizer() })
    const region = await screen.findByRole('region', { name: 'Volunteer too' })
    const link = within(region).getByRole('link', { name: 'Add Role' })
    expect(link.getAttribute('href')).toBe('/volunteer-profile-setup')
  })

  it('show an organization’s profile', async () => {
    open('organization', { user: anOrganizer(), answer: () => ({ body: anOrganizationProfile }) })
    expect(await screen.findByRole('heading', { level: 2, name: 'Harbor Light Shelter' })).toBeTruthy()
    expect(screen.getByText('Pending Verification')).toBeTruthy()
    expect(screen.getByRole('link', { name: /harbor\.example/ }).getAttribute('rel')).toContain('noopener')
  })

  it('say that they could not be loaded, and load again', async () => {
    let isDown = true
    const broken = { status: 503, body: { message: 'Busy', code: 'unavailable' } }
    const answer: Answer = () => (isDown ? broken : { body: aVolunteerProfile })
    const { person } = open('volunteer', { answer })
    expect(await screen.findByText('Failed to fetch profile')).toBeTruthy()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('I draw forms.')).toBeTruthy()
  })

  it('say that there is none yet, with the four questions for users without any', async () => {
    open('volunteer', { user: aVolunteer(), answer: () => none })
    expect(await screen.findByRole('heading', { name: 'No volunteer profile yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Answer four questions' })).toBeTruthy()
  })
})

describe('account settings', () => {
  it('change the email address through an email, after entering the password again', async () => {
    const { person, sent } = open('settings', { answer: () => ({ body: { message: 'Sent' } }) })
    await person.click(await screen.findByRole('button', { name: 'Change email' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }))
    await person.click(dialog.getByRole('button', { name: 'Send link' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Current password: Required')
    await person.type(dialog.getByLabelText('New email'), 'mia@example.org')
    await person.type(dialog.getByLabelText('Current password'), 'quiet-harbor-71{Control>}{Enter}{/Control}')
    expect(
      await screen.findByText('Open the link we emailed to mia@example.org to confirm the change.'),
    ).toBeTruthy()
    expect(writes(sent)).toEqual([
      ['POST /api/account/email', { email: 'mia@example.org', currentPassword: 'quiet-harbor-71' }],
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('show a pending address, and cancel it', async () => {
    const { person, sent } = open('settings', {
      account: { pendingEmail: 'mia@example.org' },
      answer: () => ({ body: anAccount() }),
    })
    expect(await screen.findByText(/Open the link we emailed to mia@example.org to confirm/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Cancel change' }))
    expect(await screen.findByText('Change canceled')).toBeTruthy()
    expect(screen.queryByText(/Until then, nothing changes/)).toBeNull()
    expect(writes(sent)).toEqual([['DELETE /api/account/email', undefined]])
  })

  it('send the verification email again', async () => {
    const { person, sent } = open('settings', { account: { isEmailVerified: false } })
    await person.click(await screen.findByRole('button', { name: 'Resend link' }))
    expect(await screen.findByText('Link sent')).toBeTruthy()
    expect(writes(sent)).toEqual([['POST /api/email/verify/resend', undefined]])
  })

  it('change the password; a wrong one is reported beside its field and nothing typed is lost', async () => {
    let isWrong = true
    const { person } = open('settings', {
      answer: () => (isWrong ? wrongPassword : { body: { message: 'Done' } }),
    })
    await person.click(await screen.findByRole('button', { name: 'Change password' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }))
    await person.type(dialog.getByLabelText('Current password'), 'not-this-one')
    await person.type(dialog.getByLabelText('New password'), 'quiet-harbor-71')
    await person.click(dialog.getByRole('button', { name: 'Save new password' }))
    expect(await dialog.findByRole('link', { name: /This is not your current password/ })).toBeTruthy()
    expect(dialog.getByLabelText('New password')).toHaveProperty('value', 'quiet-harbor-71')
    isWrong = false
    await person.type(dialog.getByLabelText('New password'), '{Control>}{Enter}{/Control}')
    expect(await screen.findByText('We signed out all your other devices.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('list the sessions and end one, the others, or all', async () => {
    const { person, sent, router } = open('settings', { answer: () => ({ body: { message: 'Signed out' } }) })
    const list = await screen.findByRole('list', { name: 'Where you are signed in' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Firefox on LinuxThis device'),
      expect.stringContaining('Safari on iPhone'),
    ])
    expect(rows[1]?.textContent).toContain('Network: 192.0.2.0/24')
    await person.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    const heading = screen.getByRole('heading', { name: 'Where you are signed in' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    expect(await screen.findByText('You’re only signed in on this device.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
    await person.click(dialog.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(router.latestLocation.href).toBe('/auth'))
    expect(await screen.findByText('We signed out all your devices.')).toBeTruthy()
    expect(writes(sent).map(([call]) => call)).toEqual([
      `DELETE /api/account/sessions/${ids.project}`,
      'DELETE /api/account/sessions/others',
      'DELETE /api/account/sessions',
    ])
  })
})
