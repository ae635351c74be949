import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PendingReview } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aGivenReview, aPendingReview, aReceivedReview } from '#tests/support/answers/review-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

type World = {
  given?: Review[]
  received?: Review[]
  pending?: PendingReview[]
  revealDays?: number
  write?: Answer
}

const counted = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } })

function open(url: string, world: World, user = aVolunteer()) {
  return openScreen(url, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && world.write) return world.write(sent)
      if (sent.path === '/api/reviews/given') return counted(world.given ?? [])
      if (sent.path === '/api/reviews/received') return counted(world.received ?? [])
      return counted(world.pending ?? [])
    },
  })
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const inTwoDays = () => new Date(Date.now() + 172_800_000).toISOString()

describe('/reviews', () => {
  it('has the tabs Given, Received and Pending with their counts, and the open one is in the URL', async () => {
    const { router } = open('/reviews', {
      given: [aGivenReview()],
      received: [aReceivedReview()],
      pending: [aPendingReview()],
    })
    await screen.findByRole('article', { name: 'Your review of Harbor Light Shelter' })
    const tabs = screen.getAllByRole('tab')
    await waitFor(() =>
      expect(tabs.map(({ textContent }) => textContent)).toEqual(['Given1', 'Received1', 'Pending1']),
    )
    await userEvent.click(screen.getByRole('tab', { name: /^Received/ }))
    expect(await screen.findByRole('article', { name: 'Review by Harbor Light Shelter' })).toBeTruthy()
    expect(router.state.location.search).toEqual({ tab: 'received' })
  })

  it('has a View Analytics button that opens /review-analytics', async () => {
    open('/reviews', {})
    const link = await screen.findByRole('link', { name: 'View Analytics' })
    expect(link.getAttribute('href')).toBe('/review-analytics')
    const help = screen.getByRole('link', { name: 'How reviews work' })
    expect(help.getAttribute('href')).toBe('/help/reviews')
  })

  it.each([
    ['given', 'No reviews given yet'],
    ['received', 'No reviews received yet'],
    ['pending', 'No pending reviews'],
  ])('says under %s that it is empty, and why', async (tab, element) => {
    open(`/reviews?tab=${tab}`, {})
    expect(await screen.findByRole('heading', { name: element })).toBeTruthy()
  })

  it('says that a list could not be loaded, and loads it again', async () => {
    let isDown = true
    openScreen('/reviews', {
      user: aVolunteer(),
      answer: () => (isDown ? { status: 500, body: {} } : counted([aGivenReview()])),
    })
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the reviews' })).toBeTruthy()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await card('Your review of Harbor Light Shelter')).toBeTruthy()
  })

  it('links from a pending review to its form, for that person and project', async () => {
    open('/reviews?tab=pending', { pending: [aPendingReview()] })
    const link = await screen.findByRole('link', {
      name: 'Write review of Harbor Light Shelter for Redesign the intake form',
    })
    expect(link.textContent).toBe('Write review')
    expect(link.getAttribute('href')).toBe(
      `/create-review?projectId=${ids.project}&revieweeType=organization&revieweeId=${ids.organization}`,
    )
  })

  it('separates the two sides of an account', async () => {
    const dual = anOrganizer({ isVolunteer: true, hasVolunteerProfile: true })
    open('/reviews', { given: [aGivenReview()], received: [aReceivedReview()] }, dual)
    expect(await screen.findByText('Written as a volunteer')).toBeTruthy()
    await userEvent.click(screen.getByRole('tab', { name: /^Received/ }))
    expect(await screen.findByText('About you as a volunteer')).toBeTruthy()
  })

  it('shows whether a review is waiting, private, edited or hidden, its category stars and the reply', async () => {
    open('/reviews', {
      given: [
        aGivenReview({
          categories: { clarity: 5, followThrough: 2 },
          isPublic: false,
          revealedAt: null,
          editedAt: '2026-11-03T12:00:00.000Z',
          isHidden: true,
          reply: { text: 'Thank you, Maya.', language: null, at: '2026-11-03T12:00:00.000Z' },
        }),
      ],
    })
    const given = await card('Your review of Harbor Light Shelter')
    for (const badge of ['Hidden by our staff', 'Waiting for the other side', 'Private', 'Edited']) {
      expect(given.getByText(badge)).toBeTruthy()
    }
    expect(given.getByText('Rated 4 of 5')).toBeTruthy()
    expect(given.getByText('Project Clarity').parentElement?.textContent).toBe('Project ClarityRated 5 of 5')
    const reply = within(given.getByRole('group', { name: 'Reply from Harbor Light Shelter' }))
    expect(reply.getByText('Thank you, Maya.')).toBeTruthy()
    expect(reply.queryByRole('button')).toBeNull()
  })

  it('scrolls to the review that a notification is about', async () => {
    open(`/reviews?tab=received&application=${ids.application}`, { received: [aReceivedReview()] })
    const article = await screen.findByRole('article', { name: 'Review by Harbor Light Shelter' })
    await waitFor(() => expect(document.activeElement).toBe(article))
  })
})

