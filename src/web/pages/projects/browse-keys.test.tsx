import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ListedProject } from '#contract/projects/projects.ts'
import { aCard, aVolunteer } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const idOf = (index: number) => `11111111-1111-4111-8111-00000000000${index}`
const threeCards = [0, 1, 2].map((index) =>
  aCard({ id: idOf(index), title: `Project ${index}`, isSaved: false, saved: false }),
)
const open = (url: string, cards: ListedProject[] = threeCards, facets = noFacets) =>
  openScreen(url, {
    user: aVolunteer(),
    answer: ({ path, method }) => {
      if (path === '/api/projects/facets') return { body: facets }
      return { body: method === 'GET' ? cards : { isSaved: true, saved: true } }
    },
  })
const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))
const focused = () => document.activeElement?.textContent
const press = (keys: string) => userEvent.keyboard(keys)

describe('the keys of browsing', () => {
  it('are listed by “?” together with those of every screen, in one dialog', async () => {
    open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await press('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(dialog.textContent).toContain('Next project')
    expect(dialog.textContent).toContain('Go to a screen')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it('move between projects, and save one', async () => {
    const { sent } = open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await press('j')
    expect(focused()).toBe('Project 0')
    await press('jjj')
    expect(focused()).toBe('Project 2')
    await press('k')
    expect(focused()).toBe('Project 1')
    await press('s')
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
        `/api/projects/${idOf(1)}/save`,
      ]),
    )
  })

  it('open the focused project', async () => {
    const { router } = open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await press('j{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${idOf(0)}`))
  })

  it('switch the view, and the focus stays on the project', async () => {
    open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await press('jjv')
    await waitFor(() => expect(searchOf()).toEqual({ view: 'list' }))
    await waitFor(() => expect(focused()).toBe('Project 1'))
    await press('v')
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('lead to the search, which they are typed into, and are listed', async () => {
    open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await press('/')
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    expect(document.activeElement).toBe(box)
    await press('jv')
    expect(box.value).toBe('jv')
    await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('Switch between cards and list')).toBeTruthy()
  })
})

describe('the focus on the browse screen', () => {
  it('can skip from the start to the results', async () => {
    open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    await userEvent.tab()
    expect(focused()).toBe('Skip to main content')
    await userEvent.tab()
    expect(focused()).toBe('Skip to results')
    await press('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  })

  it('moves to the next active filter after one is removed, and to the results after the last', async () => {
    open('/browse?skills=Legal&timeCommitment=10')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Up to 10 hours' }))
    const last = screen.getByRole('button', { name: 'Remove filter Legal' })
    await waitFor(() => expect(document.activeElement).toBe(last))
    await press('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' })))
  })

  it('stays on a choice that was only shown because it was chosen', async () => {
    const skills = ['Legal', 'Research', 'Finance', 'Strategy', 'Marketing', 'Fundraising'].map(
      (value, index) => ({
        value,
        count: 10 - index,
        hasMore: false,
      }),
    )
    open('/browse?skills=Translation', threeCards, { ...noFacets, skills })
    const choice = await screen.findByRole('button', { name: 'Translation' })
    await userEvent.click(choice)
    await waitFor(() => expect(choice.getAttribute('aria-pressed')).toBe('false'))
    expect(document.activeElement).toBe(choice)
  })
})

describe('a listed project', () => {
  it('shows how well it matches and its last day, in cards and in the list', async () => {
    const card = { ...aCard({ applicationDeadline: '2026-12-04', placesLeft: 1 }), matchScore: 92 }
    open('/browse', [card])
    const article = await screen.findByRole('article')
    expect(within(article).getByText('92% match')).toBeTruthy()
    expect(within(article).getByText('1 spot left, apply by Dec 4, 2026')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'List' }))
    await screen.findByText('Apply by Dec 4, 2026')
    expect(screen.getByText('92% match')).toBeTruthy()
  })

  it('that is an old import says so and shows no match', async () => {
    const card = aCard({
      isImported: true,
      isStale: true,
      applicationDeadline: '2012-09-13',
      deadlineEnforced: false,
    })
    open('/browse', [{ ...card, matchScore: 92 }])
    const text = 'Original deadline: Sep 13, 2012. Ask whether it’s still needed.'
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('92% match')).toBeNull()
  })
})

describe('the order of browsing', () => {
  it('is relevance for a search, or newest first on request', async () => {
    const { sent } = open('/browse?search=logo')
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    expect(sort.value).toBe('relevance')
    await userEvent.selectOptions(sort, 'Newest')
    await waitFor(() => expect(searchOf()).toEqual({ search: 'logo', sort: 'newest' }))
    const orders = () =>
      sent.filter(({ path }) => path === '/api/projects').map(({ query }) => query['order'])
    await waitFor(() => expect(orders()).toEqual(['relevance', 'newest']))
  })

  it('is newest first without a search, or by deadline or match', async () => {
    const { sent } = open('/browse')
    await screen.findByRole('article', { name: 'Project 0' })
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    expect([...sort.options].map(({ text }) => text)).toEqual(['Newest', 'Deadline', 'Best match'])
    expect(sent.find(({ path }) => path === '/api/projects')?.query['order']).toBe('newest')
  })
})
