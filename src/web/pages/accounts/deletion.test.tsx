import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { DeletionPreview } from '#contract/accounts/deletion.ts'
import { getPersonalExport, type PersonalExport } from '#contract/personal-data/exports.ts'
import { anAccount, aSession, someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { pressElsewhere } from '#tests/support/web/press-elsewhere.ts'
import { openScreen } from '#tests/support/web/screen.tsx'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'

/** A server of the release before sends less of what closes. */
type Answered = Omit<DeletionPreview, 'closing'> & { closing: Partial<DeletionPreview['closing'][number]>[] }

const preview = (change: Partial<Answered> = {}): Answered => ({
  dueAt: null,
  dueAtIfRequested: '2026-12-28T12:00:00.000Z',
  refusal: null,
  openApplications: [],
  needOwner: [],
  closing: [],
  credentials: 0,
  hasSecondFactor: false,
  ...change,
})

type Events = { onDeleted?: () => void; unread?: () => number }

async function openDialog(
  change: Partial<Answered>,
  copy: PersonalExport | null = null,
  { onDeleted, unread = () => 0 }: Events = {},
) {
  const user = aVolunteer({ hasVolunteerProfile: true, timeZone: 'UTC' })
  const person = userEvent.setup()
  const opened = openScreen('/profile?tab=settings#delete-account', {
    user,
    unread,
    answer: ({ method, path }) => {
      if (method !== 'GET') {
        onDeleted?.()
        return { body: { dueAt: preview().dueAtIfRequested } }
      }
      if (path === '/api/account/deletion') return { body: preview(change) }
      if (path === getPersonalExport.path) return { body: { export: copy } }
      if (path === '/api/account') return { body: anAccount() }
      if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
      if (path === '/api/saved-searches' || path === '/api/blocks') return { body: [] }
      if (path === '/api/account/sessions') return { body: [aSession()] }
      return { body: user }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  return { ...opened, person, dialog }
}

describe('the dialog to delete an account', () => {
  it('says when it happens, what is open and what closes, and sends the choice about credentials', async () => {
    const { dialog, person, sent } = await openDialog({
      openApplications: [
        { id: ids.application, projectTitle: 'One', isAccepted: true },
        { id: ids.project, projectTitle: 'Two', isAccepted: false },
      ],
      closing: [{ id: ids.organization, name: 'Harbor Light', projects: 2, openProjects: 1 }],
      credentials: 3,
    })
    expect(await dialog.findByText(/will be deleted on Dec 28, 2026/)).toBeTruthy()
    expect(
      dialog.getByText(
        /^2 open applications are withdrawn\. Your work on 1 project ends\. We notify the organizations\./,
      ),
    ).toBeTruthy()
    expect(
      dialog.getByText(
        /^You’re the only active member of Harbor Light\. Its 2 projects take no applications/,
      ),
    ).toBeTruthy()
    // On a link, these keys open it in another tab.
    act(() => dialog.getByRole('link', { name: 'Read the privacy notice' }).focus())
    await person.keyboard('{Control>}{Enter}{/Control}')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await person.click(dialog.getByRole('radio', { name: /Revoke/ }))
    await person.keyboard('{Control>}{Enter}{/Control}')
    expect(sent.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      ['/api/account/deletion', { credentials: 'revoke', code: '' }],
    ])
  })

  it('asks for no news while the deletion is requested: the server refuses it by then', async () => {
    let asked = 0
    let before = 0
    const { dialog, person, sent } = await openDialog({}, null, {
      unread: () => {
        asked += 1
        return 0
      },
      onDeleted: () => {
        before = asked
        dispatchLiveEvent('unread', {})
      },
    })
    await person.click(await dialog.findByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true))
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/user'))
    expect(asked).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  it('says how many projects are open if a server of the release before answers', async () => {
    const { dialog } = await openDialog({
      closing: [{ id: ids.organization, name: 'Harbor Light', openProjects: 1 }],
    })
    expect(await dialog.findByText(/Harbor Light\. Its project takes no applications/)).toBeTruthy()
  })

  it('offers a copy of the data and the privacy notice before anything is deleted', async () => {
    const { dialog, person } = await openDialog({})
    const copy = await dialog.findByRole('link', { name: 'Request a copy of your data' })
    expect(copy.getAttribute('href')).toBe('/profile?tab=settings#personal-data')
    expect(dialog.getByRole('link', { name: 'Read the privacy notice' }).getAttribute('href')).toBe(
      '/legal/privacy',
    )
    await person.click(copy)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const section = screen.getByRole('heading', { level: 2, name: 'Your data' })
    await waitFor(() => expect(document.activeElement).toBe(section))
  })

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('stays open if %s opens its link elsewhere', async (key) => {
    const { dialog, person } = await openDialog({})
    const copy = await dialog.findByRole('link', { name: 'Request a copy of your data' })
    await pressElsewhere(copy, key)
    expect(dialog.getByRole('button', { name: 'Delete account' })).toBeTruthy()
    await person.click(copy)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads to the copy that is ready instead of asking for another', async () => {
    const requestedAt = new Date(Date.now() - 5 * 60_000).toISOString()
    const { dialog } = await openDialog(
      {},
      {
        id: ids.project,
        state: 'ready',
        requestedAt,
        expiresAt: requestedAt,
        size: 1200,
        isByAdministrator: false,
      },
    )
    expect(await dialog.findByRole('link', { name: 'Go to your copy' })).toBeTruthy()
    expect(dialog.getByText(/^We made it [56] minutes ago\./)).toBeTruthy()
    expect(dialog.queryByText('Request a copy of your data')).toBeNull()
  })

  it('leads an only owner to the members, and offers nothing else', async () => {
    const { dialog } = await openDialog({
      refusal: 'only_owner_leaves',
      needOwner: [{ id: ids.organization, name: 'Harbor Light' }],
    })
    const link = await dialog.findByRole('link', { name: 'Choose another owner of Harbor Light' })
    expect(link.getAttribute('href')).toContain(`#members-${ids.organization}`)
    expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull()
  })

  it('asks people with two-step sign-in for a code', async () => {
    const { dialog } = await openDialog({ hasSecondFactor: true })
    expect(await dialog.findByLabelText(/Code from your authenticator app/)).toBeTruthy()
  })
})

describe('someone whose account is going to be deleted', () => {
  it.each(['/', '/dashboard', '/browse-projects', '/auth'])(
    'sees at %s when that is, can keep it, and can get a copy of their data',
    async (path) => {
      let user: User = aVolunteer({ timeZone: 'UTC', deletionDueAt: '2026-12-28T12:00:00.000Z' })
      const { sent } = openScreen(path, {
        user,
        answer: ({ method, path: called }) => {
          if (method === 'DELETE') user = { ...user, deletionDueAt: null }
          if (called === '/api/account/export') return { body: { export: null } }
          return { body: method === 'DELETE' ? { message: 'kept' } : user }
        },
      })
      const title = 'Your account will be deleted on Dec 28, 2026'
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
      expect(screen.queryByRole('navigation')).toBeNull()
      expect(screen.getByRole('link', { name: /privacy notice/ }).getAttribute('href')).toBe('/legal/privacy')
      expect(await screen.findByRole('button', { name: 'Request your data' })).toBeTruthy()
      await userEvent.setup().click(screen.getByRole('button', { name: 'Keep my account' }))
      expect(sent.map(({ method, path: called }) => `${method} ${called}`)).toContain(
        'DELETE /api/account/deletion',
      )
    },
  )

  it('is asked for the password when the copy needs it, and gets the copy then', async () => {
    const user = aVolunteer({ timeZone: 'UTC', deletionDueAt: '2026-12-28T12:00:00.000Z' })
    const requestedAt = '2026-11-28T12:00:00.000Z'
    let isGiven = false
    const latest = {
      id: ids.project,
      state: 'preparing',
      requestedAt,
      expiresAt: null,
      size: null,
      isByAdministrator: false,
    }
    openScreen('/dashboard', {
      user,
      answer: ({ method, path }) => {
        if (path === '/api/account/export' && method === 'GET') return { body: { export: null } }
        if (path === '/api/account/export' && isGiven) return { body: { export: latest } }
        if (path === '/api/account/export') {
          return { status: 403, body: { message: 'Enter it again', code: 'reauthentication_required' } }
        }
        if (method === 'POST') isGiven = true
        return { body: method === 'POST' ? { message: 'Thank you' } : user }
      },
    })
    const person = userEvent.setup()
    await person.click(await screen.findByRole('button', { name: 'Request your data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your password' })
    await person.type(within(dialog).getByLabelText('Current password'), 'quiet-harbor-71{Enter}')
    expect(await screen.findByText('Being prepared')).toBeTruthy()
    expect(isGiven).toBe(true)
  })
})
