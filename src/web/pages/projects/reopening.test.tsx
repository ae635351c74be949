import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { aCard, aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { aVolunteerDashboard } from '#tests/support/answers/dashboard-answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

type Viewer = NonNullable<Project['viewer']>
const viewer: Viewer = {
  isMember: false,
  mayApply: 'apply',
  hasReopenAlert: false,
  hasBlocked: false,
  hasReported: false,
  application: null,
}
const paused = {
  acceptsApplications: false,
  applicationsClosedReason: 'queue_paused',
  waitingCount: 10,
} as const satisfies Partial<Project>
const ask = { name: 'Notify me when it reopens' }

function show(overrides: Partial<Project>, user: User | null = aVolunteer()) {
  let project = aProject({ ...paused, viewer: user && viewer, ...overrides })
  const opened = openScreen(`/project/${ids.project}`, {
    user,
    answer: ({ method, path }) => {
      if (path === '/api/projects') return { body: [] }
      if (!path.endsWith('/reopen-alert')) return { body: project }
      const hasReopenAlert = method === 'PUT'
      project = { ...project, viewer: { ...viewer, hasReopenAlert } }
      return { body: { hasReopenAlert } }
    },
  })
  return { ...opened, person: userEvent.setup() }
}

describe('a paused queue', () => {
  it('offers a notification with one press, and takes it back with another', async () => {
    const { person, sent } = show({})
    await person.click(await screen.findByRole('button', { ...ask, pressed: false }))
    const asked = await screen.findByRole('button', { ...ask, pressed: true })
    expect(document.activeElement).toBe(asked)
    await person.click(asked)
    expect(await screen.findByRole('button', { ...ask, pressed: false })).toBeTruthy()
    expect(sent.filter(({ path }) => path.endsWith('/reopen-alert')).map(({ method }) => method)).toEqual([
      'PUT',
      'DELETE',
    ])
  })

  it('asks a visitor to sign in first', async () => {
    show({}, null)
    const href = (await screen.findByRole('link', ask)).getAttribute('href') ?? ''
    expect(new URL(href, 'http://localhost').searchParams.get('next')).toBe(`/project/${ids.project}`)
  })

  it.each([
    ['of their own organization', { viewer: { ...viewer, isMember: true, mayApply: 'no' } }],
    ['they applied to', { viewer: { ...viewer, mayApply: 'no' } }],
    ['whose deadline has passed', { applicationsClosedReason: 'deadline_passed' }],
    ['that is completed', { applicationsClosedReason: 'completed' }],
  ] as const)('offers none for a project %s', async (_, overrides) => {
    show(overrides)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', ask)).toBeNull()
  })
})

describe('the projects that a volunteer waits for', () => {
  const stop = { name: 'Don’t notify me: Maps for walkers' }
  const heading = { name: 'Waiting to reopen' }
  const awaited = { ...aCard({ title: 'Maps for walkers' }), askedAt: '2026-11-02T12:00:00.000Z' }
  const list = (items: unknown[]) => ({ body: items, headers: { 'x-total-count': String(items.length) } })

  function open(answerList: () => StubbedResponse) {
    let isStopped = false
    openScreen('/volunteer-dashboard?tab=saved', {
      user: aVolunteer(),
      answer: ({ method, path }) => {
        if (method === 'DELETE') {
          isStopped = true
          return { body: { hasReopenAlert: false } }
        }
        if (path === '/api/reopen-alerts') return isStopped ? list([]) : answerList()
        if (path === '/api/dashboard/volunteer') return { body: aVolunteerDashboard() }
        return list([])
      },
    })
    return userEvent.setup()
  }

  it('leave the list with a button of their own name, and the heading takes the focus', async () => {
    const person = open(() => list([awaited]))
    await person.click(await screen.findByRole('button', stop))
    await waitFor(() => expect(screen.queryByRole('button', stop)).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', heading))
    expect(screen.getByText('You aren’t waiting for any projects.')).toBeTruthy()
  })

  it('can be loaded again if that failed', async () => {
    let isDown = true
    const person = open(() => (isDown ? { status: 503, body: { code: 'unavailable' } } : list([awaited])))
    const title = 'Couldn’t load the projects you wait for'
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    isDown = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', stop)).toBeTruthy()
  })
})
