import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { found, openBrowsing, searchOf } from '#tests/support/web/browse-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('the filters of projects', () => {
  it('takes its filters from the URL and queries by them', async () => {
    const { sent } = openBrowsing(
      '/browse-projects?search=logo&skills=Legal,Welding&causeAreas=Health&timeCommitment=10',
    )
    expect((await screen.findByRole('button', { name: 'Legal' })).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Welding' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('logo')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hours per week' }).value).toBe('10')
    expect(sent[0]?.query).toEqual({
      search: 'logo',
      skills: 'Legal,Welding',
      causeAreas: 'Health',
      timeCommitment: '10',
      accepting: 'true',
    })
  })

  it('leaves closed projects out until they are asked for', async () => {
    const { sent } = openBrowsing('/browse')
    expect((await screen.findAllByRole('article')).length).toBe(2)
    expect(sent[0]?.query).toEqual({ accepting: 'true' })
    await userEvent.click(screen.getByRole('button', { name: 'Show closed projects' }))
    await waitFor(() => expect(searchOf()).toEqual({ closed: 'true' }))
    const asked = () => sent.filter(({ path }) => path === '/api/projects').at(-1)?.query
    await waitFor(() => expect(asked()).toEqual({ order: 'newest' }))
  })

  it('says how to begin where there are no projects at all', async () => {
    openBrowsing('/browse', found(0))
    expect(await screen.findByText(/^There are no open projects right now\. Save this search/)).toBeTruthy()
    const content = () => within(screen.getByRole('main'))
    expect(content().getAllByRole('button', { name: 'Show closed projects' })).toHaveLength(2)
    const post = content().getByRole('link', { name: 'Post a Project' })
    expect(post.getAttribute('href')).toContain('type=organization')
    cleanup()
    openBrowsing('/browse?skills=Legal', found(0))
    expect(await screen.findByText(/^No open projects match/)).toBeTruthy()
    expect(content().queryByRole('link', { name: 'Post a Project' })).toBeNull()
  })

  it.each([
    ['skills=Legal&search=logo', 'No open projects match. Try fewer filters, or show closed projects.'],
    ['search=logo', 'No open projects match. Check the spelling, try other words, or show closed projects.'],
    ['search=logo&closed=true', 'No projects match. Check the spelling, or try other words.'],
    ['remote=true&closed=true', 'No projects match. Try fewer filters.'],
  ])('says what can be done about %s', async (query, text) => {
    openBrowsing(`/browse?${query}`, found(0))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(within(screen.getByRole('main')).getAllByRole('button', { name: /^Clear All/ }).length).not.toBe(0)
  })

  it('groups what is about the place', async () => {
    openBrowsing('/browse')
    const place = within(await screen.findByRole('group', { name: 'Place' }))
    expect(place.getByRole('button', { name: 'Remote' })).toBeTruthy()
    expect(place.getByRole('combobox', { name: /^Near/ })).toBeTruthy()
  })

  it('suggests a search that finds something, which keeps the filters', async () => {
    let body: ProjectFacets = { ...noFacets, suggestion: 'accountant' }
    openScreen('/browse?search=acountant&skills=Legal', {
      user: null,
      answer: (sent) => (sent.path === '/api/projects/facets' ? { body } : found(0)(sent)),
    })
    const suggestion = await screen.findByRole('button', { name: 'Did you mean accountant?' })
    const status = within(screen.getByRole('main')).getByRole('status')
    expect(within(status).getByText('0 projects. Did you mean accountant?').className).toBe('sr-only')
    expect(within(status).getByText('0 projects').getAttribute('aria-hidden')).toBe('true')
    body = { ...noFacets, suggestion: null }
    await userEvent.click(suggestion)
    await waitFor(() => expect(searchOf()).toEqual({ search: 'accountant', skills: 'Legal' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull())
    await waitFor(() => expect(status.textContent).toBe('0 projects'))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    await waitFor(() => expect(field.value).toBe('accountant'))
  })

  it('shows a list on request, and again on the next visit', async () => {
    openBrowsing('/browse?skills=Legal')
    await userEvent.click(await screen.findByRole('button', { name: 'List' }))
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'Legal', view: 'list' }))
    expect(screen.getByRole('article', { name: 'Project 0.0' }).textContent).toContain('5 hours/week')
    cleanup()
    openBrowsing('/browse')
    await waitFor(() => expect(searchOf()).toEqual({ view: 'list' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cards' }))
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('shows the six skills that find most, chosen ones too, and all on request', async () => {
    const skills = ['Legal', 'Research', 'Finance', 'Strategy', 'Marketing', 'Fundraising', 'Operations'].map(
      (value, index) => ({ value, count: 10 - index, hasMore: false }),
    )
    openBrowsing('/browse?skills=Translation', found(2), { ...noFacets, skills })
    const group = within(await screen.findByRole('group', { name: 'Skills' }))
    const names = () => group.getAllByRole('button', { pressed: false }).map((one) => one.textContent)
    await waitFor(() =>
      expect(names()).toEqual([
        'Legal10',
        'Research9',
        'Finance8',
        'Strategy7',
        'Marketing6',
        'Fundraising5',
      ]),
    )
    expect(group.getByRole('button', { name: 'Translation' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Show all 19 skills' }))
    expect(names()).toContain('Operations4')
    await userEvent.click(screen.getAllByRole('button', { name: 'Show fewer' })[0] ?? document.body)
    expect(names()).toHaveLength(6)
  })

  it('lists what narrows it, and removes one at a time', async () => {
    openBrowsing('/browse?search=logo&skills=Legal&timeCommitment=10')
    const active = within(await screen.findByRole('list', { name: 'Active filters' }))
    expect(active.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '“logo”',
      'Legal',
      'Up to 10 hours',
    ])
    await userEvent.click(active.getByRole('button', { name: 'Remove filter Legal' }))
    await waitFor(() => expect(searchOf()).toEqual({ search: 'logo', timeCommitment: '10' }))
    await userEvent.click(active.getByRole('button', { name: 'Remove filter “logo”' }))
    await waitFor(() => expect(searchOf()).toEqual({ timeCommitment: '10' }))
  })

  it('writes each choice into the URL immediately, and Back undoes it', async () => {
    const { router } = openBrowsing('/browse')
    await userEvent.click(await screen.findByRole('button', { name: 'UX Design' }))
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hours per week' }), '10')
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design', timeCommitment: '10' }))
    router.history.back()
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design' }))
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Hours per week' }).value).toBe('40'),
    )
  })

  it('shows beside each choice how many projects it would find', async () => {
    openBrowsing('/browse?causeAreas=Health', found(2), {
      ...noFacets,
      total: { count: 2, hasMore: false },
      skills: [
        { value: 'Legal', count: 12, hasMore: false },
        { value: 'Research', count: 10_000, hasMore: true },
      ],
      causeAreas: [{ value: 'Health', count: 2, hasMore: false }],
      timeCommitment: [
        { value: 10, count: 1, hasMore: false },
        { value: 40, count: 2, hasMore: false },
      ],
    })
    const legal = await screen.findByRole('button', { name: 'Legal' })
    await waitFor(() => expect(legal.textContent).toBe('Legal12'))
    expect(screen.getByRole('button', { name: 'Research' }).textContent).toBe('Research10,000+')
    expect(screen.getByRole('option', { name: 'Up to 10 hours (1)' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Any (2)' })).toBeTruthy()
  })

  it('clears everything, including the search text', async () => {
    openBrowsing('/browse?search=logo&skills=UX%20Design')
    await screen.findAllByRole('article')
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(searchOf()).toEqual({}))
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe(''),
    )
    expect(screen.getByRole('button', { name: 'UX Design' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('clears typed text that was not searched yet', async () => {
    openBrowsing('/browse?skills=Legal')
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    fireEvent.change(box, { target: { value: 'grant' } })
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    expect(box.value).toBe('')
  })
})
