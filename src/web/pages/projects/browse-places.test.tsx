import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ProjectFacets } from '#contract/projects/facets.ts'
import { aCard, aVolunteer } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'
import type { User } from '#contract/accounts/accounts.ts'

const columbus: ProjectFacets['place'] = {
  unit: 'mi',
  area: 'Ohio',
  isArea: false,
  name: 'Columbus, OH',
  others: [],
}
const distances = [5, 10, 25, 50, 100, 'state' as const]
const facetsOf = (near: string | undefined): ProjectFacets => ({
  ...noFacets,
  remote: { count: 17, hasMore: false },
  verified: { count: 8, hasMore: false },
  closed: { count: 3, hasMore: false },
  experienceLevel: [{ value: 'expert', count: 4, hasMore: false }],
  duration: [{ value: 'ongoing', count: 5, hasMore: false }],
  urgency: [{ value: 'high', count: 6, hasMore: false }],
  ...(near !== undefined && {
    place: near === 'Columbus' ? { ...columbus, others: ['Columbus, GA'] } : columbus,
    within: distances.map((value, index) => ({ value, count: index, hasMore: false })),
  }),
})
const unknown = {
  status: 422,
  body: {
    code: 'invalid',
    message: 'Please check the marked fields',
    issues: [{ path: 'near', message: 'We can’t find “Colombus”. Did you mean Columbus, OH?' }],
  },
}
const far = { value: 8, unit: 'mi' as const, description: '8 miles away' }

const answer: Answer = ({ path, query }) => {
  const { near } = query
  if (path === '/api/places')
    return { body: { isKnown: false, suggestions: ['Columbus, OH', 'Columbus, GA'] } }
  if (near === 'Colombus') return unknown
  if (path === '/api/projects/facets') return { body: facetsOf(near) }
  const card = { ...aCard({ isRemote: false, location: 'Dublin, OH' }), ...(near && { distance: far }) }
  return { body: [card], headers: { 'x-total-count': '1' } }
}
const open = (url: string, user: User | null = null) => openScreen(url, { user, answer })
const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))
const findPlaceField = () =>
  screen.findByRole<HTMLInputElement>('combobox', { name: 'Near a town or ZIP code' })

