import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anAccount, aSession, someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { pressElsewhere } from '#tests/support/web/press-elsewhere.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

/** Opens the settings; the account is there once `account` has resolved. */
function open(hash: string, account: Promise<unknown> = Promise.resolve()) {
  return openScreen(`/profile?tab=settings${hash}`, {
    user: aVolunteer({ hasVolunteerProfile: true }),
    answer: async ({ path }) => {
      if (path === '/api/account') {
        await account
        return { body: anAccount() }
      }
      if (path === '/api/account/export') return { body: { export: null } }
      if (path === '/api/notification-preferences') return { body: someNotificationPreferences() }
      if (path === '/api/account/sessions') return { body: [aSession()] }
      return { body: path === '/api/saved-searches' || path === '/api/blocks' ? [] : aVolunteer() }
    },
  })
}

const findSections = async () =>
  within(await screen.findByRole('navigation', { name: 'Sections of this page' }))
const shownStatus = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

describe('the settings', () => {
  it('say that they load, also where a link leads to another group than the first', async () => {
    let load = () => {}
    open('#notification-settings', new Promise<void>((resolve) => (load = resolve)))
    await findSections()
    expect(shownStatus()).toContain('Loading...')
    load()
    await screen.findByRole('group', { name: 'Decisions on my applications' })
    await waitFor(() => expect(shownStatus()).not.toContain('Loading...'))
  })

  it('name the list of sections by their group', async () => {
    open('#personal-data')
    const group = (await findSections()).getByRole('list', { name: 'Privacy and data' })
    expect(
      within(group)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toContain('Delete account')
  })

  it('mark only the group that shows, and the section that the address names', async () => {
    open('#personal-data')
    const marked = (await findSections())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Privacy and data', 'Your data'])
  })

  it('focus the first section when Back leads from another group to the address without a section', async () => {
    open('')
    const sections = await findSections()
    await screen.findByRole('heading', { name: 'Email' })
    await userEvent.click(sections.getByRole('link', { name: 'Privacy and data' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('blocked'))
    act(() => window.history.back())
    await waitFor(() => expect(document.activeElement?.id).toBe('email-settings'))
  })

  it('have all sections of all groups in one menu, which takes the focus to the chosen one', async () => {
    open('')
    const person = userEvent.setup()
    const sections = await findSections()
    await screen.findByRole('heading', { name: 'Email' })
    await person.click(sections.getByRole('button', { name: 'Section: Sign-in and security' }))
    const items = await sections.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Password',
      'Two-step sign-in',
      'Where you are signed in',
      'Notifications',
      'Saved searches',
      'Blocked',
      'Your data',
      'Delete account',
    ])
    await person.click(sections.getByRole('menuitem', { name: 'Delete account' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('delete-account'))
    expect(window.location.hash).toBe('#delete-account')
    const button = await sections.findByRole('button', { name: 'Section: Privacy and data' })
    // What opens elsewhere leaves this screen as it is.
    await person.click(button)
    await pressElsewhere(await sections.findByRole('menuitem', { name: 'Password' }), 'Control')
    await waitFor(() => expect(document.activeElement).toBe(button))
    // Where nothing is chosen, the focus is where it was.
    await person.click(button)
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button))
  })
})
