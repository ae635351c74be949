import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { getWorkload } from '#contract/applications/workload.ts'
import type { EndpointResponse } from '#contract/endpoint.ts'
import type { Invite } from '#contract/invites/invites.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anInvite, anInviteDetail } from '#tests/support/answers/invite-answers.ts'
import { anOrganizer, aNotification, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { dispatch, dispatchReset } from '#web/lib/live/live.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

type Written = (body: unknown) => StubbedResponse

/** The screen of a side with its invites; a write answers with the changed invite. */
function open(
  url: string,
  given: {
    invites: Invite[]
    write?: Written
    scopeHash?: () => string
    questions?: Project['screeningQuestions']
    workload?: EndpointResponse<typeof getWorkload>
  },
) {
  const isSent = url.startsWith('/sent')
  const opened = openScreen(url, {
    user: isSent ? anOrganizer() : aVolunteer(),
    answer: ({ method, path, body }) => {
      if (method === 'PATCH' && given.write) return given.write(body)
      if (path === '/api/my-invites' || path === '/api/sent-invites') {
        return { body: given.invites, headers: { 'x-total-count': String(given.invites.length) } }
      }
      if (path.endsWith('/workload') && given.workload) return { body: given.workload }
      if (path.startsWith('/api/invites/')) {
        return {
          body: anInviteDetail({
            scopeHash: given.scopeHash?.() ?? 'a'.repeat(64),
            screeningQuestions: given.questions ?? [],
          }),
        }
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

  it('are accepted only with answers to the project’s questions and time for it', async () => {
    const { person, sent } = open('/invites', {
      invites: [anInvite()],
      write: () => ({ body: anInvite({ status: 'accepted', applicationId: ids.application }) }),
      questions: [{ id: 'licence', text: 'Do you have a driving licence?', isRequired: true }],
      workload: { acceptedHours: 6, projectHours: 18, maxHours: 12, level: 'confirm' },
    })
    await person.click(await screen.findByRole('button', { name: /^Accept the invite/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const box = await dialog.findByRole('checkbox', { name: 'I have the time for this' })
    expect(dialog.getByText(/With this project it would be 24 hours/)).toBeTruthy()
    const accept = dialog.getByRole('button', { name: 'Accept and Join' })
    await person.click(accept)
    expect(document.activeElement).toBe(box)
    await person.click(box)
    await person.click(accept)
    const answer = dialog.getByRole('textbox', { name: /driving licence/ })
    await waitFor(() => expect(document.activeElement).toBe(answer))
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false)
    await person.type(answer, 'Yes')
    await person.click(accept)
    expect(await screen.findByText('You’re in')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      screeningAnswers: [{ questionId: 'licence', answer: 'Yes' }],
    })
  })

  it('ask whether the volunteer works for the organization before one is accepted', async () => {
    const { person } = open('/invites', { invites: [anInvite()] })
    await person.click(await screen.findByRole('button', { name: /^Accept the invite/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(await dialog.findByRole('checkbox', { name: 'I work for Harbor Light Shelter' }))
    expect(dialog.getByText(/it should be paid, too/)).toBeTruthy()
  })

  it('say why one can’t be accepted anymore, although its dialog closes with that', async () => {
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
    expect((await dialog.findAllByText('Choose a reason, or “Prefer not to say”')).length).toBeGreaterThan(0)
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
