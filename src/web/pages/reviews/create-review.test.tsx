import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aGivenReview, detailsForReview } from '#tests/support/answers/review-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const url = `/create-review?projectId=${ids.project}&revieweeType=organization&revieweeId=${ids.organization}`
const notFoundText =
  "The project details could not be found or you don't have permission to review this project."

type World = { details?: Answer; write?: Answer; user?: ReturnType<typeof aVolunteer> | null; url?: string }

const open = (world: World = {}) =>
  openScreen(world.url ?? url, {
    user: world.user === undefined ? aVolunteer() : world.user,
    answer: (sent) => {
      if (sent.method === 'POST' && world.write) return world.write(sent)
      if (sent.path === '/api/project-details-for-review') {
        return world.details?.(sent) ?? { body: detailsForReview() }
      }
      return { body: [], headers: { 'x-total-count': '0' } }
    },
  })
const rating = (name: string) => within(screen.getByRole('group', { name }))
const submitButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Review' })
const textField = async () => screen.findByLabelText<HTMLTextAreaElement>('Your review')

describe('navigating to /create-review', () => {
  it('sends a visitor to /auth and back', async () => {
    const { router } = open({ user: null })
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(router.state.location.search).toMatchObject({ next: url })
  })

  it.each([
    `/create-review?projectId=${ids.project}`,
    `/create-review?revieweeType=volunteer`,
    `/create-review?projectId=${ids.project}&revieweeType=stranger`,
  ])('redirects to /reviews if a parameter is missing or invalid: %s', async (wrong) => {
    const { router } = open({ url: wrong })
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/reviews')
  })

  it('has a Back link to /reviews', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'Back to reviews' })
    expect(link.getAttribute('href')).toBe('/reviews?tab=pending')
  })

  it.each([
    [404, 'review_target_not_found', 'Project Not Found', notFoundText],
    [
      409,
      'already_reviewed',
      'You have already reviewed this collaboration',
      'Find your review under Given. You can edit it for 48 hours after you write it.',
    ],
    [
      409,
      'review_too_early',
      'It is too early for a review',
      'You can write a review once the work is signed off or the project is completed.',
    ],
  ])('says why there is no form: %s %s', async (status, code, ...[title, text]) => {
    open({ details: () => ({ status, body: { message: '', code } }) })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('says that the details could not be loaded, and loads them again', async () => {
    let isDown = true
    open({ details: () => (isDown ? { status: 500, body: {} } : { body: detailsForReview() }) })
    await screen.findByRole('heading', { name: 'Couldn’t load the project details' })
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Harbor Light Shelter' })).toBeTruthy()
  })

  it('asks who the review is about if there are several people', async () => {
    const undecided = detailsForReview({ revieweeType: 'volunteer', applicationId: null, revieweeId: null })
    const candidates = [
      { applicationId: ids.application, revieweeId: ids.volunteer, revieweeName: 'Maya Lindqvist' },
      { applicationId: ids.hours, revieweeId: ids.notification, revieweeName: 'Noah Berg' },
    ]
    const { router } = open({
      user: anOrganizer(),
      url: `/create-review?projectId=${ids.project}&revieweeType=volunteer`,
      details: ({ query }) => ({
        body:
          query['revieweeId'] === undefined
            ? { ...undecided, revieweeName: null, candidates }
            : { ...undecided, ...candidates[1] },
      }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(screen.getByText('Please choose who you want to review')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Noah Berg' }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Noah Berg' })).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ revieweeId: ids.notification })
  })
})

