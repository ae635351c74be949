import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CompletionPreview } from '#contract/projects/completion.ts'
import type { Project } from '#contract/projects/projects.ts'
import { anApplication, anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { member as viewer } from '#tests/support/web/project-editor.tsx'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const accepted = anApplication({ status: 'accepted' })
const worker = {
  applicationId: accepted.id,
  volunteer: accepted.volunteer,
  isVolunteerSuspended: false,
  confirmedHours: 4,
  scope: null,
  waiting: null,
}
const preview = (workers: CompletionPreview['accepted'], version = 'one', pendingCount = 2) => ({
  version,
  accepted: workers,
  pendingCount,
  latestPending: [accepted.volunteer],
})

function open(
  overrides: Partial<Project> = {},
  { write, workers = [worker] }: { write?: Answer; workers?: CompletionPreview['accepted'] } = {},
) {
  let project = aProject({ viewer, ...overrides })
  return openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    answer: (sent) => {
      const { method, path } = sent
      if (method !== 'GET' && write) return write(sent)
      if (path.endsWith('/pause'))
        project = { ...project, status: 'paused', applicationsClosedReason: 'paused' }
      if (path.endsWith('/complete'))
        project = { ...project, status: 'completed', applicationsClosedReason: 'completed' }
      if (method === 'PATCH') project = { ...project, publishesWhenVerified: false }
      if (path.endsWith('/completion')) return { body: preview(workers) }
      if (path === '/api/decisions') return { body: [] }
      return { body: project }
    },
  })
}
beforeEach(() => localStorage.clear())

const panel = () => screen.findByRole('region', { name: 'Manage this project' })
const press = async (name: string) => userEvent.click(within(await panel()).getByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))

describe('managing a project', () => {
  it.each([
    [{}, ['Edit', 'Pause', 'Complete', 'Cancel project', 'Duplicate']],
    [{ status: 'paused' }, ['Edit', 'Resume', 'Complete', 'Cancel project', 'Duplicate']],
    [{ status: 'completed' }, ['Impact report', 'Duplicate']],
    [{ status: 'canceled' }, ['Duplicate']],
    [{ visibility: 'draft' }, ['Edit', 'Publish', 'Duplicate', 'Delete draft']],
    [
      { visibility: 'draft', publishesWhenVerified: true },
      ['Edit', 'Publish', 'Keep as draft', 'Duplicate', 'Delete draft'],
    ],
    [{ visibility: 'held' }, ['Edit', 'Duplicate']],
  ] as const)('shows for a project of %o what the server allows: %o', async (overrides, offered) => {
    open(overrides)
    const controls = [...(await panel()).querySelectorAll('a, button')]
    expect(controls.map((control) => control.textContent)).toEqual(offered)
  })

  it('is hidden from non-members', async () => {
    open({ viewer: { ...viewer, isMember: false } })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Manage this project' })).toBeNull()
  })

  it('pauses a project after a confirmation', async () => {
    const { sent } = open()
    await press('Pause')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText('Project paused')).toBeTruthy()
    expect(await within(await panel()).findByRole('button', { name: 'Resume' })).toBeTruthy()
    const writes = sent.filter(({ method }) => method === 'POST')
    expect(writes.map(({ path }) => path)).toEqual([`/api/projects/${ids.project}/pause`])
  })

  it('keeps a draft waiting for verification, after a confirmation', async () => {
    const { sent } = open({ visibility: 'draft', publishesWhenVerified: true })
    await press('Keep as draft')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Keep as draft' }))
    expect(await screen.findByText('Kept as a draft')).toBeTruthy()
    expect(await screen.findByText(/^This is a draft. Only your organization can see it/)).toBeTruthy()
    expect(within(await panel()).queryByRole('button', { name: 'Keep as draft' })).toBeNull()
    const writes = sent.filter(({ method }) => method === 'PATCH')
    expect(writes).toMatchObject([
      { path: `/api/projects/${ids.project}`, body: { publishesWhenVerified: false } },
    ])
  })

  it('says why a change was refused, and keeps the dialog open', async () => {
    const message = 'This project is already paused'
    open({}, { write: () => ({ status: 409, body: { message, code: 'project_already_paused' } }) })
    await press('Pause')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pause' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('completes a project without the unchecked volunteers, with the reason', async () => {
    const { sent } = open()
    await press('Complete')
    const dialogQueries = await dialog()
    const box = await dialogQueries.findByRole('checkbox', { name: /Maya Lindqvist/ })
    expect(dialogQueries.getByRole('heading', { name: '2 people are still waiting' })).toBeTruthy()
    await userEvent.click(box)
    await userEvent.click(dialogQueries.getByRole('button', { name: /^Complete Project/ }))
    const line = 'Maya Lindqvist: Please give a reason for ending accepted work'
    expect(dialogQueries.getByRole('link', { name: line })).toBeTruthy()
    await userEvent.type(dialogQueries.getByLabelText('Reason for Maya Lindqvist'), ' No answer since May. ')
    await userEvent.click(dialogQueries.getByRole('button', { name: /^Complete Project/ }))
    expect(await screen.findByText('Project completed')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      leaveOut: [{ applicationId: accepted.id, reason: 'No answer since May.' }],
      ifVersion: 'one',
      declineMessage: expect.any(String),
    })
    const heading = within(await panel()).getByRole('heading')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('completes a project without accepted volunteers', async () => {
    const { sent } = open({}, { workers: [] })
    await press('Complete')
    const dialogQueries = await dialog()
    expect(await dialogQueries.findByText('There are no accepted volunteers to sign off.')).toBeTruthy()
    await userEvent.click(dialogQueries.getByRole('button', { name: /^Complete Project/ }))
    await screen.findByText('Project completed')
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      leaveOut: [],
      ifVersion: 'one',
      declineMessage: expect.any(String),
    })
  })
})

