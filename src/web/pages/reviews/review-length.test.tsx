import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aGivenReview, aReceivedReview, detailsForReview } from '#tests/support/answers/review-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const counted = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } })
const editable = aGivenReview({
  isEditable: true,
  editableUntil: new Date(Date.now() + 172_800_000).toISOString(),
})

const open = (url: string) =>
  openScreen(url, {
    user: aVolunteer(),
    answer: ({ path, method }) => {
      if (method !== 'GET') return { status: 201, body: {} }
      if (path === '/api/project-details-for-review') return { body: detailsForReview() }
      if (path === '/api/reviews/given') return counted([editable])
      if (path === '/api/reviews/received') return counted([aReceivedReview()])
      if (path === '/api/my-applications')
        return counted([anApplication({ status: 'completed', completedAt: new Date().toISOString() })])
      return counted([])
    },
  })
interface Form {
  form: string
  url: string
  show: () => Promise<HTMLElement>
  field: string | RegExp
  submit: string
  max: number
  /** Forms where more than the counter explains the error. */
  why?: string
}

const openDialog = async (button: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return screen.findByRole('dialog', { name })
}

const forms: Form[] = [
  {
    form: 'the review form',
    url: `/create-review?projectId=${ids.project}&revieweeType=organization&revieweeId=${ids.organization}`,
    show: async () => {
      const overall = within(await screen.findByRole('group', { name: 'Overall rating' }))
      await userEvent.click(overall.getByRole('radio', { name: '5 stars, Excellent' }))
      return document.body
    },
    field: 'Your review',
    submit: 'Submit Review',
    max: limits.review,
    why: 'Shorten your review to 1,000 characters to submit it.',
  },
  {
    form: 'the review on the applications page',
    url: '/applications',
    show: () => openDialog('Leave a review of Harbor Light Shelter', 'Review Harbor Light Shelter'),
    field: 'Review',
    submit: 'Submit Review',
    max: limits.review,
  },
  {
    form: 'the edit of a review',
    url: '/reviews',
    show: () =>
      openDialog('Edit your review of Harbor Light Shelter', 'Edit your review of Harbor Light Shelter'),
    field: 'Your review',
    submit: 'Save changes',
    max: limits.review,
  },
  {
    form: 'the reply to a review',
    url: '/reviews?tab=received',
    show: () => openDialog('Reply to the review by Harbor Light Shelter', 'Reply to Harbor Light Shelter'),
    field: 'Reply',
    submit: 'Post reply',
    max: limits.review,
  },
  {
    form: 'the report of a review',
    url: '/reviews?tab=received',
    show: () => openDialog('Report the review by Harbor Light Shelter', 'Report this review'),
    field: /^Explanation/,
    submit: 'Send report',
    max: limits.decisionReason,
  },
]

describe('a text field with a counter', () => {
  it.each(forms)(
    'cannot be submitted while it is too long: $form',
    async ({ url, show, field, submit, max, why }) => {
      const { sent } = open(url)
      const form = within(await show())
      const text = form.getByLabelText<HTMLTextAreaElement>(field)
      const button = form.getByRole<HTMLButtonElement>('button', { name: submit })
      fireEvent.change(text, { target: { value: 'a'.repeat(max + 1) } })
      await waitFor(() => expect(button.disabled).toBe(true))
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        why ?? '1 character too many',
      )
      await userEvent.click(button)
      expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
      // Counts like the server: surrounding whitespace is trimmed.
      fireEvent.change(text, { target: { value: `${'a'.repeat(max)}  \n` } })
      await waitFor(() => expect(button.disabled).toBe(false))
      expect(form.queryByText(/too many/)).toBeNull()
      expect(
        form.getByText(`${max.toLocaleString('en')} of ${max.toLocaleString('en')} characters`),
      ).toBeTruthy()
    },
  )
})
