import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Sent } from '#tests/support/web/screen.tsx'

const second = '77777777-7777-4777-8777-777777777777'
const jonah = anApplication({
  id: second,
  volunteer: { ...anApplication().volunteer, id: second, firstName: 'Jonah', lastName: 'Reyes' },
})
const aNote = (overrides: Partial<ApplicationNote> = {}): ApplicationNote => ({
  id: ids.hours,
  applicationId: ids.application,
  text: 'Call her first.',
  author: { id: ids.volunteer, firstName: 'Ruth', lastName: 'Calloway', profileImageUrl: null },
  isOwn: true,
  createdAt: '2026-11-03T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
  ...overrides,
})

type World = {
  received?: Application[]
  notes?: ApplicationNote[]
  write?: (sent: Sent) => unknown
  url?: string
}

function open({ received = [anApplication(), jonah], notes = [], write, url = '' }: World = {}) {
  return openScreen(`/applications?tab=received${url}`, {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.method !== 'GET') return { body: write?.(sent) }
      if (sent.path.endsWith('/notes')) return { body: notes }
      const body = sent.query['shortlisted']
        ? received.filter(({ triage }) => triage?.isShortlisted)
        : sent.path === '/api/received-applications'
          ? received
          : []
      return { body, headers: { 'x-total-count': String(body.length) } }
    },
  })
}
const cardOf = async (name: string) =>
  within(await screen.findByRole('article', { name: `Application by ${name}` }))
const marked = (application: Application) => ({
  ...application,
  triage: { isShortlisted: true, notesCount: 0 },
})

describe('sorting applicants', () => {
  it('adds an applicant to the shortlist and filters by it, in the URL', async () => {
    const received = [anApplication(), jonah]
    const { sent } = open({
      received,
      write: () => {
        received[1] = marked(jonah)
        return received[1]
      },
    })
    const star = (await cardOf('Jonah Reyes')).getByRole('button', { name: 'Shortlist' })
    expect(star.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(star)
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe(`/api/applications/${second}/shortlist`)
    await userEvent.click(screen.getByRole('button', { name: 'Shortlisted' }))
    await waitFor(() => expect(window.location.search).toBe('?tab=received&show=shortlisted'))
    expect(await screen.findByText('1 application')).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await cardOf('Jonah Reyes')
  })

  it('says that the shortlist is empty', async () => {
    open({ url: '&show=shortlisted' })
    expect(await screen.findByRole('heading', { name: 'Your shortlist is empty' })).toBeTruthy()
  })

  it.each(['', '&show=pending'])('reverts a shortlisting that was refused (%s)', async (url) => {
    let refuse = () => {}
    const refused = new Promise<void>((resolve) => {
      refuse = resolve
    })
    openScreen(`/applications?tab=received${url}`, {
      user: anOrganizer(),
      answer: async ({ method }) => {
        if (method === 'GET') return { body: [jonah] }
        await refused
        return { status: 503, body: { message: 'Busy', code: 'unavailable' } }
      },
    })
    const star = (await cardOf('Jonah Reyes')).getByRole('button', { name: 'Shortlist' })
    await userEvent.click(star)
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'))
    refuse()
    expect(await screen.findByText('Couldn’t update your shortlist')).toBeTruthy()
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'))
  })

  it('is invisible to the volunteer', async () => {
    openScreen('/applications', {
      user: aVolunteer(),
      answer: () => ({ body: [anApplication({ triage: null })] }),
    })
    const card = within(await screen.findByRole('article'))
    expect(card.queryByRole('checkbox')).toBeNull()
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Your application',
      'Withdraw',
    ])
    expect(card.queryByText(/notes/i)).toBeNull()
  })

  it('stores private notes: authors can edit and remove theirs, others can read them', async () => {
    const notes = [aNote(), aNote({ id: second, text: 'She knows our printer.', isOwn: false, author: null })]
    const { sent } = open({
      received: [anApplication({ triage: { isShortlisted: false, notesCount: 2 } })],
      notes,
      write: ({ method, body }) => {
        if (method === 'POST') notes.unshift(aNote({ id: ids.project, text: 'Free from May.' }))
        return { ...aNote(), ...(typeof body === 'object' ? body : {}) }
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
})

describe('selected applications', () => {
  it('are declined with one message after the dialog shows how many', async () => {
    const { sent } = open({
      write: () => ({
        declined: [{ ...jonah, status: 'declined' }],
        moved: [anApplication({ status: 'withdrawn', endedBy: 'volunteer' })],
      }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Maya Lindqvist' }))
    const bar = within(screen.getByRole('region', { name: 'Selected applications' }))
    expect(bar.getByText('1 selected')).toBeTruthy()
    expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Jonah Reyes' }))
    const href = new URL(bar.getByRole<HTMLAnchorElement>('link', { name: 'Compare' }).href)
    expect(href.pathname + decodeURIComponent(href.search)).toBe(
      `/applications/compare?ids=${ids.application},${second}`,
    )
    await userEvent.click(bar.getByRole('button', { name: 'Decline selected' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 applications?' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline 2 applications' }))
    expect(await screen.findByText('1 application declined')).toBeTruthy()
    expect(screen.getByText('Maya Lindqvist has withdrawn.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: [ids.application, second],
      organizationFeedback: 'Thank you.',
    })
  })

  it('can be compared only if they belong to one project', async () => {
    const elsewhere = { ...jonah, projectId: ids.organization }
    open({ received: [anApplication(), elsewhere] })
    for (const name of ['Maya Lindqvist', 'Jonah Reyes']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    }
    expect(screen.getByText('You can only compare applications to the same project')).toBeTruthy()
  })

  it('are deselected by Clear', async () => {
    open()
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Jonah Reyes' })
    await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box.checked).toBe(false)
  })
})
