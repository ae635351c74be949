import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { CompletionPreview } from '#contract/projects/completion.ts'
import { anApplication, anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const { volunteer } = anApplication()
const entries = [{ id: ids.hours, version: 2 }]
const waiting = { hours: 2.5, from: '2026-11-14', to: '2026-11-21', entries }
const maya = {
  applicationId: ids.application,
  volunteer,
  isVolunteerSuspended: false,
  confirmedHours: 21,
  scope: null,
  waiting,
}
const aPreview = (overrides: Partial<CompletionPreview> = {}): CompletionPreview => ({
  version: 'one',
  accepted: [maya],
  pendingCount: 12,
  latestPending: [volunteer],
  ...overrides,
})

type World = { preview: CompletionPreview; write?: Answer }

async function openDialog(world: World) {
  const viewer = {
    isMember: true,
    mayApply: 'no',
    hasReopenAlert: false,
    hasBlocked: false,
    hasReported: false,
    application: null,
  } as const
  const project = aProject({ viewer })
  const screenOf = openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.method !== 'GET' && world.write) return world.write(sent)
      return { body: sent.path.endsWith('/completion') ? world.preview : project }
    },
  })
  const panel = within(await screen.findByRole('region', { name: 'Manage this project' }))
  await userEvent.click(panel.getByRole('button', { name: 'Complete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/signed off$/, { selector: 'dt' })
  return { ...screenOf, dialog }
}
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
const posts = (sent: { method: string; path: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }))

beforeEach(() => localStorage.clear())

describe('completing a project', () => {
  it('marks a volunteer whose account is suspended', async () => {
    const { dialog } = await openDialog({
      preview: aPreview({ accepted: [{ ...maya, isVolunteerSuspended: true }] }),
    })
    expect(dialog.getByText('Account suspended')).toBeTruthy()
  })

  it('starts at the title and says in numbers what will happen', async () => {
    const { dialog } = await openDialog({ preview: aPreview() })
    expect(document.activeElement?.textContent).toMatch(/^Complete “/)
    expect(dialog.getByText('21 hours confirmed')).toBeTruthy()
    expect(dialog.getByText('Nov 14, 2026 to Nov 21, 2026')).toBeTruthy()
    const numbers = () => dialog.getAllByRole('term').map(({ textContent }) => textContent)
    expect(numbers()).toEqual(['1 signed off', '2.5 hours unconfirmed', '12 declined'])
    expect(dialog.getByRole('button', { name: 'Complete Project and decline 12' })).toBeTruthy()
    await userEvent.click(dialog.getByRole('checkbox', { name: /Maya Lindqvist/ }))
    expect(numbers()[0]).toBe('0 signed off')
  })

  it('shows what each volunteer promised beside what was delivered', async () => {
    const scope = { version: 2, totalHours: 24, deliverables: '- A form of one page\n- Its translation' }
    const { dialog } = await openDialog({ preview: aPreview({ accepted: [{ ...maya, scope }] }) })
    expect(dialog.getByText('of 24 agreed hours')).toBeTruthy()
    await userEvent.click(dialog.getByText('Promised by Maya Lindqvist: 2 deliverables'))
    expect(dialog.getByText('Its translation')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'See the agreed scope' }).getAttribute('href')).toBe(
      `/applications/${ids.application}/scope`,
    )
  })

  it('declines no one when no one is waiting', async () => {
    const { dialog } = await openDialog({ preview: aPreview({ pendingCount: 0, latestPending: [] }) })
    expect(dialog.getByRole('button', { name: 'Complete Project' })).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: /^Message/ })).toBeNull()
  })

  it('confirms a volunteer’s hours in the versions shown', async () => {
    const world: World = { preview: aPreview() }
    world.write = () => {
      world.preview = aPreview({ accepted: [{ ...maya, confirmedHours: 23.5, waiting: null }] })
      return { body: [] }
    }
    const { dialog, sent } = await openDialog(world)
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm 2.5 hours of Maya Lindqvist' }))
    expect(await dialog.findByText('23.5 hours confirmed')).toBeTruthy()
    expect(posts(sent)).toEqual([{ path: '/api/hours/confirm', body: { entries } }])
  })

  it('sends the message to the people it declines, as it was edited', async () => {
    const world: World = { preview: aPreview(), write: () => ({ status: 503, body: {} }) }
    const { dialog, sent } = await openDialog(world)
    const submit = () => dialog.getByRole('button', { name: /^Complete Project/ })
    expect(message().value).toMatch(/^Thank you for applying to “/)
    await userEvent.click(submit())
    await userEvent.clear(message())
    await userEvent.type(message(), ' Come to our open evening. ')
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(submit())
    await waitFor(() => expect(posts(sent)).toHaveLength(2))
    expect(posts(sent).map(({ body }) => body)).toEqual([
      {
        leaveOut: [],
        ifVersion: 'one',
        declineMessage: expect.stringMatching(/^Thank you for applying to “/),
      },
      { leaveOut: [], ifVersion: 'one', declineMessage: 'Come to our open evening.' },
    ])
  })

  it('waits for a second look when the numbers change, and keeps what was written', async () => {
    const world: World = { preview: aPreview() }
    world.write = () => {
      world.preview = aPreview({ version: 'two', pendingCount: 13 })
      return { status: 409, body: { message: 'They have changed.', code: 'completion_changed' } }
    }
    const { dialog, sent } = await openDialog(world)
    await userEvent.type(message(), ' Bye.')
    await userEvent.click(dialog.getByRole('button', { name: /^Complete Project/ }))
    const next = await dialog.findByRole('button', { name: 'Complete Project and decline 13' })
    expect(next.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(next)
    expect(posts(sent)).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'I’ve checked' }))
    world.write = () => ({ body: aProject({ status: 'completed' }) })
    await userEvent.click(next)
    expect(await screen.findByText('Project completed')).toBeTruthy()
    expect(posts(sent)[1]?.body).toMatchObject({
      ifVersion: 'two',
      declineMessage: expect.stringMatching(/ Bye\.$/),
    })
  })

  it('asks on Escape only when something was changed', async () => {
    await openDialog({ preview: aPreview() })
    await userEvent.type(message(), '!')
    await userEvent.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(message().value).toMatch(/!$/))
    await userEvent.type(message(), '{Backspace}')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
