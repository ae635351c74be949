import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Application } from '#contract/applications/applications.ts'
import type { Project } from '#contract/projects/projects.ts'
import { HourEntries } from '#web/features/hours/volunteer-hours.tsx'
import { anApplication, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aTimelineEvent } from '#tests/support/answers/timeline-answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

const medianHours = 72

/** A server of the release before sends no `credentialId`. */
type Answered = Omit<Application, 'credentialId'> & { credentialId?: string | null | undefined }

function open(application: Answered, project: Partial<Project> = {}, link = '') {
  return openScreen(`/applications?tab=mine${link}`, {
    user: aVolunteer(),
    answer: ({ path, query }) => {
      if (path === `/api/projects/${ids.project}`) {
        const { organizationResponse } = aProject()
        return {
          body: aProject({ organizationResponse: { ...organizationResponse, medianHours }, ...project }),
        }
      }
      if (path.endsWith('/timeline')) {
        return {
          body: [aTimelineEvent({ kind: application.status === 'completed' ? 'completed' : 'applied' })],
        }
      }
      if (path === `/api/applications/${application.id}`) return { body: application }
      const isListed =
        path === '/api/my-applications' && query['status']?.split(',').includes(application.status)
      return { body: isListed ? [application] : [] }
    },
  })
}

describe('a volunteer’s own application', () => {
  it('says while it waits what was promised before it was sent', async () => {
    open(anApplication())
    await userEvent.click(await screen.findByRole('button', { name: 'Your application' }))
    const next = await screen.findByText(/usually answers within 3 days/)
    expect(next.textContent).toBe(
      'Harbor Light Shelter usually answers within 3 days. We remind them on days 2, 5, and 10 if they haven’t answered. If they haven’t answered on day 14, we close your application. You can then apply again. What happens when',
    )
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/help/schedule')
  })

  it('promises no quick answer while the project is paused, and says when we close the application', async () => {
    open(anApplication(), { applicationsClosedReason: 'paused' })
    await userEvent.click(await screen.findByRole('button', { name: 'Your application' }))
    const next = await screen.findByText(/^This project is paused/)
    expect(next.textContent).toBe(
      'This project is paused, so an answer may take longer. We remind them on days 2, 5, and 10 if they haven’t answered. If they haven’t answered on day 14, we close your application. What happens when',
    )
  })

  it('says nothing of that once it is decided', async () => {
    open(anApplication({ status: 'accepted' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Your application' }))
    expect(await screen.findByText('Timeline')).toBeTruthy()
    expect(screen.queryByText('What happens next')).toBeNull()
  })

  it('leads from signed-off work to its certificate, in the row and in the timeline', async () => {
    open(anApplication({ status: 'completed', credentialId: ids.hours }))
    const row = within(await screen.findByRole('article'))
    const link = row.getByRole('link', { name: 'Certificate of your work on Redesign the intake form' })
    expect(link.getAttribute('href')).toBe(`/credentials/${ids.hours}`)
    await userEvent.click(row.getByRole('button', { name: /^Your application to/ }))
    const inTimeline = await row.findByRole('link', { name: 'See your certificate' })
    expect(inTimeline.getAttribute('href')).toBe(`/credentials/${ids.hours}`)
  })

  it.each([
    ['there is none', null],
    ['a server of the release before answers', undefined],
  ])('has no certificate while %s', async (_, credentialId) => {
    open({ ...anApplication({ status: 'completed' }), credentialId })
    await screen.findByRole('article')
    expect(screen.queryByRole('link', { name: /^Certificate/ })).toBeNull()
  })

  it('waits, where a link leads to it, until what is open in it can show with it', async () => {
    let show = () => {}
    const loading = new Promise<void>((resolve) => {
      show = resolve
    })
    vi.spyOn(HourEntries, 'isPrepared').mockReturnValue(false)
    const prepare = vi.spyOn(HourEntries, 'prepare').mockReturnValue(loading)
    onTestFinished(() => void vi.restoreAllMocks())
    const linked = anApplication({ status: 'declined' })
    const { queryClient } = open(linked, {}, `&application=${linked.id}`)
    await waitFor(() => expect(prepare).toHaveBeenCalled())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('article')).toBeNull()
    show()
    const row = await screen.findByRole('article', { name: `Application to ${linked.project.title}` })
    expect(within(row).getByText('I design forms for a living.')).toBeTruthy()
  })
})
