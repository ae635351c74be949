import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PendingReview } from '#contract/reviews/lists.ts'
import type { Review } from '#contract/reviews/reviews.ts'
import { anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aGivenReview, aPendingReview, detailsForReview } from '#tests/support/answers/review-answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

type World = { given?: Review[]; pending?: PendingReview[]; revealDays?: number; write?: Answer }

function open(url: string, { given = [], pending = [], revealDays = 0, write }: World, user = aVolunteer()) {
  return openScreen(url, {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      if (sent.path === '/api/reviews/given') return { body: given }
      if (sent.path === '/api/reviews/pending') return { body: pending }
      if (sent.path === '/api/project-details-for-review') return { body: detailsForReview({ revealDays }) }
      return { body: [] }
    },
  })
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const inTwoDays = () => new Date(Date.now() + 172_800_000).toISOString()

describe('a review that is missing from its list', () => {
  it('says why a waiting review is not visible yet, with a link to write one’s own', async () => {
    const url = `/reviews?tab=received&application=${ids.application}`
    open(url, { pending: [aPendingReview()], revealDays: 14 })
    expect(await screen.findByText('That review isn’t visible yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Write review' }).getAttribute('href')).toBe(
      `/create-review?projectId=${ids.project}&revieweeType=organization&revieweeId=${ids.organization}`,
    )
  })

  it.each([
    ['one’s own is written', { pending: [], revealDays: 14 }],
    ['reviews wait for nothing', { pending: [aPendingReview()], revealDays: 0 }],
  ])('says that a review no longer exists where %s', async (_, world) => {
    open(`/reviews?tab=received&application=${ids.application}`, world)
    expect(await screen.findByText('That review is no longer here')).toBeTruthy()
    expect(screen.queryByText('That review isn’t visible yet')).toBeNull()
  })
})

describe('one’s own reviews', () => {
  it('links from an empty Given to Pending only if something is pending', async () => {
    open('/reviews', { pending: [aPendingReview()] })
    const pending = await screen.findByRole('link', { name: 'View pending' })
    expect(pending.getAttribute('href')).toBe('/reviews?tab=pending')
    cleanup()
    open('/reviews', {})
    expect(await screen.findByRole('link', { name: 'View applications' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View pending' })).toBeNull()
  })

  it('shows a colleague’s version, and replaces it only when it is saved again', async () => {
    const review = aGivenReview({ isEditable: true, editableUntil: inTwoDays() })
    const theirs = { ...review, version: 2, rating: 2, reviewText: 'They were late.' }
    const given = [review]
    const { sent } = open('/reviews', {
      given,
      write: () => {
        if (given[0] === review) {
          given[0] = theirs
          return { status: 409, body: { message: 'changed', code: 'review_changed' } }
        }
        return { body: { ...theirs, version: 3 } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Edit your review/ }))
    const form = await dialog('Edit your review of Harbor Light Shelter')
    await userEvent.type(form.getByLabelText('Your review'), ' Always.')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    const now = await form.findByText('They were late.')
    expect(now.closest('[role=status]')?.textContent).toContain('Rated 2 of 5')
    const typed = 'They knew what they wanted. Always.'
    expect(form.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe(typed)
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Review changed')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
      { reviewText: typed, version: 1 },
      { reviewText: typed, rating: 2, version: 2 },
    ])
  })
})

describe('a coordinator of the site who helps an organization', () => {
  const user = anOrganizer({
    isVolunteer: true,
    organizations: anOrganizer().organizations.map((each) => ({
      ...each,
      role: 'manager',
      isCoordinator: true,
    })),
  })
  const ofOrganization = aGivenReview({
    id: ids.project,
    reviewType: 'organization_to_volunteer',
    reviewerName: 'Harbor Light Shelter',
    reviewerType: 'organization',
    revieweeName: 'Maya Lindqvist',
    revieweeType: 'volunteer',
  })

  it('is offered a file only with reviews of their own as a volunteer', async () => {
    open('/reviews', { given: [ofOrganization] }, user)
    await screen.findByRole('article', { name: 'Your review of Maya Lindqvist' })
    expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
    cleanup()
    open('/reviews', { given: [ofOrganization, aGivenReview()] }, user)
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeTruthy()
  })
})
