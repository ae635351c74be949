import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { theWeights } from '#tests/support/answers/matching-answers.ts'
import { address, cards, showMatching, titles } from '#tests/support/web/matching-screen.tsx'

const bar = (name: string) => screen.findByRole('slider', { name })
const setBar = async (name: string, value: number) =>
  fireEvent.change(await bar(name), { target: { value: String(value) } })

describe('the matching preferences', () => {
  const url = `${address}?tab=preferences`

  it('have five sliders from 0 to 100 in steps of 5, starting with the stored weights', async () => {
    await showMatching({ weights: theWeights({ timeWeight: 30 }) }, url)
    await bar('Skills')
    const bars = screen.getAllByRole('slider')
    expect(
      bars.map((one) => ['value', 'min', 'max', 'step'].map((name) => Reflect.get(one, name)).join(' ')),
    ).toEqual(['40 0 100 5', '25 0 100 5', '15 0 100 5', '30 0 100 5', '10 0 100 5'])
    expect((await bar('Skills')).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByText(/^33% of the score: the project’s skills/)).toBeTruthy()
  })

  it('change the scores and the order immediately, before they are saved', async () => {
    await showMatching({}, url)
    await setBar('Skills', 0)
    const first = within(await screen.findByRole('list', { name: 'Your first matches' }))
    expect(first.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Letters to patients',
      'A map of wells',
    ])
    expect(first.getByText('up 1 place')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: /^Smart Recommendations/ }))
    expect(await titles()).toEqual(['Letters to patients', 'A map of wells'])
    const [card] = await cards()
    // Of the remaining 60 points: 25 for causes, 15 for location, 10 for time and half of the 10 for experience.
    expect(within(card ?? document.body).getByText('92% match')).toBeTruthy()
    expect(screen.getByText(/These scores use unsaved preferences/)).toBeTruthy()
  })

  it('cannot be saved if all are 0, and say why', async () => {
    const { sent } = await showMatching({}, url)
    for (const name of ['Skills', 'Causes', 'Location', 'Time', 'Experience']) await setBar(name, 0)
    const why = 'At least one weight must be above 0. Until then, we use the default weights.'
    expect(await screen.findByText(why)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  it('are stored by "Save Preferences", and the matches are refetched', async () => {
    const { sent } = await showMatching({}, url)
    await setBar('Causes', 90)
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect(await screen.findByText('Preferences saved')).toBeTruthy()
    const put = sent.findIndex(({ method }) => method === 'PUT')
    expect(sent[put]?.body).toEqual({
      skillsWeight: 40,
      causeWeight: 90,
      locationWeight: 15,
      timeWeight: 10,
      experienceWeight: 10,
    })
    expect(sent.slice(put + 1).some(({ path }) => path === '/api/project-matches')).toBe(true)
    expect((await bar('Causes')).getAttribute('aria-valuetext')).toBe('90')
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it('stay as they were set if saving fails, and say so', async () => {
    await showMatching(
      { others: ({ method }) => (method === 'PUT' ? { status: 500, body: {} } : { body: null }) },
      url,
    )
    await setBar('Time', 95)
    await userEvent.click(screen.getByRole('button', { name: 'Save Preferences' }))
    expect(await screen.findByText('Couldn’t save your preferences')).toBeTruthy()
    expect((await bar('Time')).getAttribute('aria-valuetext')).toBe('95')
  })

  it('return to the default weights with "Reset to default", which can be undone', async () => {
    const { sent } = await showMatching(
      {
        weights: theWeights({ skillsWeight: 5 }),
        others: ({ method }) => ({ body: method === 'DELETE' ? theWeights() : null }),
      },
      url,
    )
    await bar('Skills')
    await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }))
    await waitFor(async () => expect((await bar('Skills')).getAttribute('aria-valuetext')).toBe('40'))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({ skillsWeight: 5 }),
    )
  })

  it('ask before the user leaves with unsaved changes, but not when switching tabs', async () => {
    const { router } = await showMatching({}, url)
    await setBar('Skills', 80)
    await userEvent.click(screen.getByRole('tab', { name: 'Matching Insights' }))
    await waitFor(() => expect(router.state.location.href).toBe(`${address}?tab=insights`))
    expect(screen.queryByRole('dialog')).toBeNull()
    void router.navigate({ to: '/browse' })
    expect(await screen.findByText('You’ll lose your unsaved weights.')).toBeTruthy()
    expect(router.state.location.pathname).toBe(address)
  })
})
