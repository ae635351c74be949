import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAdminOverview } from '#tests/support/answers/admin-answers.ts'
import { aCard, aVolunteer } from '#tests/support/answers/answers.ts'
import { noFacets } from '#tests/support/answers/browse-answers.ts'
import { showMatching } from '#tests/support/web/matching-screen.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

const searchOf = () => Object.fromEntries(new URLSearchParams(window.location.search))
const button = (name: string) => screen.getByRole('button', { name })
const select = (name: string) => screen.getByRole('combobox', { name })

/** Runs all steps before React renders any of them, as on a slow phone. */
const withoutRender = (...steps: (() => unknown)[]) =>
  act(() => {
    for (const step of steps) step()
  })

const openBrowse = async (url: string) => {
  const opened = openScreen(url, {
    user: null,
    answer: ({ path }) =>
      path === '/api/projects/facets'
        ? { body: noFacets }
        : { body: [aCard()], headers: { 'x-total-count': '1' } },
  })
  await screen.findByRole('article')
  return opened
}

const openAdmin = async (url: string, heading: string) => {
  const opened = openScreen(url, {
    user: aVolunteer({ isAdmin: true }),
    answer: ({ path }) => {
      if (path === '/api/admin/overview') return { body: anAdminOverview() }
      if (path === '/api/admin/verifications/counts') {
        return { body: { pending: 0, suspended: 0, declined: 0, verified: 0 } }
      }
      if (path === '/api/admin/jobs/counts') return { body: [{ state: 'failed', kind: 'letter', count: 1 }] }
      return { body: [] }
    },
  })
  await screen.findByRole('heading', { level: 1, name: heading })
  return opened
}

describe('filters chosen faster than the screen renders', () => {
  it('two chips of one group both take effect', async () => {
    await openBrowse('/browse')
    withoutRender(
      () => button('UX Design').click(),
      () => button('Marketing').click(),
    )
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design,Marketing' }))
    withoutRender(
      () => button('UX Design').click(),
      () => button('Health').click(),
      () => button('Education').click(),
    )
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'Marketing', causeAreas: 'Health,Education' }))
  })

  it('a chip pressed twice ends as it started', async () => {
    await openBrowse('/browse?skills=UX%20Design')
    withoutRender(
      () => button('UX Design').click(),
      () => button('UX Design').click(),
    )
    await waitFor(() => expect(searchOf()).toEqual({ skills: 'UX Design' }))
  })

  it('the top-rated view switched on and off again stays off', async () => {
    await openBrowse('/browse')
    withoutRender(
      () => button('Top Rated').click(),
      () => button('Top Rated').click(),
    )
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('a search that was undone stays undone', async () => {
    await openBrowse('/browse')
    const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    withoutRender(
      () => fireEvent.change(box, { target: { value: 'grant' } }),
      () => fireEvent.submit(box),
      () => fireEvent.change(box, { target: { value: '' } }),
      () => fireEvent.submit(box),
    )
    await waitFor(() => expect(searchOf()).toEqual({}))
  })

  it('a choice on a screen that was left does not change the next screen’s URL', async () => {
    const { router } = await openBrowse('/browse')
    withoutRender(
      () => router.navigate({ to: '/help' }),
      () => button('UX Design').click(),
    )
    await waitFor(() => expect(window.location.pathname).toBe('/help'))
    expect(searchOf()).toEqual({})
  })

  it('matches can be both reordered and extended', async () => {
    await showMatching()
    const others = await screen.findByRole('checkbox', { name: 'Include projects you’re not eligible for' })
    withoutRender(
      () => screen.getAllByRole('button', { pressed: false })[0]?.click(),
      () => others.click(),
    )
    await waitFor(() => expect(searchOf()).toEqual({ order: 'best-fit', ineligible: 'true' }))
  })

  it.each([
    { path: '/admin/people', heading: 'People', state: 'suspended' },
    { path: '/admin/organizations', heading: 'Organizations', state: 'verified' },
  ])('$path can be searched by state and text', async ({ path, heading, state }) => {
    await openAdmin(path, heading)
    const form = screen.getByRole('search')
    withoutRender(
      () =>
        fireEvent.change(within(form).getByRole('combobox', { name: 'Status' }), {
          target: { value: state },
        }),
      () => fireEvent.change(within(form).getByRole('searchbox'), { target: { value: 'Vale' } }),
      () => fireEvent.submit(form),
    )
    await waitFor(() => expect(searchOf()).toEqual({ state, q: 'Vale' }))
  })

  it('cases can be searched by tab and text', async () => {
    await openAdmin('/admin/verification', 'Verification')
    const form = screen.getByRole('search')
    const box = within(form).getByRole('searchbox')
    withoutRender(
      () => fireEvent.click(screen.getByRole('tab', { name: /^Declined/ })),
      () => fireEvent.change(box, { target: { value: 'Vale' } }),
      () => fireEvent.submit(form),
    )
    await waitFor(() => expect(searchOf()).toEqual({ state: 'declined', search: 'Vale' }))
  })

  it('jobs can be listed by tab and kind', async () => {
    await openAdmin('/admin/jobs', 'Jobs')
    await within(select('Kind')).findByRole('option', { name: /^letter/i })
    withoutRender(
      () => fireEvent.click(screen.getByRole('tab', { name: /^Done/ })),
      () => fireEvent.change(select('Kind'), { target: { value: 'letter' } }),
    )
    await waitFor(() => expect(searchOf()).toEqual({ state: 'done', kind: 'letter' }))
  })
})
