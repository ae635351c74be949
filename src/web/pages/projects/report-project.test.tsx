import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { User } from '#contract/accounts/accounts.ts'
import type { OwnDecision } from '#contract/moderation/appeals.ts'
import type { Project } from '#contract/projects/projects.ts'
import { aProject, aVolunteer, ids, mayApply } from '#tests/support/answers/answers.ts'
import { openScreen, type StubbedResponse } from '#tests/support/web/screen.tsx'

const stored: StubbedResponse = {
  status: 201,
  body: {
    id: ids.application,
    projectId: ids.project,
    reason: 'other',
    explanation: 'It copies our text.',
    createdAt: '2026-11-02T12:00:00.000Z',
  },
}

function show(overrides: Partial<Project> = {}, user: User | null = aVolunteer(), report = stored) {
  return openScreen(`/project/${ids.project}`, {
    user,
    answer: ({ path, method }) => {
      if (method === 'POST') return report
      return { body: path === '/api/projects' ? [] : aProject({ viewer: mayApply, ...overrides }) }
    },
  })
}
const name = 'Report this project'

describe('reporting a project', () => {
  it('asks for a reason, and for words with “other”; then says that it is reported', async () => {
    const { sent } = show()
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect((await dialog.findAllByText('Please choose a reason')).length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect((await dialog.findAllByText('Please say what is wrong with this project')).length).toBeGreaterThan(
      0,
    )
    await userEvent.type(dialog.getByRole('textbox', { name: /Explanation/ }), 'It copies our text.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Project reported')).toBeTruthy()
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        path: `/api/projects/${ids.project}/reports`,
        body: { reason: 'other', explanation: 'It copies our text.' },
      },
    ])
    expect(screen.queryByRole('button', { name })).toBe(null)
    await expect.poll(() => document.activeElement?.textContent).toContain('Reported')
  })

  it('says so on the page while the report awaits a decision', async () => {
    show({ viewer: { ...mayApply, hasReported: true } })
    expect(await screen.findByText(/Our staff will look at it/)).toBeTruthy()
    expect(screen.queryByRole('button', { name })).toBe(null)
  })

  it('keeps what was typed if the server refuses it, and says why', async () => {
    show({}, aVolunteer(), {
      status: 409,
      body: { code: 'project_reported', message: 'You have already reported this project.' },
    })
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await userEvent.click(dialog.getByRole('radio', { name: 'It asks for money' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Explanation/ }), 'A deposit.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('You have already reported this project.')).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: /Explanation/ })).toHaveProperty('value', 'A deposit.')
  })

  it.each<[string, Partial<Project>, User | null]>([
    ['a visitor', { viewer: null }, null],
    ['a member of its organization', { viewer: { ...mayApply, isMember: true } }, aVolunteer()],
    ['someone at work on a project that is held back', { visibility: 'held' }, aVolunteer()],
  ])('is not offered to %s', async (_, overrides, user) => {
    show(overrides, user)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name })).toBe(null)
  })
})

describe('a project that staff hid', () => {
  const decision = {
    key: 'audit-1',
    kind: 'project',
    decision: 'remove',
    name: 'River bank',
    reason: 'We do not allow fees.',
    rule: null,
    rules: [],
    at: '2026-11-02T12:00:00.000Z',
    appeal: null,
    projectId: ids.project,
    organizationId: ids.organization,
  } satisfies OwnDecision

  it('shows members of its organization the reason and the way to appeal, also when it is removed', async () => {
    openScreen(`/project/${ids.project}`, {
      user: aVolunteer(),
      answer: ({ path, query }) => {
        if (path === '/api/decisions') return { body: query.projectId === ids.project ? [decision] : [] }
        return { status: 410, body: { code: 'gone', message: 'This project was removed' } }
      },
    })
    expect(await screen.findByRole('heading', { name: 'This project was removed' })).toBeTruthy()
    const notice = within(await screen.findByRole('region', { name: 'Our decision' }))
    expect(notice.getByRole('heading', { name: 'Removed: “River bank”' })).toBeTruthy()
    expect(notice.getByText('Reason: We do not allow fees.')).toBeTruthy()
    expect(notice.getByRole('link', { name: 'See all decisions and appeal' }).getAttribute('href')).toBe(
      '/decisions',
    )
  })

  it('shows no one else a decision', async () => {
    const { sent } = openScreen(`/project/${ids.project}`, {
      user: aVolunteer(),
      answer: ({ path }) =>
        path === '/api/decisions'
          ? { body: [] }
          : { status: 410, body: { code: 'gone', message: 'This project was removed' } },
    })
    await expect.poll(() => sent.some(({ path }) => path === '/api/decisions')).toBe(true)
    expect(screen.queryByRole('region', { name: 'Our decision' })).toBe(null)
  })
})

describe('a project under review', () => {
  const findings = [
    { rule: 'S9', field: 'requirements', evidence: 'You pay for your own software.' },
  ] satisfies Project['reviewFindings']

  it('says so to everyone', async () => {
    show({ isUnderReview: true })
    expect((await screen.findByRole('heading', { level: 1 })).closest('header')?.textContent).toContain(
      'Under review',
    )
    expect(screen.queryByRole('heading', { name: 'Under review' })).toBe(null)
  })

  it('shows its members the sentence and why', async () => {
    show({ isUnderReview: true, reviewFindings: findings, viewer: { ...mayApply, isMember: true } })
    const notice = within(await screen.findByRole('region', { name: 'Under review' }))
    expect(notice.getByText('You pay for your own software.')).toBeTruthy()
    expect(notice.getByText('It may ask volunteers for money.')).toBeTruthy()
    expect(notice.getByRole('link', { name: 'See why and how to appeal' })).toBeTruthy()
  })
})
