import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aVolunteer } from '#tests/support/answers/answers.ts'
import { aPerk, someRewards, type AvailablePerk } from '#tests/support/answers/reward-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const address = '/perks-and-rewards?tab=perks'

/** Opens the store with these perks; calls about a perk get the given responses. */
async function open(shelf: { perks: AvailablePerk[]; balance: number }, redeem?: () => StubbedResponse) {
  const opened = openScreen(address, {
    user: aVolunteer(),
    answer: ({ path }) => {
      if (path === '/api/user-rewards')
        return { body: someRewards({ availablePerks: shelf.perks, balance: shelf.balance }) }
      return redeem?.() ?? { body: [] }
    },
  })
  await screen.findByRole('heading', { name: 'Perks to redeem' })
  return opened
}
const card = (name: string) => within(screen.getByRole('article', { name }))

describe('the perks store', () => {
  it('shows the available points, and title, description, provider, category, discount and cost of each perk', async () => {
    const perk = aPerk(1, { discount: '50% off', left: 3, endsAt: '2026-12-31T12:00:00.000Z' })
    await open({ perks: [perk], balance: 460 })
    expect(
      within(screen.getByRole('region', { name: 'Available points' })).getByText('460 points'),
    ).toBeTruthy()
    for (const text of [
      'A month of courses of your choice.',
      'By Open School',
      'Learning',
      '50% off',
      '300 points',
      '3 left · Until Dec 31, 2026',
    ])
      expect(card('Perk 1').getByText(text)).toBeTruthy()
  })

  it('has the button "Claimed", "Redeem" or "Not Enough Points", and the code of a claimed perk', async () => {
    const claimed = aPerk(1, { claimed: true, claimCode: 'AB-12', redeemedAt: '2026-10-05T12:00:00.000Z' })
    await open({ perks: [claimed, aPerk(2), aPerk(3, { pointsCost: 500 })], balance: 460 })
    const button = (perk: string, name: string) => card(perk).getByRole<HTMLButtonElement>('button', { name })
    expect(button('Perk 1', 'Claimed').disabled).toBe(true)
    expect(card('Perk 1').getByText('AB-12')).toBeTruthy()
    expect(button('Perk 2', 'Redeem').disabled).toBe(false)
    expect(button('Perk 3', 'Not Enough Points').disabled).toBe(true)
    expect(card('Perk 3').getByText('40 points more needed')).toBeTruthy()
  })

  it('links to the points history, which takes the focus', async () => {
    await open({ perks: [aPerk(1)], balance: 460 })
    await userEvent.click(screen.getByRole('link', { name: 'Points history' }))
    await screen.findByRole('heading', { name: 'Points history' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Points history'))
  })

  it('cannot redeem a perk that is out of stock', async () => {
    await open({ perks: [aPerk(1, { left: 0 })], balance: 460 })
    expect(card('Perk 1').getByText('None left')).toBeTruthy()
    expect(card('Perk 1').getByRole<HTMLButtonElement>('button', { name: 'Redeem' }).disabled).toBe(true)
  })

  it('confirms once with the cost and the remaining points, then shows the code, which stays under the perk', async () => {
    const shelf = { perks: [aPerk(1)], balance: 460 }
    const { sent } = await open(shelf, () => {
      const redeemed = { claimCode: 'AB-12', redeemedAt: '2026-11-22T12:00:00.000Z' }
      Object.assign(shelf, { perks: [aPerk(1, { claimed: true, ...redeemed })], balance: 160 })
      const redemption = { id: aPerk(2).id, perkId: aPerk(1).id, points: 300, ...redeemed }
      return { status: 201, body: { redemption, balance: 160 } }
    })
    await userEvent.click(card('Perk 1').getByRole('button', { name: 'Redeem' }))
    const request = within(await screen.findByRole('dialog', { name: 'Redeem “Perk 1”?' }))
    const sums = request
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(sums).toEqual([
      ['You have', '460 points'],
      ['Cost', '300 points'],
      ['You keep', '160 points'],
    ])
    await userEvent.click(request.getByRole('button', { name: 'Redeem' }))
    const done = within(await screen.findByRole('dialog', { name: '“Perk 1” is yours' }))
    expect(done.getByText('AB-12')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Done'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(card('Perk 1').getByText('AB-12')).toBeTruthy()
    expect(card('Perk 1').getByRole('button', { name: 'Claimed' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'))
    const redeemed = sent.filter(({ method }) => method === 'POST')
    expect(redeemed.map(({ path, body }) => [path, body])).toEqual([
      [`/api/perks/${aPerk(1).id}/redeem`, { pointsCost: 300 }],
    ])
  })

  it('says why a perk was refused, and shows the current state', async () => {
    const shelf = { perks: [aPerk(1, { left: 1 }), aPerk(2)], balance: 460 }
    await open(shelf, () => {
      shelf.perks = [aPerk(2)]
      return { status: 409, body: { message: 'None of it is left.', code: 'perk_sold_out' } }
    })
    await userEvent.click(card('Perk 1').getByRole('button', { name: 'Redeem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem “Perk 1”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
    expect((await dialog.findByText(/None of it is left\./)).closest('[role=alert]')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Back to the store'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Perk 1' })).toBeNull())
    expect(document.activeElement?.textContent).toBe('Perks to redeem')
  })

  it('sends one call however often it is pressed, and keeps the dialog open until the response', async () => {
    const perks = [aPerk(1)]
    let answer: (answered: StubbedResponse) => void = () => {}
    const { sent } = openScreen(address, {
      user: aVolunteer(),
      answer: ({ path, method }) => {
        if (method === 'POST') return new Promise<StubbedResponse>((resolve) => (answer = resolve))
        return { body: path === '/api/user-rewards' ? someRewards({ availablePerks: perks }) : [] }
      },
    })
    await screen.findByRole('heading', { name: 'Perks to redeem' })
    await userEvent.click(card('Perk 1').getByRole('button', { name: 'Redeem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem “Perk 1”?' }))
    const button = dialog.getByRole('button', { name: 'Redeem' })
    // Clicks faster than anything can render in between.
    act(() => {
      button.click()
      button.click()
    })
    const cancel = dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel.disabled).toBe(true))
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Redeem “Perk 1”?' })).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
    act(() => answer({ status: 409, body: { message: 'None of it is left.', code: 'perk_sold_out' } }))
    expect(await dialog.findByRole('button', { name: 'Back to the store' })).toBeTruthy()
  })

  it('shows the code of a perk that was redeemed in another tab meanwhile as a success', async () => {
    const shelf = { perks: [aPerk(1)], balance: 460 }
    await open(shelf, () => {
      const claimed = { claimed: true, claimCode: 'AB-12', redeemedAt: '2026-11-22T12:00:00.000Z' }
      Object.assign(shelf, { perks: [aPerk(1, claimed)], balance: 160 })
      return { status: 409, body: { message: 'You have redeemed it already.', code: 'perk_claimed' } }
    })
    await userEvent.click(card('Perk 1').getByRole('button', { name: 'Redeem' }))
    const request = within(await screen.findByRole('dialog', { name: 'Redeem “Perk 1”?' }))
    await userEvent.click(request.getByRole('button', { name: 'Redeem' }))
    const done = within(await screen.findByRole('dialog', { name: '“Perk 1” is yours' }))
    expect(done.getByText('AB-12')).toBeTruthy()
    expect(done.getByText(/You have 160 points left\./)).toBeTruthy()
    expect(screen.queryByText('Couldn’t redeem the perk')).toBeNull()
  })

  it('does not claim that nothing happened if there was no response', async () => {
    await open({ perks: [aPerk(1)], balance: 460 }, () => ({ status: 502, body: {} }))
    await userEvent.click(card('Perk 1').getByRole('button', { name: 'Redeem' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Redeem “Perk 1”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
    expect(await dialog.findByText('We didn’t get a response')).toBeTruthy()
    expect(dialog.queryByText('Couldn’t redeem the perk')).toBeNull()
  })

  it('can be filtered by category, which is in the URL', async () => {
    const { router } = await open({ perks: [aPerk(1), aPerk(2, { category: 'wellness' })], balance: 460 })
    const filter = within(screen.getByRole('group', { name: 'Category' }))
    await userEvent.click(filter.getByRole('button', { name: 'Wellness' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Perk 1' })).toBeNull())
    expect([card('Perk 2'), router.state.location.href]).toEqual([
      expect.anything(),
      '/perks-and-rewards?tab=perks&category=wellness',
    ])
    await userEvent.click(filter.getByRole('button', { name: 'All' }))
    expect(await screen.findByRole('article', { name: 'Perk 1' })).toBeTruthy()
  })

  it('says so if there are no perks', async () => {
    await open({ perks: [], balance: 460 })
    expect(screen.getByRole('heading', { name: 'No perks available right now' })).toBeTruthy()
  })
})
