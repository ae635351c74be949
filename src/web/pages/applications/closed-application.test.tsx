import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import {
  accountUnavailableReason,
  projectCanceledReason,
  projectRemovedReason,
} from '#domain/applications/applications.ts'
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
    const application = anApplication({
      status,
      endedBy: 'organization',
      reason: projectRemovedReason,
      removalReason: 'It sells a course.',
    })
    openScreen('/applications', {
      user: aVolunteer(),
      answer: ({ path }) =>
        path === '/api/my-applications'
          ? { body: [application], headers: { 'x-total-count': '1' } }
          : { body: [] },
    })
    expect(await screen.findByText('Closed')).toBeDefined()
    expect(screen.getByText('Our staff removed the project · Our reason: “It sells a course.”')).toBeDefined()
    expect(screen.queryByText(/^(Declined|Withdrawn)$/)).toBeNull()
  },
)

const showMine = (application: ReturnType<typeof anApplication>) =>
  openScreen('/applications', {
    user: aVolunteer(),
    answer: ({ path }) =>
      path === '/api/my-applications'
        ? { body: [application], headers: { 'x-total-count': '1' } }
        : { body: [] },
  })

test.each([
  {
    status: 'declined',
    endedBy: null,
    reason: projectCanceledReason,
    organizationFeedback: 'The shelter closed.',
  },
  { status: 'withdrawn', endedBy: 'organization', reason: 'The shelter closed.', organizationFeedback: null },
] as const)(
  'an application that ended as $status with a project that its organization canceled says so',
  async (ended) => {
    const { project, ...rest } = anApplication(ended)
    showMine({ ...rest, isCanceled: true, project: { ...project, status: 'canceled' } })
    expect(await screen.findByText('Canceled')).toBeDefined()
    const outcome = /^Canceled by the organization · They wrote: “The shelter closed\.”/
    expect(screen.getByText(outcome)).toBeDefined()
    expect(screen.queryByText(/^(Declined|Withdrawn)$/)).toBeNull()
  },
)

test('an application that ended because its organization closed attributes no words to it', async () => {
  const { project, ...rest } = anApplication({
    status: 'withdrawn',
    endedBy: 'organization',
    reason: 'The organization has closed.',
  })
  const canceled = { ...project, status: 'canceled' as const }
  showMine({ ...rest, isCanceled: true, endedWithOrganization: true, project: canceled })
  expect(await screen.findByText(/^Canceled because the organization has closed/)).toBeDefined()
  expect(screen.queryByText(/They wrote/)).toBeNull()
})

test('work that ended before its project was canceled keeps its own end', async () => {
  const { project, ...rest } = anApplication({
    status: 'withdrawn',
    endedBy: 'organization',
    reason: 'Missed three meetings.',
  })
  showMine({ ...rest, project: { ...project, status: 'canceled' } })
  expect(await screen.findByText('Withdrawn')).toBeDefined()
  expect(screen.queryByText(/Canceled/)).toBeNull()
})

test('a past application to an organization without a page links to none', async () => {
  const application = anApplication({ status: 'completed', hasOrganizationPage: false })
  showMine(application)
  const { project, organization } = application
  expect(await screen.findByText(project.title)).toBeDefined()
  for (const name of [project.title, organization.organizationName])
    expect(screen.queryByRole('link', { name })).toBeNull()
})

test.each([
  ['pending', 'This organization is suspended. It can’t accept you for now.', 0],
  ['accepted', 'This organization is suspended. Your work can continue.', 1],
] as const)('a %s application to a suspended organization says so', async (status, words, links) => {
  const application = anApplication({ status, isOrganizationSuspended: true })
  showMine(application)
  expect(await screen.findByText(words)).toBeDefined()
  // An applicant cannot open the project meanwhile.
  expect(screen.queryAllByRole('link', { name: application.project.title })).toHaveLength(links)
  expect(screen.queryByText(/^(Waiting \d|Applied today)/)).toBeNull()
})
