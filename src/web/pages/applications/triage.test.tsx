import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { findDetail, findRow, openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const jonah = anApplication({
  id: second,
  volunteer: { ...anApplication().volunteer, id: second, firstName: 'Jonah', lastName: 'Reyes' },
})
const aNote = (overrides: Partial<ApplicationNote> = {}): ApplicationNote => ({
  id: ids.hours,
  applicationId: ids.application,
  text: 'Call her first.',
  language: null,
  author: { id: ids.volunteer, firstName: 'Ruth', lastName: 'Calloway', profileImageUrl: null },
  isOwn: true,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})
const marked = (application: Application) => ({
  ...application,
  triage: { isShortlisted: true, notesCount: 0 },
})

describe('sorting applicants', () => {
  it('adds an applicant to the shortlist and filters by it, in the URL', async () => {
    const received = [anApplication(), jonah]
    const { sent } = openReceived({
      received,
      write: () => {
        received[1] = marked(jonah)
        return { body: { changed: [second], moved: [] } }
      },
    })
    await userEvent.click(await findRow('Jonah Reyes'))
    const star = await (await findDetail('Jonah Reyes')).findByRole('button', { name: 'Shortlist' })
    await userEvent.click(star)
    await waitFor(() => expect(star.textContent).toContain('Remove Jonah Reyes from your shortlist'))
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/applications/shortlist',
      body: { ids: [second], isShortlisted: true },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Shortlisted' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=shortlisted'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Maya Lindqvist' })).toBeNull())
    await findRow('Jonah Reyes')
  })

  it('says that the shortlist is empty', async () => {
    openReceived({ received: [anApplication()], url: '&show=shortlisted' })
    expect(await screen.findByRole('heading', { name: 'Your shortlist is empty' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all applicants' }))
    await findRow('Maya Lindqvist')
  })

  it.each(['', '&show=pending'])('reverts a shortlisting that was refused (%s)', async (url) => {
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    openReceived({
      received: [jonah],
      url,
      write: async () => {
        await refused
        return { status: 503, body: { message: 'Busy', code: 'unavailable' } }
      },
    })
    const star = await screen.findByRole('button', { name: 'Shortlist' })
    await userEvent.click(star)
    await waitFor(() => expect(star.textContent).toMatch(/^Shortlisted/))
    refuse()
    expect(await screen.findByText('Couldn’t update your shortlist')).toBeTruthy()
    await waitFor(() => expect(star.textContent).toMatch(/^ShortlistS?$/))
  })

  it('is invisible to the volunteer', async () => {
    openScreen('/applications', {
      user: aVolunteer(),
      answer: () => ({ body: [anApplication({ triage: null })] }),
    })
    const card = within(await screen.findByRole('article'))
    expect(card.queryByRole('checkbox')).toBeNull()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Withdraw',
      'Your application',
    ])
    expect(card.queryByText(/notes/i)).toBeNull()
  })

  it('stores private notes: authors can edit and remove theirs, others can read them', async () => {
    const notes = [aNote(), aNote({ id: second, text: 'She knows our printer.', isOwn: false, author: null })]
    const { sent } = openReceived({
      received: [anApplication({ triage: { isShortlisted: false, notesCount: 2 } })],
      notes,
      write: ({ method, body }) => {
        if (method === 'POST') notes.unshift(aNote({ id: ids.project, text: 'Free from May.' }))
        return { body: { ...aNote(), ...(typeof body === 'object' ? body : {}) } }
      },
    })
    await userEvent.click(await screen.findByText('Private notes (2)'))
    const list = within(await screen.findByRole('list', { name: 'Notes on Maya Lindqvist' }))
    expect(list.getByText('A former member')).toBeTruthy()
    expect(list.getAllByRole('button', { name: 'Edit' })).toHaveLength(1)
    const writing = screen.getByLabelText('New note on Maya Lindqvist')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Please write a note')).toBeTruthy()
    await userEvent.type(writing, 'Free from May.')
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
    expect(await list.findByText('Free from May.')).toBeTruthy()
    await userEvent.click(list.getAllByRole('button', { name: 'Edit' })[1] ?? writing)
    const change = screen.getByLabelText<HTMLTextAreaElement>('Edit your note')
    expect([change.value, document.activeElement]).toEqual(['Call her first.', change])
    await userEvent.type(change, ' Then write.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByLabelText('Edit your note')).toBeNull())
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      text: 'Call her first. Then write.',
    })
  })

  it('keeps what is typed for the next note while one is being saved', async () => {
    let finish = () => {}
    openReceived({
      received: [anApplication({ triage: { isShortlisted: false, notesCount: 1 } })],
      notes: [aNote()],
      write: async () => {
        await new Promise<void>((resolve) => (finish = resolve))
        return { body: aNote() }
      },
    })
    await userEvent.click(await screen.findByText('Private notes (1)'))
    const writing = await screen.findByLabelText('New note on Maya Lindqvist')
    await userEvent.type(writing, 'Call her first.')
    const add = screen.getByRole('button', { name: 'Add note' })
    await userEvent.click(add)
    await waitFor(() => expect(add.getAttribute('aria-busy')).toBe('true'))
    await userEvent.type(writing, ' Then Jonah.')
    finish()
    await waitFor(() => expect(add.getAttribute('aria-busy')).not.toBe('true'))
    expect(writing).toHaveProperty('value', 'Call her first. Then Jonah.')
  })
})
