import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import { aMatch } from '#tests/support/answers/matching-answers.ts'
import { address, cards, idOf, showMatching } from '#tests/support/web/matching-screen.tsx'

const matches = (['Bells', 'Wells', 'Shells'] as const).map((title, index) =>
  aMatch({ id: idOf(index + 1), title }, { skills: 1 - index / 4 }),
)
const check = async (title: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${title}` }))
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map((header) => header.textContent)
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )
const rowNames = () => screen.getAllByRole('rowheader').map((header) => header.textContent)

/** As wide as a laptop, or as narrow as a phone. */
function setWidth(isWide: boolean) {
  vi.restoreAllMocks()
  const media = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(media(query), { matches: isWide === query.includes('>=') }),
  )
}

describe('two matches side by side', () => {
  beforeEach(() => setWidth(true))
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('are chosen with boxes, of which a third replaces the older, and stay in the URL', async () => {
    const { router } = await showMatching({ matches })
    expect(await screen.findByText('Select two projects to see them side by side.')).toBeTruthy()
    await check('Shells')
    expect(await screen.findByText('Select one more project to compare.')).toBeTruthy()
    await check('Bells')
    await waitFor(() => expect(columns()).toEqual(['Bells', 'Shells']))
    await check('Wells')
    await waitFor(() => expect(columns()).toEqual(['Bells', 'Wells']))
    expect(decodeURIComponent(router.state.location.href)).toBe(`${address}?compare=${idOf(1)},${idOf(2)}`)
    expect(screen.getByRole('heading', { name: 'Compare 2' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(router.state.location.href).toBe(address))
  })

  it('are still chosen after Back from one of the projects', async () => {
    const { router } = await showMatching({ matches }, `${address}?compare=${idOf(1)},${idOf(3)}`)
    await waitFor(() => expect(columns()).toEqual(['Bells', 'Shells']))
    await userEvent.click(screen.getByRole('link', { name: 'Bells' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${idOf(1)}`))
    router.history.back()
    await waitFor(() => expect(columns()).toEqual(['Bells', 'Shells']))
  })

  it('mark the better value, leave equal ones plain and empty rows out', async () => {
    const nothing: Partial<ProjectMatch> = {
      timeCommitment: null,
      estimatedHours: null,
      organizationResponse: { rate: null, medianHours: null },
      organization: { id: idOf(8), name: 'New here', verified: false, rating: null, totalReviews: 0 },
      placesLeft: null,
    }
    await showMatching(
      {
        matches: [
          aMatch({ id: idOf(1), title: 'Bells', ...nothing, applicationDeadline: '2026-12-04' }),
          aMatch(
            { id: idOf(2), title: 'Wells', ...nothing, isRemote: false, location: 'Reno, NV' },
            { skills: 0.5 },
          ),
        ],
      },
      `${address}?compare=${idOf(1)},${idOf(2)}`,
    )
    await screen.findByRole('table')
    expect(rowNames().slice(0, -1)).toEqual([
      'Match',
      'Skills',
      'Causes',
      'Location',
      'Time',
      'Experience',
      'Where',
      'Spots left',
      'Waiting',
      'Apply by',
    ])
    expect(rows()).toEqual([
      ['83% (better)', '63%'],
      ['40 of 40 (better)', '20 of 40'],
      ['13 of 25', '13 of 25'],
      ['15 of 15', '15 of 15'],
      ['10 of 10', '10 of 10'],
      ['5 of 10', '5 of 10'],
      ['Remote', 'Reno, NV'],
      ['Any number', 'Any number'],
      ['4 people', '4 people'],
      ['Dec 4, 2026', 'Rolling basis'],
    ])
    expect(screen.getByRole('link', { name: 'Apply Now: Wells' }).getAttribute('href')).toBe(
      `/projects/${idOf(2)}?apply=true`,
    )
  })

  it('open from a bar where there is no room beside the list', async () => {
    setWidth(false)
    await showMatching({ matches })
    await cards()
    expect(screen.queryByRole('region', { name: 'Compare projects' })).toBeNull()
    await check('Bells')
    const bar = within(await screen.findByRole('region', { name: 'Compare projects' }))
    expect(bar.getByRole('button', { name: 'Compare 1' }).hasAttribute('disabled')).toBe(true)
    await check('Wells')
    await userEvent.click(await bar.findByRole('button', { name: 'Compare 2' }))
    expect(
      await within(await screen.findByRole('dialog', { name: 'Compare projects' })).findByRole('table'),
    ).toBeTruthy()
  })
})

describe('the keys of the list', () => {
  it('move between matches, open and compare them, and are listed', async () => {
    const { router } = await showMatching({ matches })
    await cards()
    await userEvent.keyboard('j')
    expect(document.activeElement?.textContent).toBe('Bells')
    await userEvent.keyboard('jjk')
    expect(document.activeElement?.textContent).toBe('Wells')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.href).toContain(`open=${idOf(2)}`))
    await userEvent.keyboard('x')
    await waitFor(() => expect(router.state.location.href).toContain(`compare=${idOf(2)}`))
    await userEvent.keyboard('x')
    await waitFor(() => expect(router.state.location.href).not.toContain('compare'))
    await userEvent.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('Next match')).toBeTruthy()
  })
})