describe('the review form', () => {
  it('starts without a rating, and Submit is disabled until there are stars and a text', async () => {
    open()
    const text = await textField()
    expect(submitButton().disabled).toBe(true)
    const why = 'Add an overall rating and write your review to submit it.'
    expect(document.getElementById(submitButton().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      why,
    )
    await userEvent.click(rating('Overall rating').getByRole('radio', { name: '3 stars, Good' }))
    await userEvent.type(text, '   ')
    expect(submitButton().disabled).toBe(true)
    await userEvent.type(text, 'Clear.')
    expect(submitButton().disabled).toBe(false)
  })

  it('says what is required if it is submitted anyway', async () => {
    const { sent } = open()
    const form = (await textField()).closest('form')
    if (form) fireEvent.submit(form)
    expect(await screen.findByText('Please complete the required fields')).toBeTruthy()
    const missing = await screen.findAllByRole('link', {
      name: 'Overall rating and review text are required',
    })
    expect(missing.length).toBeGreaterThan(0)
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('has the rating labels Poor, Fair, Good, Very Good and Excellent', async () => {
    open()
    await textField()
    const labels = rating('Overall rating')
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'))
    expect(labels).toEqual([
      '1 star, Poor',
      '2 stars, Fair',
      '3 stars, Good',
      '4 stars, Very Good',
      '5 stars, Excellent',
    ])
  })

  it('asks for the categories of the reviewed side, each of which is optional and can be cleared', async () => {
    open()
    await textField()
    for (const name of ['Project Clarity', 'Respectful Communication', 'Impact Achieved', 'Follow Through']) {
      expect(rating(name).getAllByRole('radio')).toHaveLength(5)
    }
    expect(screen.queryByRole('group', { name: 'Reliability' })).toBeNull()
    await userEvent.click(rating('Follow Through').getByRole('radio', { name: '2 stars, Fair' }))
    await userEvent.click(screen.getByRole('button', { name: 'Clear the rating of Follow Through' }))
    expect(rating('Follow Through').queryByRole('radio', { checked: true })).toBeNull()
  })

  it('sends project, reviewee, rating, text, categories and visibility, and returns to /reviews', async () => {
    const { sent, router } = open({ write: () => ({ status: 201, body: aGivenReview() }) })
    await userEvent.type(await textField(), 'Clear from the first day.')
    await userEvent.click(rating('Overall rating').getByRole('radio', { name: '4 stars, Very Good' }))
    await userEvent.click(rating('Project Clarity').getByRole('radio', { name: '5 stars, Excellent' }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Show this review to everyone/ }))
    await userEvent.click(submitButton())
    expect(await screen.findByText('Review submitted')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      projectId: ids.project,
      revieweeId: ids.organization,
      rating: 4,
      reviewText: 'Clear from the first day.',
      categories: { clarity: 5 },
      language: null,
      isPublic: false,
    })
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviews'))
    expect(localStorage.length).toBe(0)
  })

  it('keeps what was typed if the server refuses it', async () => {
    open({ write: () => ({ status: 500, body: {} }) })
    await userEvent.type(await textField(), 'Clear.')
    await userEvent.click(rating('Overall rating').getByRole('radio', { name: '4 stars, Very Good' }))
    await userEvent.click(submitButton())
    expect(await screen.findByText('Failed to Submit Review')).toBeTruthy()
    expect(screen.getByText(/^Your review isn’t lost/)).toBeTruthy()
    expect((await textField()).value).toBe('Clear.')
  })

  it('removes a draft from the device when someone else signs in there', async () => {
    open()
    await userEvent.type(await textField(), 'Clear.')
    cleanup()
    open({ user: aVolunteer({ id: ids.organization }) })
    expect((await textField()).value).toBe('')
    cleanup()
    open()
    expect((await textField()).value).toBe('')
  })

  it('stores a draft on the device until it is discarded', async () => {
    open()
    await userEvent.type(await textField(), 'Clear.')
    await userEvent.click(rating('Project Clarity').getByRole('radio', { name: '5 stars, Excellent' }))
    cleanup()
    open()
    expect((await textField()).value).toBe('Clear.')
    expect(
      rating('Project Clarity').getByRole<HTMLInputElement>('radio', { name: '5 stars, Excellent' }).checked,
    ).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Start over?' }))
    await userEvent.click(ask.getByRole('button', { name: 'Start over' }))
    expect((await textField()).value).toBe('')
    expect(rating('Project Clarity').queryByRole('radio', { checked: true })).toBeNull()
  })

  it('asks before the user leaves with unsaved text', async () => {
    const { router } = open()
    await userEvent.type(await textField(), 'Clear.')
    await userEvent.click(screen.getByRole('link', { name: 'Back to reviews' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Leave this page?' }))
    expect(ask.getByText('We keep your review on this device until you submit it.')).toBeTruthy()
    await userEvent.click(ask.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/reviews'))
  })

  it('says when reviews wait for each other', async () => {
    open({ details: () => ({ body: detailsForReview({ revealDays: 14 }) }) })
    expect(
      await screen.findByText(
        'Your review appears once Harbor Light Shelter writes one too, or 14 days after the first of the two.',
      ),
    ).toBeTruthy()
  })
})