describe('a review the user wrote', () => {
  it('can be edited within 48 hours, and sends the version that was shown', async () => {
    const review = aGivenReview({ isEditable: true, editableUntil: inTwoDays(), categories: { clarity: 3 } })
    const { sent } = open('/reviews', {
      given: [review],
      write: () => ({
        body: { ...review, rating: 5, reviewText: 'Clear.', version: 2, editedAt: review.createdAt },
      }),
    })
    expect(await screen.findByText(/^You can edit it until /)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Edit your review of Harbor Light Shelter' }))
    const form = await dialog('Edit your review of Harbor Light Shelter')
    const overall = within(form.getByRole('group', { name: 'Overall rating' }))
    await userEvent.click(overall.getByRole('radio', { name: '5 stars, Excellent' }))
    await userEvent.click(form.getByRole('button', { name: 'Clear the rating of Project Clarity' }))
    await userEvent.clear(form.getByLabelText('Your review'))
    await userEvent.type(form.getByLabelText('Your review'), 'Clear.')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Review changed')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `/api/reviews/${review.id}`,
      body: { rating: 5, reviewText: 'Clear.', categories: {}, isPublic: true, version: 1 },
    })
    expect((await card('Your review of Harbor Light Shelter')).getByText('Edited')).toBeTruthy()
  })

  it('can no longer be edited after that', async () => {
    open('/reviews', { given: [aGivenReview({ isEditable: true })] })
    await card('Your review of Harbor Light Shelter')
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })

  it('keeps what was typed if someone else changed it first', async () => {
    const review = aGivenReview({ isEditable: true, editableUntil: inTwoDays() })
    const message = 'This review was changed in the meantime.'
    open('/reviews', {
      given: [review],
      write: () => ({ status: 409, body: { message, code: 'review_changed' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Edit your review/ }))
    const form = await dialog('Edit your review of Harbor Light Shelter')
    await userEvent.type(form.getByLabelText('Your review'), ' Always.')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(form.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(
      'They knew what they wanted. Always.',
    )
  })
})

describe('a review about the user', () => {
  it('can be replied to, and the reply edited and removed', async () => {
    const review = aReceivedReview()
    const reply = { text: 'Thank you.', language: null, at: '2026-11-20T12:00:00.000Z' }
    const { sent } = open('/reviews?tab=received', {
      received: [review],
      write: ({ method }) => ({ body: { ...review, reply: method === 'DELETE' ? null : reply } }),
    })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Reply to the review by Harbor Light Shelter' }),
    )
    const form = await dialog('Reply to Harbor Light Shelter')
    await userEvent.click(form.getByRole('button', { name: 'Post reply' }))
    expect(form.getByText('Please write a reply')).toBeTruthy()
    await userEvent.type(form.getByLabelText('Reply'), ' Thank you. ')
    await userEvent.click(form.getByRole('button', { name: 'Post reply' }))
    const element = await screen.findByRole('group', { name: 'Reply from Maya Lindqvist' })
    expect(within(element).getByText('Thank you.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/api/reviews/${review.id}/reply`,
      body: { text: 'Thank you.' },
    })
    const article = screen.getByRole('article', { name: 'Review by Harbor Light Shelter' })
    await waitFor(() => expect(document.activeElement).toBe(article))
    await userEvent.click(screen.getByRole('button', { name: 'Edit the reply to Harbor Light Shelter' }))
    const change = await dialog('Edit the reply')
    expect(change.getByLabelText<HTMLTextAreaElement>('Reply').value).toBe('Thank you.')
    await userEvent.click(change.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the reply to Harbor Light Shelter' }))
    await userEvent.click((await dialog('Remove this reply?')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Reply removed')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Reply from Maya Lindqvist' })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(article))
  })

  it('can be reported with a reason, plus an explanation for "other"', async () => {
    const review = aReceivedReview()
    const { sent } = open('/reviews?tab=received', {
      received: [review],
      write: () => ({ status: 201, body: {} }),
    })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Report the review by Harbor Light Shelter' }),
    )
    const form = await dialog('Report this review')
    await userEvent.click(form.getByRole('button', { name: 'Send report' }))
    expect(await form.findByRole('link', { name: 'Please choose a reason' })).toBeTruthy()
    await userEvent.click(form.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(form.getByRole('button', { name: 'Send report' }))
    await userEvent.click(
      await form.findByRole('link', { name: 'Please say what is wrong with this review' }),
    )
    await userEvent.keyboard('It names my street.')
    await userEvent.click(form.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Reported.')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/api/reviews/${review.id}/reports`,
      body: { reason: 'other', explanation: 'It names my street.' },
    })
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull()
  })
})
