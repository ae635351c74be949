import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PublicReview } from '#contract/organizations/page.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aPublicReview } from '#tests/support/answers/organization-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const address = `/api/projects/${ids.project}/reviews`
const idOf = (index: number) => `77777777-7777-4777-8777-7777777777${String(index).padStart(2, '0')}`
const manyReviews = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aPublicReview({ id: idOf(from + index), reviewText: `Review ${from + index}` }),
  )

async function show(reviews: PublicReview[], more: PublicReview[] = []) {
  const totalReviews = reviews.length + more.length
  const opened = openScreen(`/project/${ids.project}`, {
    user: aVolunteer(),
    answer: ({ path, query }) => {
      if (path !== address) return { body: aProject({ status: 'completed', totalReviews }) }
      if (query['cursor']) return { body: more }
      const link = more.length > 0 && { link: '</api/x?cursor=next>; rel="next"' }
      return { body: reviews, headers: { 'x-total-count': String(totalReviews), ...link } }
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const list = () => screen.findByRole('list', { name: 'Reviews' })
const texts = async () =>
  within(await list())
    .getAllByRole('article')
    .map((review) => /Review \d+/.exec(review.textContent)?.[0])
const loadMore = () => userEvent.click(screen.getByRole('button', { name: 'Load More' }))

describe('the reviews on a project page', () => {
  it('show the first three, and Load More adds the rest page by page', async () => {
    await show(manyReviews(1, 12), manyReviews(13, 14))
    expect(await texts()).toEqual(['Review 1', 'Review 2', 'Review 3'])
    expect(screen.getByText('3 of 14 shown')).toBeTruthy()
    await loadMore()
    expect(await texts()).toHaveLength(12)
    await loadMore()
    expect(await screen.findByText(/Review 14/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('have no Load More if there are only three', async () => {
    await show(manyReviews(1, 3))
    expect(await texts()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  it('name their authors, include the organization’s reply, and are labeled as edited', async () => {
    const reply = { text: 'Vuelve cuando quieras.', language: 'es', at: '2026-11-03T12:00:00.000Z' }
    await show([aPublicReview({ reply, editedAt: '2026-11-02T13:00:00.000Z' })])
    const review = within(within(await list()).getByRole('article', { name: 'Maya L.' }))
    expect(review.getByText('Rated 4 of 5')).toBeTruthy()
    expect(review.getByText(/edited/)).toBeTruthy()
    const quoted = review.getByRole('group', { name: 'Reply from Harbor Light Shelter' })
    expect(within(quoted).getByText('Vuelve cuando quieras.').lang).toBe('es')
    expect(within(quoted).getByText('Written in Spanish')).toBeTruthy()
    // The project is the one on the page.
    expect(review.queryByRole('link')).toBeNull()
  })

  it('are not loaded if the project has none', async () => {
    const { sent } = await show([])
    expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull()
    expect(sent.some(({ path }) => path === address)).toBe(false)
  })
})
