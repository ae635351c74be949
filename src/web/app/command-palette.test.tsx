import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aVolunteer, anOrganizer } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const open = (user = aVolunteer()) => {
  openScreen('/help', { user, answer: () => ({ body: [] }) })
  return userEvent.setup()
}
const field = () => screen.findByRole('combobox', { name: 'Find a screen, or search projects' })
const names = () => screen.getAllByRole('option').map((each) => each.textContent)

describe('the command palette', () => {
  it('opens with Ctrl+K and goes to the screen that Enter chooses', async () => {
    const person = open()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await field(), 'your appl')
    expect(names()).toEqual(['Your applications', 'Search projects for “your appl”'])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/applications'))
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull()
  })

  it('searches projects for what is no screen', async () => {
    const person = open()
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Meta>}k{/Meta}')
    await person.type(await field(), 'bookkeeping{Enter}')
    await waitFor(() => expect(window.location.pathname).toBe('/browse'))
    expect(new URLSearchParams(window.location.search).get('search')).toBe('bookkeeping')
  })

  it('lists the screens of each side, and administration only for administrators', async () => {
    const person = open({ ...anOrganizer(), isAdmin: false })
    await screen.findByRole('heading', { level: 1, name: 'Help' })
    await person.keyboard('{Control>}k{/Control}')
    await field()
    expect(names()).toContain('Create Project')
    expect(names()).not.toContain('Your applications')
    expect(names().join()).not.toContain('Administration')
  })

  it('gives the focus back on Escape', async () => {
    const person = open()
    const link = await screen.findByRole('link', { name: 'How reviews work' })
    link.focus()
    await person.keyboard('{Control>}k{/Control}')
    await field()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(link))
  })
})