describe('browsing by place', () => {
  it('looks near a typed place, shows how far each project is, and offers its distances with counts', async () => {
    const { sent } = open('/browse')
    await userEvent.type(await findPlaceField(), ' Columbus, OH {Enter}')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, OH' }))
    expect(await screen.findByText('8 miles away in Dublin, OH')).toBeTruthy()
    const asked = sent.filter(({ path }) => path === '/api/projects').at(-1)?.query
    expect(asked).toEqual({ near: 'Columbus, OH', accepting: 'true', order: 'newest' })
    const distance = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Distance' })
    expect([...distance.options].map(({ text }) => text)).toEqual([
      '5 miles (0)',
      '10 miles (1)',
      '25 miles (2)',
      '50 miles (3)',
      '100 miles (4)',
      'Anywhere in Ohio (5)',
    ])
    expect(distance.value).toBe('25')
    await userEvent.selectOptions(distance, 'state')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, OH', within: 'state' }))
    expect(await screen.findByRole('button', { name: 'Remove filter Anywhere in Ohio' })).toBeTruthy()
  })

  it('suggests places while typing; arrow keys choose one, and Escape only closes the list', async () => {
    open('/browse')
    const field = await findPlaceField()
    await userEvent.type(field, 'colum')
    const list = await screen.findByRole('listbox', { name: 'Places' })
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(field.getAttribute('aria-controls')).toBe(list.id)
    expect(screen.getByText('2 places found').getAttribute('role')).toBe('status')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field.value).toBe('colum')
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const [, georgia] = screen.getAllByRole('option', { name: /^Columbus/ })
    await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(georgia?.id))
    expect(georgia?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, GA' }))
    expect(field.value).toBe('Columbus, GA')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('takes a suggestion by a click, and what was typed on leaving the field', async () => {
    open('/browse')
    const field = await findPlaceField()
    await userEvent.type(field, 'colum')
    await userEvent.click(await screen.findByRole('option', { name: 'Columbus, OH' }))
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, OH' }))
    await userEvent.clear(field)
    await userEvent.tab()
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('says at the field that a place is unknown and keeps what was typed', async () => {
    open('/browse')
    const field = await findPlaceField()
    await userEvent.type(field, 'Colombus{Enter}')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'We can’t find “Colombus”. Did you mean Columbus, OH?',
    )
    expect(field.value).toBe('Colombus')
    expect(await screen.findByRole('heading', { name: 'No projects found' })).toBeTruthy()
    expect(screen.queryByText('Failed to fetch projects')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Near Colombus' }))
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(field.value).toBe('')
  })

  it('asks which town is meant if several have the name', async () => {
    open('/browse?near=Columbus')
    await userEvent.click(await screen.findByRole('button', { name: 'Columbus, GA' }))
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, GA' }))
    const field = await findPlaceField()
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe('Columbus, GA')
  })

  it('finds remote work instead of work near a place', async () => {
    open('/browse?near=Columbus,%20OH&within=50')
    const remote = await screen.findByRole('button', { name: 'Remote' })
    await waitFor(() => expect(remote.textContent).toBe('Remote17'))
    await userEvent.click(remote)
    await waitFor(() => expect(searchOf()).toEqual({ remote: 'true' }))
    const field = await findPlaceField()
    expect(field.value).toBe('')
    await userEvent.type(field, 'Columbus, OH{Enter}')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, OH' }))
  })

  it('filters by level, duration and urgency, with counts, and shows each as a chip', async () => {
    open('/browse?urgency=high')
    const urgent = await screen.findByRole('group', { name: 'Urgency' })
    await waitFor(() =>
      expect(within(urgent).getByRole('button', { name: 'High' }).textContent).toBe('High6'),
    )
    expect(urgent.closest('details')?.open).toBe(true)
    const expert = screen.getByText('Expert (10+ years)')
    expect(expert.closest('details')?.open).toBe(false)
    await userEvent.click(screen.getByText('Experience level'))
    await userEvent.click(expert)
    await waitFor(() => expect(searchOf()).toEqual({ urgency: 'high', experienceLevel: 'expert' }))
    const active = within(screen.getByRole('list', { name: 'Active filters' }))
    await userEvent.click(active.getByRole('button', { name: 'Remove filter Urgency: High' }))
    await waitFor(() => expect(searchOf()).toEqual({ experienceLevel: 'expert' }))
    await userEvent.click(active.getByRole('button', { name: 'Remove filter Expert (10+ years)' }))
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('leaves out organizations that are not verified, with a count and among the active filters', async () => {
    open('/browse')
    const verified = await screen.findByRole('button', { name: 'Verified organizations only' })
    await waitFor(() => expect(verified.textContent).toBe('Verified organizations only8'))
    await userEvent.click(verified)
    await waitFor(() => expect(searchOf()).toEqual({ verified: 'true' }))
    expect(verified.getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove filter Verified organizations only' }),
    )
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('shows filters without their counts where an older process does not count them', async () => {
    const { verified: _, ...older } = facetsOf(undefined)
    openScreen('/browse', {
      user: null,
      answer: (sent) => (sent.path === '/api/projects/facets' ? { body: older } : answer(sent)),
    })
    const closed = await screen.findByRole('button', { name: 'Show closed projects' })
    await waitFor(() => expect(closed.textContent).toBe('Show closed projects3'))
    const verified = screen.getByRole('button', { name: 'Verified organizations only' })
    expect(verified.textContent).toBe('Verified organizations only')
  })

  it('counts closed projects beside their switch and lists it among the active filters', async () => {
    open('/browse')
    const closed = await screen.findByRole('button', { name: 'Show closed projects' })
    await waitFor(() => expect(closed.textContent).toBe('Show closed projects3'))
    await userEvent.click(closed)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Closed projects too' }))
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('offers the orders that make sense: nearest with a place, best match for volunteers', async () => {
    const { sent, router } = open('/browse', aVolunteer())
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    const names = () => [...sort.options].map(({ text }) => text)
    expect(names()).toEqual(['Newest', 'Deadline', 'Best match'])
    await userEvent.selectOptions(sort, 'match')
    await waitFor(() => expect(searchOf()).toEqual({ sort: 'match' }))
    const asked = () => sent.filter(({ path }) => path === '/api/projects').at(-1)?.query['order']
    await waitFor(() => expect(asked()).toBe('match'))
    await router.navigate({ to: '/browse', search: { near: 'Columbus, OH', sort: 'nearest' } })
    await waitFor(() => expect(names()).toEqual(['Newest', 'Nearest', 'Deadline', 'Best match']))
    await waitFor(() => expect(asked()).toBe('nearest'))
    await userEvent.selectOptions(sort, 'newest')
    await waitFor(() => expect(searchOf()).toEqual({ near: 'Columbus, OH' }))
  })

  it('offers visitors no best match, also by a link', async () => {
    const { sent } = open('/browse?sort=match')
    const sort = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' })
    expect([...sort.options].map(({ text }) => text)).toEqual(['Newest', 'Deadline'])
    expect(sent.find(({ path }) => path === '/api/projects')?.query['order']).toBe('newest')
  })
})
