import { describe, expect, test } from 'vitest'
import {
  applicationId,
  applicationEmailRow,
  compose,
  member,
  emailFooter,
  projectId,
} from '#tests/support/email/application-emails.ts'

describe('emails about work say what happened, what to do next and why they were sent', () => {
  test('the volunteer writes a review', () => {
    const email = compose(applicationEmailRow('review.by_volunteer', { recipient: member }))
    expect(email?.subject).toBe('Maya Lindqvist reviewed Harbor Light Shelter')
    expect(email?.text).toBe(`Hello Ruth,

Maya Lindqvist wrote a review about working with Harbor Light Shelter on “Redesign the intake form”.

You can read it on your reviews page and write yours there.

Read the review:
https://volunteers.example.org/reviews?tab=received&application=${applicationId}

${emailFooter}

You’re receiving this email because you are a member of Harbor Light Shelter on Bridge Collective.
Questions? Email us at hello@example.org.
`)
  })

  test('the organization writes a review, which may be hidden until the volunteer writes theirs', () => {
    const row = applicationEmailRow('review.by_organization', { isReviewWaiting: true })
    const email = compose(row)
    expect(email?.subject).toBe('Harbor Light Shelter reviewed your work')
    expect(email?.text)
      .toContain(`Harbor Light Shelter wrote a review about your work on “Redesign the intake form”.

You can read it once you write yours, or when the time to write one is over.

Write your review:
https://volunteers.example.org/create-review?projectId=${projectId}&revieweeType=organization
`)
    const toMember = compose(
      applicationEmailRow('review.by_volunteer', { isReviewWaiting: true, recipient: member }),
    )
    expect(toMember?.text).toContain(
      `/create-review?projectId=${projectId}&revieweeType=volunteer&revieweeId=maya\n`,
    )
    expect(compose({ ...row, isReviewWaiting: false, hasReviewed: true })?.text).toContain(
      `You can read it and reply on your reviews page.

Read the review:
https://volunteers.example.org/reviews?tab=received&application=${applicationId}
`,
    )
  })

  test('no email is sent about a review or reply that was hidden or removed in the meantime', () => {
    expect(compose(applicationEmailRow('review.by_organization', { isReviewHidden: true }))).toBe(null)
    const reply = applicationEmailRow('review.replied_by_organization', { isReplied: true })
    expect(compose(reply)).not.toBe(null)
    expect(compose({ ...reply, isReplied: false })).toBe(null)
    expect(compose({ ...reply, isReviewHidden: true })).toBe(null)
  })

  test('a reply to a review emails the side that wrote the review', () => {
    const toVolunteer = compose(applicationEmailRow('review.replied_by_organization', { isReplied: true }))
    expect(toVolunteer?.subject).toBe('Harbor Light Shelter replied to your review')
    expect(toVolunteer?.text)
      .toContain(`Harbor Light Shelter replied to your review about “Redesign the intake form”.

Everyone who can see your review can read the reply.

Read the reply:
https://volunteers.example.org/reviews?tab=given`)
    const toMember = compose(
      applicationEmailRow('review.replied_by_volunteer', { recipient: member, isReplied: true }),
    )
    expect(toMember?.subject).toBe('Maya Lindqvist replied to your review')
  })

  test('logged hours email the organization, unless all have been decided since', () => {
    const row = applicationEmailRow('hours.logged', { recipient: member, waitingHours: 3.25 })
    expect(compose(row)?.subject).toBe('Maya Lindqvist logged hours on “Redesign the intake form”')
    expect(compose(row)?.text).toContain(`Hello Ruth,

Maya Lindqvist logged hours on “Redesign the intake form”. Please confirm them. In total, 3.25 hours are waiting for you.

Hours count toward the volunteer’s total once you confirm them.

Review the hours:
https://volunteers.example.org/applications?tab=received&application=${applicationId}
`)
    expect(compose({ ...row, waitingHours: 0 })).toBe(null)
  })

  test('the organization confirms hours', () => {
    const email = compose(applicationEmailRow('hours.confirmed'))
    expect(email?.subject).toBe('Harbor Light Shelter confirmed your hours')
    expect(email?.text).toContain(`Harbor Light Shelter confirmed your hours on “Redesign the intake form”.

They now count toward your total. Thank you!

See your hours:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}
`)
  })

  test('the organization rejects hours', () => {
    const email = compose(applicationEmailRow('hours.rejected'))
    expect(email?.subject).toBe('About your hours on “Redesign the intake form”')
    expect(email?.text)
      .toContain(`Harbor Light Shelter did not confirm some of your hours on “Redesign the intake form”. You can read the reason with your application.

You can remove the hours, or correct them and send them to Harbor Light Shelter again.

Read the reason:
`)
  })

  test('the volunteer reads why the organization canceled the project', () => {
    const cancelReason = 'Our building closed.\nWe are sorry.'
    const email = compose(
      applicationEmailRow('application.declined', { because: 'project_canceled', cancelReason }),
    )
    expect(email?.subject).toBe('“Redesign the intake form” was canceled')
    expect(email?.text).toContain(`Harbor Light Shelter wrote:

Our building closed.

We are sorry.

This doesn’t count against you. The project’s page shows other open projects.`)
    // What people write has the direction of its own language.
    expect(email?.html).toMatch(/<p style="[^"]*">Harbor Light Shelter wrote:<\/p>/)
    expect(email?.html).toMatch(/<p dir="auto" style="[^"]*">Our building closed\.<\/p>/)
  })

  test.each([
    [false, 'has closed, so “Redesign the intake form” was canceled and your application has ended.'],
    [true, 'was canceled and your work on it has ended. The hours that you logged still count.'],
  ])(
    'the volunteer reads that the organization closed, which no one wrote (at work: %s)',
    (wasAccepted, says) => {
      const canceled = { because: 'project_canceled', cancelReason: 'The organization has closed.' } as const
      const type = wasAccepted ? 'application.withdrawn' : 'application.declined'
      const row = applicationEmailRow(type, { ...canceled, wasAccepted, hasClosed: true })
      const text = compose(row)?.text.replaceAll(/\s+/g, ' ')
      expect(text).toContain(says)
      expect(text).not.toContain('wrote:')
      // The same words of a member are theirs.
      expect(compose({ ...row, hasClosed: false })?.text).toContain('wrote:')
    },
  )

  test('the volunteer reads in kind words why they were declined, and finds other projects', () => {
    const declineReason = 'different_experience'
    const email = compose(applicationEmailRow('application.declined', { declineReason }))
    expect(email?.subject).toBe('About your application to “Redesign the intake form”')
    expect(email?.text)
      .toContain(`Thank you for offering your time to “Redesign the intake form”. Harbor Light Shelter did not accept your application.

They were looking for different experience this time. Another project may need exactly yours.

We know this isn’t the answer you hoped for. Other projects need your skills. You’ll find other open projects with your application.

See similar projects:
https://volunteers.example.org/applications?tab=mine&application=${applicationId}
`)
    expect(email?.text).toContain('because you applied to')
    const withWords = compose(
      applicationEmailRow('application.declined', { declineReason: 'other', hasFeedback: true }),
    )
    expect(withWords?.text)
      .toContain(`Harbor Light Shelter sent you a message. You can read it with your application.

We know`)
    const closed = { declineReason: null, because: 'project_completed' } as const
    expect(compose(applicationEmailRow('application.declined', closed))?.text).not.toContain('experience')
  })
})
