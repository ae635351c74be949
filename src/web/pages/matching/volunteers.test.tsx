import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { DirectoryFacets, ListedVolunteer } from '#contract/matching/directory.ts'
import { anOrganizer } from '#tests/support/answers/answers.ts'
import { aListedVolunteer, noDirectoryFacets, towson } from '#tests/support/answers/directory-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const projectId = '33333333-3333-4333-8333-333333333333'
const organizationId = '44444444-4444-4444-8444-444444444444'
const match: ListedVolunteer['match'] = {
  matchScore: 82,
  matchReasons: [{ factor: 'skills', description: 'Matching skills: Graphic Design', score: 40 }],
  gap: null,
  eligibility: [],
  isEligible: true,
  isInvited: false,
}

type Given = { found?: ListedVolunteer[]; total?: number; facets?: DirectoryFacets; list?: Answer }

function open(url: string, { found = [aListedVolunteer()], total, facets, list }: Given = {}) {
  return openScreen(url, {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.path === '/api/volunteers/facets') return { body: facets ?? noDirectoryFacets }
      if (sent.path === '/api/volunteers/projects') {
        return {
          body: [{ id: projectId, title: 'A new logo', organizationId, organizationName: 'Harbor Light' }],
        }
      }
      if (sent.path.endsWith('/invite-options')) return { status: 404, body: {} }
      if (sent.path !== '/api/volunteers') return { body: [] }
      return list?.(sent) ?? { body: found, headers: { 'x-total-count': String(total ?? found.length) } }
    },
  })
}
const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))

