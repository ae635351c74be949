import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { accountUnavailableReason, projectRemovedReason } from '#domain/applications/applications.ts'
import { anApplication, aVolunteer } from '#tests/support/answers/answers.ts'
import { aTimelineEvent } from '#tests/support/answers/timeline-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

test('an application that closed with its volunteer’s account does not say that the volunteer withdrew it', async () => {
  const application = anApplication({
    status: 'withdrawn',
    endedBy: null,
    reason: accountUnavailableReason,
  })
  const event = aTimelineEvent({ kind: 'withdrawn', reason: accountUnavailableReason })
  openScreen('/applications', {
    user: aVolunteer(),
    answer: ({ path }) => {
      if (path.endsWith('/timeline')) return { body: [event] }
      if (path === '/api/my-applications') return { body: [application], headers: { 'x-total-count': '1' } }
      return { body: [] }
    },
  })
  const why = 'We closed this application because your account wasn’t available.'
  expect(await screen.findAllByText(why)).not.toHaveLength(0)
  await userEvent.click(screen.getAllByRole('button', { name: /^Your application to/ })[0] ?? document.body)
  const name = `What happened on ${application.project.title}`
  const timeline = await screen.findByRole('list', { name })
  expect(timeline.textContent).toContain('We closed the application')
  expect(timeline.textContent).toContain(why)
  expect(screen.queryByText(/withdrew/)).toBeNull()
  expect(screen.queryByText('Withdrawn')).toBeNull()
  expect(screen.getByText('Closed')).toBeDefined()
})

test.each(['declined', 'withdrawn'] as const)(
  'an application that ended as %s with a removed project is closed, and says why',
  async (status) => {
    const application = anApplication({ status, endedBy: 'organization', reason: projectRemovedReason })
    openScreen('/applications', {
      user: aVolunteer(),
      answer: ({ path }) =>
        path === '/api/my-applications'
          ? { body: [application], headers: { 'x-total-count': '1' } }
          : { body: [] },
    })
    expect(await screen.findByText('Closed')).toBeDefined()
    expect(screen.getByText(/removed the project/)).toBeDefined()
    expect(screen.queryByText(/^(Declined|Withdrawn)$/)).toBeNull()
  },
)
