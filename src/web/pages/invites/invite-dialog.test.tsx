import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { InviteOptions } from '#contract/invites/options.ts'
import { anInvite, someInviteOptions } from '#tests/support/answers/invite-answers.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aPortfolioPage } from '#tests/support/answers/portfolio-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

type Written = (body: unknown) => StubbedResponse

describe('the dialog of an invite', () => {
  function openDialog(options: Partial<InviteOptions>, write?: Written) {
    const portfolio = aPortfolioPage({ id: ids.volunteer, isOwn: false, name: 'Maya Okafor' })
    const opened = openScreen(`/volunteers/${ids.volunteer}`, {
      user: anOrganizer(),
      answer: ({ method, path, body }) => {
        if (path.endsWith('/invite-options')) return { body: someInviteOptions(options) }
        if (method === 'POST' && write) return write(body)
        if (path.startsWith('/api/volunteers/') && path.endsWith('/reviews')) return { body: [] }
        return { body: portfolio }
      },
    })
    return { ...opened, person: userEvent.setup() }
  }
  const openIt = async (person: ReturnType<typeof userEvent.setup>) => {
    await person.click(await screen.findByRole('button', { name: 'Invite Maya Okafor' }))
    return within(await screen.findByRole('dialog', { name: 'Invite Maya Okafor' }))
  }

  it('sends a message for a chosen project, and says what is left before', async () => {
    const { person, sent } = openDialog({}, () => ({ status: 201, body: anInvite() }))
    const dialog = await openIt(person)
    expect(await dialog.findByText(/You have 7 invites left today, of 10/)).toBeTruthy()
    expect(dialog.getByText('Maya Okafor can receive 2 more invites this week.')).toBeTruthy()
    await person.selectOptions(dialog.getByRole('combobox'), 'Redesign the intake form')
    await person.type(dialog.getByRole('textbox'), 'Please come.')
    await person.click(dialog.getByRole('button', { name: 'Send Invite' }))
    expect(await screen.findByText('Invite sent')).toBeTruthy()
    expect(sent.find(({ path }) => path.endsWith('/invites'))).toMatchObject({
      method: 'POST',
      path: `/api/projects/${ids.project}/invites`,
      body: { volunteerId: ids.volunteer, content: 'Please come.' },
    })
  })

  it('lists what is missing in the order of the form', async () => {
    const { person } = openDialog({})
    const dialog = await openIt(person)
    expect(document.activeElement).toBe(await dialog.findByRole('combobox'))
    await person.click(dialog.getByRole('button', { name: 'Send Invite' }))
    const lines = await dialog.findAllByRole('link')
    expect(lines.map((line) => line.textContent)).toEqual([
      'Please choose a project',
      'Please write a message to the volunteer',
    ])
  })

  it('keeps what was typed when the invite is refused', async () => {
    const { person } = openDialog({}, () => ({
      status: 429,
      body: { code: 'volunteer_invites_used_up', message: 'Try again in a few days.' },
    }))
    const dialog = await openIt(person)
    await person.selectOptions(await dialog.findByRole('combobox'), 'Redesign the intake form')
    await person.type(dialog.getByRole('textbox'), 'Please come.')
    await person.click(dialog.getByRole('button', { name: 'Send Invite' }))
    expect(await screen.findByText('Couldn’t send the invite')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Please come.')
  })

  it('leads to posting a project where none is open, and has no form', async () => {
    const { person } = openDialog({ projects: [] })
    const dialog = await openIt(person)
    expect(await dialog.findByText('You have no open project to invite to.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Post a project' }).getAttribute('href')).toBe('/create-project')
    expect(dialog.queryByRole('textbox')).toBeNull()
    // It opened while the projects were loading, and what had the focus then is still there.
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }))
    expect(dialog.queryByRole('button', { name: 'Send Invite' })).toBeNull()
  })

  it('can send none when the limit is reached', async () => {
    const { person } = openDialog({
      remaining: { today: { left: 0, limit: 10 }, week: { left: 2, limit: 3 } },
    })
    const dialog = await openIt(person)
    expect(await dialog.findByText('You have no invites left today.')).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send Invite' }).disabled).toBe(true)
  })
})
