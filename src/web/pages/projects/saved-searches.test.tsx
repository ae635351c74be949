import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { SavedSearch } from '#contract/projects/saved-searches.ts'
import { anAccount, someNotificationPreferences } from '#tests/support/answers/account-answers.ts'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const at = '2026-05-10T12:00:00.000Z'
const aSearch = (search: Partial<SavedSearch> = {}): SavedSearch => ({
  id: '11111111-1111-4111-8111-000000000001',
  name: 'Gardens',
  frequency: 'daily',
  filters: { search: 'garden', skills: ['UX Design', 'Legal'], accepting: true },
  place: null,
  endedAt: null,
  createdAt: at,
  updatedAt: at,
  ...search,
})
const path = '/api/saved-searches'

describe('saving a search', () => {
  const open = (refusal?: StubbedResponse) =>
    openScreen('/browse?search=garden&skills=UX%20Design,Legal&timeCommitment=10', {
      user: aVolunteer(),
      answer: (sent) => {
        if (sent.path === path && sent.method === 'POST') {
          return refusal ?? { status: 201, body: aSearch() }
        }
        return { body: sent.path === '/api/projects/facets' ? noFacets : [] }
      },
    })

  it('sends what is browsed with a suggested name and the chosen frequency', async () => {
    const { sent } = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    expect(name.value).toBe('garden, UX Design, Legal')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tell me' }), 'Immediately')
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find((each) => each.path === path && each.method === 'POST')?.body).toEqual({
      name: 'garden, UX Design, Legal',
      frequency: 'at_once',
      filters: {
        search: 'garden',
        skills: ['UX Design', 'Legal'],
        timeCommitment: 10,
        accepting: true,
        order: 'relevance',
      },
    })
  })

  it('keeps what is typed if the name is taken, and says so', async () => {
    const message = 'You already have a saved search with this name. Choose another name.'
    open({ status: 409, body: { message, code: 'search_name_taken' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Gardens')
    await userEvent.click(dialog.getByRole('button', { name: 'Save search' }))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(name.value).toBe('Gardens')
  })

  const openAt = async (url: string, saved: SavedSearch[] = []) => {
    openScreen(url, {
      user: aVolunteer(),
      answer: (sent) => {
        if (sent.path === path) return { body: saved }
        return { body: sent.path === '/api/projects/facets' ? noFacets : [] }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Save search' }))
    return within(await screen.findByRole('dialog', { name: 'Save this search' }))
  }

  it('names the filters that are on if no text or choice gives a name', async () => {
    const dialog = await openAt('/browse?remote=true&timeCommitment=10&verified=true')
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe(
      'Remote, Up to 10 hours, Verified organizations only',
    )
  })

  it('says if the same filters are saved already, and that Top Rated is no filter', async () => {
    const saved = aSearch({
      name: 'Gardens',
      filters: { search: 'garden', accepting: true, order: 'newest' },
    })
    const dialog = await openAt('/browse?search=garden&topRated=true', [saved])
    expect(await dialog.findByText('You already saved this search as “Gardens”.')).toBeTruthy()
    expect(dialog.getByText(/not only Top Rated ones/)).toBeTruthy()
  })

  it('is not offered for a place that no one knows', async () => {
    const message = 'We can’t find “Towsen”. Did you mean Towson, MD?'
    openScreen('/browse?near=Towsen', {
      user: aVolunteer(),
      answer: ({ path: asked }) =>
        asked.startsWith('/api/projects')
          ? {
              status: 422,
              body: { message: 'Invalid', code: 'invalid', issues: [{ path: 'near', message }] },
            }
          : { body: [] },
    })
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull()
  })

  it('leads visitors to signing in, and back to what they browsed', async () => {
    openScreen('/browse?search=garden', {
      user: null,
      answer: (sent) => ({ body: sent.path === '/api/projects/facets' ? noFacets : [] }),
    })
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Save search' })
    expect(new URL(link.href).searchParams.get('next')).toBe('/browse?search=garden')
  })
})

describe('the saved searches in the settings', () => {
  function open(stored: SavedSearch[]) {
    let searches = stored
    const change = (change: Partial<SavedSearch>) => {
      searches = searches.map((search) => ({ ...search, ...change }))
      return { body: searches[0] }
    }
    return openScreen('/profile?tab=settings#saved-searches', {
      user: aVolunteer(),
      answer: (sent) => {
        if (sent.path === '/api/account') return { body: anAccount() }
        if (sent.path === '/api/notification-preferences') return { body: someNotificationPreferences() }
        if (sent.path === path) return { body: searches }
        if (sent.path.endsWith('/end')) return change({ endedAt: at })
        if (sent.path.endsWith('/restore')) return change({ endedAt: null })
        if (sent.method === 'PATCH') return change(Object(sent.body))
        if (sent.method === 'DELETE') {
          const [removed] = searches
          searches = []
          return { body: removed }
        }
        return { body: [] }
      },
    })
  }

  it('link to what they find, end and come back by the same button', async () => {
    open([aSearch()])
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Gardens' })
    const { pathname, searchParams } = new URL(link.href)
    expect([pathname, searchParams.get('search')]).toEqual(['/browse', 'garden'])
    expect(screen.getByText('garden · UX Design · Legal · Takes applications')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'End “Gardens”' }))
    const restore = await screen.findByRole('button', { name: 'Restore “Gardens”' })
    expect(screen.getByText('Ended')).toBeTruthy()
    expect(document.activeElement).toBe(restore)
    await userEvent.click(restore)
    expect(await screen.findByRole('button', { name: 'End “Gardens”' })).toBeTruthy()
  })

  it('change their name and frequency, and are deleted after a question', async () => {
    const { sent } = open([aSearch()])
    await userEvent.click(await screen.findByRole('button', { name: 'Edit “Gardens”' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit saved search' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Tell me' }), 'Once a week')
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Gardens',
      frequency: 'weekly',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Delete “Gardens”' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete “Gardens”?' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText(/You have no saved searches/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Saved searches'))
  })
})
