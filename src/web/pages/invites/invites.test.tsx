import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Invite } from '#contract/invites/invites.ts'
import { anInvite, anInviteDetail } from '#tests/support/answers/invite-answers.ts'
import { anOrganizer, aNotification, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { dispatch, dispatchReset } from '#web/lib/live.ts'
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

  it('say why one can’t be accepted any more, although its dialog closes with that', async () => {
    const invites = [anInvite()]
    const { person } = open('/invites', {
      invites,
      write: () => {
        invites[0] = anInvite({ status: 'withdrawn', expiresAt: null })
        return { status: 409, body: { code: 'invite_ended', message: 'This invite has ended.' } }
      },
    })
    await person.click(await screen.findByRole('button', { name: /^Accept the invite/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('A working form')
    expect(dialog.queryByText('Contact instructions')).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'Accept and Join' }))
    expect(await screen.findByText('This invite has ended.')).toBeTruthy()
    expect(await screen.findByText('Withdrawn')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
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
  it('show an answer as soon as its notification arrives', async () => {
    const invites = [anInvite()]
    open('/sent-invites', { invites })
    expect(await screen.findByText('Waiting')).toBeTruthy()
    invites[0] = anInvite({ status: 'accepted', applicationId: ids.application, expiresAt: null })
    act(() => dispatch('notifications', aNotification({ kind: 'message.received' }), { isStored: true }))
    act(() => dispatch('notifications', aNotification({ kind: 'invite.accepted' }), { isStored: true }))
    expect(await screen.findByRole('link', { name: 'See Application' })).toBeTruthy()
  })

  it('show an answer that came while the connection was lost', async () => {
    const invites = [anInvite()]
    open('/sent-invites', { invites })
    expect(await screen.findByText('Waiting')).toBeTruthy()
    invites[0] = anInvite({ status: 'accepted', applicationId: ids.application, expiresAt: null })
    act(() => dispatchReset())
    expect(await screen.findByRole('link', { name: 'See Application' })).toBeTruthy()
  })

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