describe('the directory of volunteers', () => {
  it('shows of each person what organizations may see, and a link to a public portfolio', async () => {
    open('/volunteers', {
      found: [
        aListedVolunteer({
          name: 'Maya Lindqvist',
          headline: 'Draws maps',
          skills: ['Graphic Design', 'Research', 'Photography', 'Fundraising', 'Legal Services'],
          place: 'Towson, Maryland',
          freeHours: 8,
          languages: ['English', 'Swedish'],
          portfolio: { completedProjects: 2, averageRating: 4.5, totalReviews: 3 },
        }),
      ],
    })
    const card = within(await screen.findByRole('article', { name: 'Maya Lindqvist' }))
    for (const text of [
      'Draws maps',
      'Towson, Maryland',
      'Open to remote work',
      '8 hours a week available',
      'Speaks English, Swedish',
      '2 projects completed',
      'Rated 4.5 of 5 from 3 reviews',
      '+1 more',
    ]) {
      expect(card.getByText(text)).toBeTruthy()
    }
    expect(card.getByRole('link', { name: 'Portfolio of Maya Lindqvist' }).getAttribute('href')).toMatch(
      /^\/volunteers\//,
    )
    expect(document.title).toBe('Find Volunteers · Bridge Collective')
    expect(screen.getByText('1 volunteer')).toBeTruthy()
  })

  it('says that a portfolio is private instead of linking it', async () => {
    open('/volunteers', { found: [aListedVolunteer({ name: 'Maya', portfolio: null })] })
    const card = within(await screen.findByRole('article', { name: 'Maya' }))
    expect(card.getByText('Their portfolio isn’t public.')).toBeTruthy()
    expect(card.queryByRole('link')).toBeNull()
  })

  it('takes its filters from the URL and queries by them', async () => {
    const { sent } = open(
      `/volunteers?search=logo&skills=Legal,Welding&languages=Polish&hours=5&remote=true&near=Towson&state=true&project=${projectId}`,
    )
    await screen.findByRole('article')
    expect(sent.find(({ path }) => path === '/api/volunteers')?.query).toEqual({
      search: 'logo',
      skills: 'Legal,Welding',
      languages: 'Polish',
      freeHours: '5',
      remote: 'true',
      near: 'Towson',
      within: 'state',
      projectId,
      order: 'match',
    })
    const active = within(screen.getByRole('list', { name: 'Active filters' }))
    expect(active.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '“logo”',
      'Open to remote work',
      'Near Towson',
      'At least 5 hours',
      'Legal',
      'Welding',
      'Polish',
    ])
    await userEvent.click(active.getByRole('button', { name: 'Remove filter Near Towson' }))
    await waitFor(() => expect(searchOf()).not.toHaveProperty('near'))
    expect(searchOf()).toMatchObject({ search: 'logo', project: projectId })
  })

  it('matches with a chosen project, explains each match, and can be sorted by time again', async () => {
    const { sent } = open('/volunteers', { found: [aListedVolunteer({ name: 'Maya', match })] })
    await screen.findByRole('article')
    expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull()
    const choice = screen.getByRole('combobox', { name: 'Match with project' })
    await within(choice).findByRole('option', { name: 'A new logo' })
    await userEvent.selectOptions(choice, 'A new logo')
    await waitFor(() => expect(searchOf()).toEqual({ project: projectId }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Recently updated')
    await waitFor(() => expect(searchOf()).toEqual({ project: projectId, sort: 'recent' }))
    const asked = () => sent.filter(({ path }) => path === '/api/volunteers').at(-1)?.query
    await waitFor(() => expect(asked()).toEqual({ projectId, order: 'recent' }))
    const card = within(screen.getByRole('article', { name: 'Maya' }))
    expect(card.getByText('82% match')).toBeTruthy()
    await userEvent.click(card.getByText('Why Maya fits'))
    expect(await card.findByText('Matching skills: Graphic Design')).toBeTruthy()
  })

  it('shows an unknown place at its field, and what may be meant', async () => {
    const message = 'We can’t find “Towsen”. Did you mean Towson, MD?'
    open('/volunteers?near=Towsen', {
      list: () => ({
        status: 422,
        body: { message: 'Invalid', code: 'invalid', issues: [{ path: 'near', message }] },
      }),
    })
    const field = await screen.findByRole('combobox', { name: /^Near/ })
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
  })

  it('applies a typed place on Enter, then offers how far', async () => {
    open('/volunteers', {
      facets: { ...noDirectoryFacets, place: towson },
    })
    await screen.findByRole('article')
    await userEvent.type(screen.getByRole('combobox', { name: /^Near/ }), 'Towson, MD{Enter}')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Towson, MD' }))
    const within_ = await screen.findByRole('combobox', { name: 'Distance' })
    await within(within_).findByRole('option', { name: 'Anywhere in Maryland' })
    await userEvent.selectOptions(within_, '50 miles')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Towson, MD', within: '50' }))
  })

  it('says what to do if nothing matches, and if there is no one yet', async () => {
    open('/volunteers?skills=Legal', { found: [] })
    expect(
      await screen.findByText('No volunteers match. Remove a filter or search for something else.'),
    ).toBeTruthy()
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Results' })).getByRole('button', { name: 'Clear All' }),
    )
    await waitFor(() => expect(searchOf()).toEqual({}))
    expect(
      await screen.findByText(
        'No volunteer has let organizations find them yet. Post a project so that volunteers can find you.',
      ),
    ).toBeTruthy()
  })

  it('keeps what an empty answer says until the next one, and moves the focus to the results', async () => {
    let answerNext: (answer: { status: number; body: unknown }) => void = () => undefined
    const next = new Promise<{ status: number; body: unknown }>((resolve) => (answerNext = resolve))
    open('/volunteers?skills=Legal', {
      list: ({ query }) => (query['skills'] ? { body: [], headers: { 'x-total-count': '0' } } : next),
    })
    const filtered = 'No volunteers match. Remove a filter or search for something else.'
    await screen.findByText(filtered)
    const results = screen.getByRole('region', { name: 'Results' })
    await userEvent.click(within(results).getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(searchOf()).toEqual({}))
    expect(document.activeElement).toBe(results)
    expect(screen.getByText(filtered)).toBeTruthy()
    expect(screen.queryByText(/No volunteer has let/)).toBeNull()
    answerNext({ status: 200, body: [aListedVolunteer()] })
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('does not claim that no one is listed if only a project is chosen', async () => {
    open(`/volunteers?project=${projectId}`, { found: [] })
    expect(
      await screen.findByText(
        'No volunteers to show for this project. People who applied to it aren’t listed.',
      ),
    ).toBeTruthy()
    expect(screen.queryByText(/No volunteer has let/)).toBeNull()
  })

  it('reads a distance that is not offered as the standard one', async () => {
    const { sent } = open('/volunteers?near=Towson&within=24')
    await screen.findByRole('article')
    expect(sent.find(({ path }) => path === '/api/volunteers')?.query).toMatchObject({ within: '25' })
  })

  it('invites a volunteer, to the chosen project if there is one', async () => {
    const { sent } = open(`/volunteers?project=${projectId}`, { found: [aListedVolunteer({ name: 'Maya' })] })
    const card = within(await screen.findByRole('article', { name: 'Maya' }))
    await screen.findByRole('option', { name: 'A new logo' })
    await userEvent.click(card.getByRole('button', { name: 'Invite Maya' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('combobox')).toBeNull()
    await waitFor(() =>
      expect(sent.find(({ path }) => path.endsWith('/invite-options'))?.query).toMatchObject({
        organizationId,
      }),
    )
  })

  it('clears everything but the project', async () => {
    open(`/volunteers?search=logo&hours=5&project=${projectId}`)
    await screen.findByRole('article')
    await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(searchOf()).toEqual({ project: projectId }))
  })

  it('shows beside each choice how many volunteers it would find', async () => {
    open('/volunteers', {
      facets: {
        ...noDirectoryFacets,
        skills: [{ value: 'Photography', count: 12, hasMore: false }],
        languages: [{ value: 'Polish', count: 3, hasMore: false }],
        freeHours: [{ value: 5, count: 7, hasMore: false }],
        remote: { count: 9, hasMore: false },
      },
    })
    await screen.findByRole('option', { name: 'At least 5 hours (7)' })
    expect(screen.getByRole('button', { name: /^Photography/ }).textContent).toBe('Photography12')
    expect(screen.getByRole('button', { name: /^Polish/ }).textContent).toBe('Polish3')
    expect(screen.getByRole('button', { name: /^Open to remote work/ }).textContent).toBe(
      'Open to remote work9',
    )
  })

  it('can be tried again after it failed', async () => {
    open('/volunteers', { list: () => ({ status: 500, body: {} }) })
    expect(await screen.findByText('Couldn’t load volunteers')).toBeTruthy()
  })
})
