import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { TimelineEvent } from '#contract/applications/timeline.ts'
import { anApplication, anOrganizer, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aTimelineEvent } from '#tests/support/answers/timeline-answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const work = (overrides: Partial<Application> = {}) =>
  anApplication({ status: 'accepted', reviewedAt: '2026-11-03T12:00:00.000Z', ...overrides })
const done = (overrides: Partial<Application> = {}) =>
  work({ status: 'completed', completedAt: new Date().toISOString(), ...overrides })

type World = { application: Application; timeline?: TimelineEvent[]; write?: Answer }

function open(user: ReturnType<typeof aVolunteer>, world: World) {
  if (user.isOrganization) {
    return openReceived({
      user,
      path: '/applications',
      get received() {
        return [world.application]
      },
      ...(world.write && { write: world.write }),
    })
  }
  return openScreen('/applications', {
    user,
    answer: (sent) => {
      if (sent.method !== 'GET' && world.write) return world.write(sent)
      if (sent.path.endsWith('/timeline')) return { body: world.timeline ?? [] }
      const statuses = sent.query['status']?.split(',')
      const found = [world.application].filter(({ status }) => statuses?.includes(status) ?? true)
      return { body: found, headers: { 'x-total-count': String(found.length) } }
    },
  })
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the timeline of an application', () => {
  it('lists events once it is opened, newest first, and loads nothing before', async () => {
    const { sent } = open(aVolunteer(), {
      application: work(),
      timeline: [
        aTimelineEvent({
          id: ids.project,
          kind: 'hours_logged',
          isOwn: true,
          hours: 2.5,
          date: '2026-11-12',
        }),
        aTimelineEvent({
          id: ids.volunteer,
          kind: 'accepted',
          by: 'organization',
          actorName: 'Harbor Light Shelter',
        }),
        aTimelineEvent({ isOwn: true }),
      ],
    })
    const unfold = await screen.findByRole('button', { name: /^Your application/ })
    expect(sent.some(({ path }) => path.endsWith('/timeline'))).toBe(false)
    await userEvent.click(unfold)
    const list = within(
      await screen.findByRole('list', { name: 'What happened on Redesign the intake form' }),
    )
    expect(list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'You logged 2.5 hours for Nov 12, 2026',
      'Harbor Light Shelter accepted the application',
      'You applied',
    ])
    expect(list.getAllByRole('time')[0]?.getAttribute('title')).toMatch(/Nov 2, 2026/)
  })
})

describe('the review on the applications page', () => {
  it('is disabled before the work is done, and says why', async () => {
    open(aVolunteer(), { application: work() })
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Leave a review' })
    expect(button.disabled).toBe(true)
    const why = 'once the work is signed off'
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
  })

  it('starts at five stars and requires a text', async () => {
    const { sent } = open(aVolunteer(), { application: done() })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Leave a review of Harbor Light Shelter' }),
    )
    const form = await dialog('Review Harbor Light Shelter')
    expect(form.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1 star, Poor',
      '2 stars, Fair',
      '3 stars, Good',
      '4 stars, Very Good',
      '5 stars, Excellent',
    ])
    expect(form.getByRole<HTMLInputElement>('radio', { name: '5 stars, Excellent' }).checked).toBe(true)
    fireEvent.change(form.getByLabelText('Review'), { target: { value: '   ' } })
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    expect(await screen.findByText('Review Required')).toBeTruthy()
    // In the toast and beside the field, which has the focus.
    expect(screen.getAllByText('Overall rating and review text are required')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Review')))
    await userEvent.type(form.getByLabelText('Review'), 'Clear')
    await waitFor(() => expect(screen.queryByText('Review Required')).toBeNull())
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })

  it.each([
    [
      'volunteer',
      aVolunteer(),
      { reviewee: 'Harbor Light Shelter', reviewType: 'volunteer_to_organization' },
    ],
    ['organization', anOrganizer(), { reviewee: 'Maya Lindqvist', reviewType: 'organization_to_volunteer' }],
  ] as const)('can be written by the %s once', async (_, user, { reviewee, reviewType }) => {
    const world: World = { application: done() }
    const { sent } = open(user, {
      get application() {
        return world.application
      },
      write: () => {
        world.application = done({ hasReview: true })
        return { status: 201, body: { revealedAt: '2026-11-20T12:00:00.000Z' } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: `Leave a review of ${reviewee}` }))
    const form = await dialog(`Review ${reviewee}`)
    await userEvent.click(form.getByRole('radio', { name: '4 stars, Very Good' }))
    fireEvent.change(form.getByLabelText('Review'), { target: { value: 'Clear from the first day.' } })
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    expect(await screen.findByText('Review submitted')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      applicationId: ids.application,
      reviewType,
      rating: 4,
      reviewText: 'Clear from the first day.',
      isPublic: true,
      language: null,
    })
    const link = await screen.findByRole('link', { name: `See your review of ${reviewee}` })
    await waitFor(() => expect(document.activeElement).toBe(link.closest('p')))
    expect(screen.queryByRole('button', { name: /Leave a review/ })).toBeNull()
    expect(link.getAttribute('href')).toBe(`/reviews?tab=given&application=${ids.application}`)
  })

  it('and a message are not offered about someone whose account was deleted', async () => {
    const { volunteer } = done()
    const former = { ...volunteer, firstName: 'Former member', lastName: '', isFormer: true }
    open(anOrganizer(), { application: done({ volunteer: former }) })
    expect((await screen.findAllByText('Former member')).length).toBeGreaterThan(0)
    expect(await screen.findByRole('group', { name: 'Actions' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Leave a review/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Message Former member' })).toBeNull()
  })

  it('stores what was typed on the device until someone else signs in there', async () => {
    const typed = async (user: ReturnType<typeof aVolunteer>) => {
      open(user, { application: done() })
      await userEvent.click(await screen.findByRole('button', { name: /Leave a review/ }))
      return (await dialog('Review Maya Lindqvist')).getByLabelText<HTMLTextAreaElement>('Review')
    }
    fireEvent.change(await typed(anOrganizer()), { target: { value: 'On time, always.' } })
    cleanup()
    expect((await typed(anOrganizer())).value).toBe('On time, always.')
    cleanup()
    expect((await typed(anOrganizer({ id: ids.organization }))).value).toBe('')
    cleanup()
    expect((await typed(anOrganizer())).value).toBe('')
  })

  it('keeps what was typed if the server refuses it', async () => {
    open(aVolunteer(), { application: done(), write: () => ({ status: 500, body: {} }) })
    await userEvent.click(await screen.findByRole('button', { name: /Leave a review/ }))
    const form = await dialog('Review Harbor Light Shelter')
    fireEvent.change(form.getByLabelText('Review'), { target: { value: 'Clear.' } })
    await userEvent.click(form.getByRole('button', { name: 'Submit Review' }))
    expect(await screen.findByText('Failed to submit review.')).toBeTruthy()
    expect(form.getByLabelText<HTMLTextAreaElement>('Review').value).toBe('Clear.')
  })
})