const people = () => screen.getByLabelText(/^People helped/)
const summary = () => screen.getByLabelText(/^Results/)
const stored = {
  peopleHelped: 40,
  summary: 'Forty families.',
  createdAt: '2026-11-02T12:00:00.000Z',
  updatedAt: '2026-11-03T12:00:00.000Z',
}

describe('the impact report of a project', () => {
  it('is sent when the project is completed, after saying that it will be public', async () => {
    const { sent } = open({}, { workers: [] })
    await press('Complete')
    const dialogQueries = await dialog()
    await userEvent.click(await dialogQueries.findByText('Impact report'))
    await dialogQueries.findByText(
      /public on the project’s page, and people helped counts in Top Organizations/,
    )
    await userEvent.type(people(), '1,2 0x')
    await userEvent.click(dialogQueries.getByRole('button', { name: /^Complete Project/ }))
    expect(
      dialogQueries.getByRole('link', { name: 'People helped: Must be a whole number from 0 to 10,000,000' }),
    ).toBeTruthy()
    await userEvent.clear(people())
    await userEvent.type(people(), '1,200')
    await userEvent.type(summary(), ' Families get a bed. ')
    await userEvent.click(dialogQueries.getByRole('button', { name: /^Complete Project/ }))
    await screen.findByText('Project completed')
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      leaveOut: [],
      ifVersion: 'one',
      declineMessage: expect.any(String),
      impactReport: { peopleHelped: 1200, summary: 'Families get a bed.' },
    })
  })

  it('keeps what was typed when the dialog is closed, until it is stored', async () => {
    open({}, { workers: [] })
    await press('Complete')
    await userEvent.click(await (await dialog()).findByText('Impact report'))
    await userEvent.type(people(), '77')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    // Another user of the same device must not see the draft.
    const key = `bridgeCollective_draft:impact:${anOrganizer().id}:${ids.project}`
    expect(localStorage.getItem(key)).toContain('77')
    await press('Complete')
    await (await dialog()).findByText('Impact report')
    expect(people()).toHaveProperty('value', '77')
    await userEvent.click((await dialog()).getByRole('button', { name: /^Complete Project/ }))
    await screen.findByText('Project completed')
    expect(localStorage.length).toBe(0)
  })

  it('can be edited later and is shown on the page to everyone', async () => {
    const { sent } = open(
      { status: 'completed', impactReport: stored },
      {
        write: () => ({
          body: aProject({
            viewer,
            status: 'completed',
            impactReport: { ...stored, peopleHelped: 41 },
          }),
        }),
      },
    )
    const section = () => within(screen.getByRole('region', { name: 'Impact report' }))
    await panel()
    expect(section().getByText('40')).toBeTruthy()
    expect(section().getByText('Forty families.')).toBeTruthy()
    await press('Impact report')
    await (await dialog()).findByDisplayValue('Forty families.')
    await waitFor(() => expect(document.activeElement).toBe(people()))
    await userEvent.clear(people())
    await userEvent.type(people(), '41')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save report' }))
    expect(await screen.findByText('Impact report saved')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      peopleHelped: 41,
      summary: 'Forty families.',
      ifUpdatedAt: stored.updatedAt,
    })
    expect(section().getByText('41')).toBeTruthy()
  })

  it('shows another member’s version beside what was typed, if theirs was saved first', async () => {
    const message = 'Someone else changed this impact report.'
    open(
      { status: 'completed', impactReport: null },
      { write: () => ({ status: 409, body: { message, code: 'impact_report_changed' } }) },
    )
    await press('Impact report')
    await (await dialog()).findByLabelText(/^People helped/)
    await userEvent.type(people(), '12')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Save report' }))
    expect(await (await dialog()).findByText('Current report:')).toBeTruthy()
    expect(people()).toHaveProperty('value', '12')
  })
})
