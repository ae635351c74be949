import { describe, expect, test } from 'vitest'
import { applicationId, aRow, compose, member, productLines, projectId } from '#tests/support/letters.ts'

describe('a letter about work says what happened, what to do next and why it came', () => {
  test('a review by the volunteer', () => {
    const letter = compose(aRow('review.by_volunteer', { recipient: member }))
    expect(letter?.subject).toBe('Maya Lindqvist reviewed Harbor Light Shelter')
    expect(letter?.text).toBe(`Hello Ruth,

Maya Lindqvist wrote a review about working with Harbor Light Shelter on “Redesign the intake form”.

You find it with your reviews, where you can also write yours.

Read the review:
https://volunteers.example.org/reviews?tab=received&application=${applicationId}

${productLines}

You get this letter because you are a member of Harbor Light Shelter on Bridge Collective.
Questions? Write to hello@example.org.
`)
  })

  test('a review by the organization, which may wait for the volunteer’s', () => {
    const row = aRow('review.by_organization', { isReviewWaiting: true })
    const letter = compose(row)
    expect(letter?.subject).toBe('Harbor Light Shelter reviewed your work')
    expect(letter?.text)
      .toContain(`Harbor Light Shelter wrote a review about your work on “Redesign the intake form”.

It shows once you have written yours too, or when the time for that is over.

Write your review:
https://volunteers.example.org/create-review?projectId=${projectId}&revieweeType=organization
`)
    const toMember = compose(aRow('review.by_volunteer', { isReviewWaiting: true, recipient: member }))
    expect(toMember?.text).toContain(
      `/create-review?projectId=${projectId}&revieweeType=volunteer&revieweeId=maya\n`,
    )
    expect(compose({ ...row, isReviewWaiting: false, hasReviewed: true })?.text).toContain(
      `You find it with your reviews, and can reply to it there.

Read the review:
https://volunteers.example.org/reviews?tab=received&application=${applicationId}
`,
    )
  })

  test('neither a review that was hidden nor a reply that was taken away meanwhile', () => {
    expect(compose(aRow('review.by_organization', { isReviewHidden: true }))).toBe(null)
    const reply = aRow('review.replied_by_organization', { isReplied: true })
    expect(compose(reply)).not.toBe(null)
    expect(compose({ ...reply, isReplied: false })).toBe(null)
    expect(compose({ ...reply, isReviewHidden: true })).toBe(null)
  })

  test('a reply to a review, to the side that wrote it', () => {
    const toVolunteer = compose(aRow('review.replied_by_organization', { isReplied: true }))
    expect(toVolunteer?.subject).toBe('Harbor Light Shelter replied to your review')
    expect(toVolunteer?.text)
      .toContain(`Harbor Light Shelter replied to your review about “Redesign the intake form”.

The reply shows below your review to everybody who reads it.

Read the reply:
https://volunteers.example.org/reviews?tab=given`)
    const toMember = compose(aRow('review.replied_by_volunteer', { recipient: member, isReplied: true }))
    expect(toMember?.subject).toBe('Maya Lindqvist replied to your review')
  })

  test('hours that wait, unless all have been decided since', () => {
    const row = aRow('hours.logged', { recipient: member, waitingHours: 3.25 })
    expect(compose(row)?.subject).toBe('Maya Lindqvist logged hours on Redesign the intake form')
    expect(compose(row)?.text).toContain(`Hello Ruth,

Maya Lindqvist logged hours on “Redesign the intake form”, which wait for you to confirm them. In all it is 3.25 hours by now.

Confirmed hours count as the volunteer’s contribution.

Look at the hours:
https://volunteers.example.org/applications?tab=received&application=${applicationId}
`)
    expect(compose({ ...row, waitingHours: 0 })).toBe(null)
  })

  test('hours confirmed', () => {
    const letter = compose(aRow('hours.confirmed'))
    expect(letter?.subject).toBe('Harbor Light Shelter confirmed your hours')
    expect(letter?.text).toContain(`Harbor Light Shelter confirmed your hours on “Redesign the intake form”.

They count as your contribution. Thank you!

See your hours:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}
`)
  })

  test('hours rejected', () => {
    const letter = compose(aRow('hours.rejected'))
    expect(letter?.subject).toBe('About your hours on Redesign the intake form')
    expect(letter?.text)
      .toContain(`Harbor Light Shelter did not confirm hours of yours on “Redesign the intake form”. You find the reason with your application.

You can change the hours, and they wait for Harbor Light Shelter again, or remove them.

Read the reason:
`)
  })
})
