import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Invite } from '#contract/invites/invites.ts'
import type { InviteOptions } from '#contract/invites/options.ts'
import { anInvite, anInviteDetail, someInviteOptions } from '#tests/support/answers/invite-answers.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPortfolioPage } from '#tests/support/answers/portfolio-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

type Written = (body: unknown) => StubbedResponse

/** The screen of a side with its invites; a write answers with the changed invite. */
function open(url: string, given: { invites: Invite[]; write?: Written; scopeHash?: () => string }) {
  const isSent = url.startsWith('/sent')
  const opened = openScreen(url, {
    user: isSent ? anOrganizer() : aVolunteer(),
    answer: ({ method, path, body }) => {
      if (method === 'PATCH' && given.write) return given.write(body)
      if (path === '/api/my-invites' || path === '/api/sent-invites') {
        return { body: given.invites, headers: { 'x-total-count': String(given.invites.length) } }
      }
      if (path.startsWith('/api/invites/')) {
        return { body: anInviteDetail({ scopeHash: given.scopeHash?.() ?? 'a'.repeat(64) }) }
      }
      return { body: [] }
    },
  })
  return { ...opened, person: userEvent.setup() }
}

describe('a volunteer’s invites', () => {
  it('say who invites to what, with the message and when they expire', async () => {
    open('/invites', { invites: [anInvite()] })
    const card = within(await screen.findByRole('article', { name: 'Redesign the intake form' }))
    expect(card.getByText('Your maps would help us a lot.')).toBeTruthy()
    expect(card.getByText('Ada Berg of Harbor Light Shelter')).toBeTruthy()
    expect(card.getByText(/Expires on/)).toBeTruthy()
  })

  it('say that one was reported while that awaits a decision', async () => {
    open('/invites', { invites: [anInvite({ hasReported: true })] })
    const card = within(await screen.findByRole('article', { name: 'Redesign the intake form' }))
    expect(card.getByText('Reported.')).toBeTruthy()
    expect(card.queryByRole('button', { name: 'Report this invite' })).toBe(null)
  })

  it('are accepted with the scope that was read, and words that stay when it changed', async () => {
    let hash = 'a'.repeat(64)
    const invites = [anInvite()]
    const { person, sent } = open('/invites', {
      invites,
      scopeHash: () => hash,
      write: () => {
        if (hash.startsWith('a')) {
          hash = 'b'.repeat(64)
          return { status: 409, body: { code: 'invite_scope_changed', message: 'Please read it again.' } }
        }
        invites[0] = anInvite({ status: 'accepted', applicationId: ids.application, expiresAt: null })
        return { body: invites[0] }
      },
    })
    await person.click(await screen.findByRole('button', { name: /^Accept the invite/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('A working form')).toBeTruthy()
    await person.type(dialog.getByRole('textbox'), 'I would love to.')
    await person.click(dialog.getByRole('button', { name: 'Accept and Join' }))
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I would love to.')
    await waitFor(() => expect(sent.filter(({ path }) => path.startsWith('/api/invites/')).length).toBe(3))
    await person.click(dialog.getByRole('button', { name: 'Accept and Join' }))
    expect(await screen.findByText('You’re in')).toBeTruthy()
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'accepted',
      scopeHash: 'b'.repeat(64),
      coverLetter: 'I would love to.',
    })
    expect(await screen.findByRole('link', { name: 'See Your Work' })).toBeTruthy()
  })

  it('are declined only after a choice, which may be to give no reason', async () => {
    const { person, sent } = open('/invites', {
      invites: [anInvite()],
      write: () => ({ body: anInvite({ status: 'declined' }) }),
    })
    await person.click(await screen.findByRole('button', { name: /^Decline the invite/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Decline Invite' }))
    expect(
      (await dialog.findAllByText('Please choose a reason, or that you prefer not to say')).length,
    ).toBeGreaterThan(0)
    await person.click(dialog.getByRole('radio', { name: 'Prefer not to say' }))
    await person.click(dialog.getByRole('button', { name: 'Decline Invite' }))
    expect(await screen.findByText('Invite declined')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      status: 'declined',
      declineReason: null,
      reason: null,
    })
  })

  it('that can’t be accepted now say why, and can still be declined', async () => {
    open('/invites', { invites: [anInvite({ refusal: 'no_places_left' })] })
    expect(await screen.findByText(/All spots are filled/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull()
    expect(screen.getByRole('button', { name: /^Decline/ })).toBeTruthy()
  })

  it('say what to do if there are none', async () => {
    open('/invites', { invites: [] })
    expect(await screen.findByRole('heading', { name: 'No invites yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toBeTruthy()
  })
})

describe('an organization’s invites', () => {
  it('are withdrawn after a question, and show the reason of a decline', async () => {
    const { person } = open('/sent-invites', {
      invites: [
        anInvite(),
        anInvite({
          id: ids.project,
          status: 'declined',
          declineReason: 'no_time',
          reason: 'Perhaps in spring.',
          expiresAt: null,
        }),
      ],
      write: () => ({ body: anInvite({ status: 'withdrawn' }) }),
    })
    expect(await screen.findByText('Reason: No time')).toBeTruthy()
    expect(screen.getByText('Perhaps in spring.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /^Withdraw the invite/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this invite?' }))
    await person.click(dialog.getByRole('button', { name: 'Withdraw' }))
    expect(await screen.findByText('Invite withdrawn')).toBeTruthy()
  })

  it('say what to do if there are none', async () => {
    open('/sent-invites', { invites: [] })
    expect(await screen.findByRole('heading', { name: 'No invites sent yet' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See Your Projects' })).toBeTruthy()
  })
})

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
    await dialog.findByRole('combobox')
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
