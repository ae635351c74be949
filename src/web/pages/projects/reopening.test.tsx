import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { aProject, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

type Viewer = NonNullable<Project['viewer']>
const viewer: Viewer = { isMember: false, mayApply: 'apply', hasReopenAlert: false, application: null }
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
    await person.click(await screen.findByRole('button', { ...ask, pressed: true }))
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
