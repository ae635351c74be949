import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPortfolioPage } from '#tests/support/answers/portfolio-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

async function show(user: User | null, isOwn = false) {
  const { sent } = openScreen(`/volunteers/${ids.volunteer}`, {
    user,
    answer: ({ path }) => ({ body: path.endsWith('/reviews') ? [] : aPortfolioPage({ isOwn }) }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Maya Lindqvist' })
  return () => sent.filter(({ method }) => method === 'POST').map(({ path }) => path)
}

it('a member of an organization who opens a portfolio is counted once', async () => {
  const writes = await show(anOrganizer())
  await waitFor(() => expect(writes()).toEqual([`/api/volunteers/${aPortfolioPage().id}/views`]))
})

it.each([
  ['a visitor', null, false],
  ['a volunteer', aVolunteer(), false],
  ['the person themselves', anOrganizer({ isVolunteer: true }), true],
] as const)('%s is not counted', async (_, user, isOwn) => {
  const writes = await show(user, isOwn)
  await screen.findByRole('heading', { name: 'Reviews' })
  expect(writes()).toEqual([])
})
