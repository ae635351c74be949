import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dispatch } from '#web/lib/live/live.ts'
import { aCard, aVolunteer } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import { cards, found, openBrowsing, searchOf } from '#tests/support/web/browse-screen.tsx'

describe('browsing projects', () => {
  it('shows how many there are and announces it to screen readers', async () => {
    openBrowsing('/browse', found(12))
    await waitFor(() => expect(screen.getByText('12 projects').getAttribute('role')).toBe('status'))
  })

  it.each([
    ['immediately for members', aVolunteer()],
    ['for visitors when they come back to the page', null],
  ])('loses a project that an administrator hides, %s', async (_, user) => {
    let shown = cards(2)
    const [hidden] = shown
    const { sent } = openScreen('/browse', {
      user,
      answer: ({ path }) => {
        if (path === '/api/projects/facets') return { body: noFacets }
        return { body: path === '/api/projects' ? shown : [] }
      },
    })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    shown = shown.slice(1)
    const countCalls = () => sent.filter(({ path }) => path === '/api/projects').length
    const before = countCalls()
    // The code that listens loads after the screen.
    await vi.waitFor(() => {
      if (user) dispatch('visibility', { projectId: hidden?.id }, { isStored: false })
      else window.dispatchEvent(new Event('visibilitychange'))
      expect(countCalls()).toBeGreaterThan(before)
    })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  it('shows six placeholder cards while the first results load', async () => {
    openBrowsing('/browse')
    await screen.findByRole('heading', { name: 'Browse Projects' })
    expect(screen.getAllByTestId('project-skeleton')).toHaveLength(6)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('shows the top-rated projects that match the filters with a toggle, which filters leave on', async () => {
    const answer: Answer = (sent) =>
      sent.path === '/api/projects/top-rated' ? { body: [aCard({ title: 'Best of all' })] } : found(2)(sent)
    const { sent } = openBrowsing('/browse', answer)
    const toggle = await screen.findByRole('button', { name: 'Top Rated' })
    await userEvent.click(toggle)
    expect(await screen.findByRole('heading', { name: 'Best of all' })).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(searchOf()).toEqual({ topRated: 'true' })
    expect(toggle.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'UX Design' }))
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design', topRated: 'true' }))
    const asked = () => sent.filter(({ path }) => path === '/api/projects/top-rated')
    await waitFor(() => expect(asked().map(({ query }) => query)).toEqual([{}, { skills: 'UX Design' }]))
    await userEvent.click(toggle)
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('shows a visitor who saves a project the documented request to sign in', async () => {
    const { sent } = openBrowsing('/browse')
    const [mark] = await screen.findAllByRole('button', { name: /^Save Project/ })
    if (mark) await userEvent.click(mark)
    expect(await screen.findByText('Sign in required')).toBeTruthy()
    expect(screen.getByText('Please sign in to save projects')).toBeTruthy()
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('saves a project immediately with a message, and Undo reverts it', async () => {
    const card = { ...aCard(), isSaved: false }
    const { sent } = openScreen('/browse', {
      user: aVolunteer(),
      answer: ({ path, method }) => {
        if (path === '/api/projects/facets') return { body: noFacets }
        if (method === 'POST') return { body: { isSaved: true, saved: true } }
        return method === 'DELETE' ? { body: { isSaved: false, saved: false } } : { body: [card] }
      },
    })
    const mark = await screen.findByRole('button', { name: `Save ${card.title}` })
    await userEvent.click(mark)
    expect(mark.getAttribute('aria-pressed')).toBe('true')
    expect(await screen.findByText('Project saved')).toBeTruthy()
    expect(screen.getByText('Added to your saved projects')).toBeTruthy()
    const undo = screen.getByRole('button', { name: 'Undo' })
    // The toast region captures the pointer once it has registered its first toast, shortly after it appears.
    await waitFor(() => expect(getComputedStyle(undo).pointerEvents).not.toBe('none'))
    await userEvent.click(undo)
    expect(await screen.findByText('Project unsaved')).toBeTruthy()
    expect(screen.getByText('Removed from your saved projects')).toBeTruthy()
    expect(mark.getAttribute('aria-pressed')).toBe('false')
    const writes = sent
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`)
    expect(writes).toEqual([`POST /api/projects/${card.id}/save`, `DELETE /api/projects/${card.id}/save`])
  })

  it('keeps the bookmark of a project when an older answer arrives after it was saved', async () => {
    let release = () => {}
    let held = Promise.resolve()
    const { queryClient, sent } = openScreen('/browse', {
      user: aVolunteer(),
      answer: async ({ path, method }) => {
        if (path === '/api/projects/facets') return { body: noFacets }
        if (method === 'POST') return { body: { isSaved: true, saved: true } }
        await held
        return { body: [{ ...aCard(), isSaved: false }] }
      },
    })
    const mark = await screen.findByRole('button', { name: /^Save Redesign/ })
    held = new Promise((resolve) => {
      release = resolve
    })
    const count = () => sent.filter(({ path }) => path === '/api/projects').length
    const first = count()
    void queryClient.invalidateQueries({ queryKey: ['/api/projects'] })
    await waitFor(() => expect(count()).toBe(first + 1))
    await userEvent.click(mark)
    expect(await screen.findByText('Project saved')).toBeTruthy()
    release()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(mark.getAttribute('aria-pressed')).toBe('true')
  })

  it('keeps what was pressed last while earlier answers arrive', async () => {
    const release = { POST: () => {}, DELETE: () => {} }
    const held = (method: 'POST' | 'DELETE') =>
      new Promise<void>((resolve) => {
        release[method] = resolve
      })
    openScreen('/browse', {
      user: aVolunteer(),
      answer: async ({ path, method }) => {
        if (path === '/api/projects/facets') return { body: noFacets }
        if (method !== 'POST' && method !== 'DELETE') return { body: [{ ...aCard(), isSaved: false }] }
        await held(method)
        return { body: { isSaved: method === 'POST', saved: method === 'POST' } }
      },
    })
    const mark = await screen.findByRole('button', { name: /^Save Redesign/ })
    await userEvent.click(mark)
    await userEvent.click(mark)
    release.POST()
    expect(await screen.findByText('Project saved')).toBeTruthy()
    expect(mark.getAttribute('aria-pressed')).toBe('false')
    release.DELETE()
    expect(await screen.findByText('Project unsaved')).toBeTruthy()
    expect(mark.getAttribute('aria-pressed')).toBe('false')
  })

  it('reverts the bookmark if it could not be saved, and says so', async () => {
    openScreen('/browse', {
      user: aVolunteer(),
      answer: ({ path, method }) => {
        if (path === '/api/projects/facets') return { body: noFacets }
        return method === 'POST' ? { status: 503, body: {} } : { body: [{ ...aCard(), isSaved: false }] }
      },
    })
    const mark = await screen.findByRole('button', { name: /^Save Redesign/ })
    await userEvent.click(mark)
    expect(await screen.findByText('Failed to update project status. Please try again.')).toBeTruthy()
    expect(mark.getAttribute('aria-pressed')).toBe('false')
  })

  it('searches immediately on Enter', async () => {
    const { sent } = openBrowsing('/browse')
    const box = await screen.findByRole('searchbox', { name: 'Search' })
    fireEvent.change(box, { target: { value: 'grant' } })
    fireEvent.submit(box)
    const asked = () => sent.filter(({ path }) => path === '/api/projects').at(-1)?.query
    await waitFor(() => expect(asked()).toEqual({ search: 'grant', accepting: 'true', order: 'relevance' }))
    expect(searchOf()).toEqual({ search: 'grant' })
  })

  it('says why nothing was found and clears the filters on request', async () => {
    openBrowsing('/browse?skills=Legal', ({ query }) =>
      found(query['skills'] ? 0 : 2)({ ...emptyRequest, query }),
    )
    const empty = (await screen.findByRole('heading', { name: 'No projects found' })).parentElement
    if (!empty) throw new Error('the empty state stands nowhere')
    await userEvent.click(within(empty).getByRole('button', { name: 'Clear All' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })

  it('keeps the old results, dimmed, while new ones load', async () => {
    openBrowsing('/browse')
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('button', { name: 'UX Design' }))
    expect(screen.queryAllByTestId('project-skeleton')).toHaveLength(0)
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  it('shows Load More exactly while there is a next page, and moves the focus to the first new card', async () => {
    openBrowsing('/browse', ({ query }) =>
      query['cursor']
        ? { body: cards(1, 1), headers: { 'x-total-count': '13' } }
        : {
            body: cards(12),
            headers: { 'x-total-count': '13', link: '</api/projects?cursor=abc>; rel="next"' },
          },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Load More' }))
    expect(await screen.findAllByRole('article')).toHaveLength(13)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project 1.0'))
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('says that the list could not be loaded, and loads it on Try again', async () => {
    let down = true
    openBrowsing('/browse', () => (down ? { status: 503, body: {} } : { body: cards(2) }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('heading', { name: 'Failed to fetch projects' })).toBeTruthy()
    down = false
    await userEvent.click(retry)
    expect(await screen.findAllByRole('article')).toHaveLength(2)
  })
})

const emptyRequest = { method: 'GET', path: '', body: undefined }
