import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { previewCompletion, type CompletionPreview } from '#contract/projects/completion.ts'
import { anApplication, anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
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
const preview: CompletionPreview = {
  version: 'one',
  accepted: [worker],
  pendingCount: 2,
  latestPending: [accepted.volunteer],
}

/** What the preview says; a test changes it under the open dialog. */
const current = { preview }
beforeEach(() => {
  current.preview = preview
})
const oneMore = { ...preview, version: 'two', accepted: [worker, { ...worker, applicationId: ids.hours }] }

function open(write?: Answer) {
  let project = aProject({
    viewer: {
      isMember: true,
      mayApply: 'no',
      hasReopenAlert: false,
      hasBlocked: false,
      hasReported: false,
      application: null,
    },
  })
  return openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      if (sent.path.endsWith('/completion')) return { body: current.preview }
      if (sent.path.endsWith('/cancel'))
        project = { ...project, status: 'canceled', applicationsClosedReason: 'canceled' }
      return { body: project }
    },
  })
}

const panel = () => screen.findByRole('region', { name: 'Manage this project' })
async function openDialog() {
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Cancel project' }))
  return within(await screen.findByRole('dialog'))
}

it('cancels a project with a reason, after saying whom it affects', async () => {
  const { sent } = open()
  const dialogQueries = await openDialog()
  expect(
    await dialogQueries.findByText(
      'The work of 1 accepted volunteer will end, and 2 pending applications will be declined.',
    ),
  ).toBeTruthy()
  await userEvent.click(dialogQueries.getByRole('button', { name: 'Cancel project' }))
  expect(
    dialogQueries.getByRole('link', { name: 'Please give a reason for canceling the project' }),
  ).toBeTruthy()
  await userEvent.type(dialogQueries.getByLabelText(/^Reason/), ' No money. ')
  await userEvent.click(dialogQueries.getByRole('button', { name: 'Cancel project' }))
  expect(await screen.findByText('Project canceled')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'No money.',
    ifVersion: 'one',
  })
  expect(await within(await panel()).findByText(/^This project is canceled./)).toBeTruthy()
})

const sentence = (accepted: string) =>
  `The work of ${accepted} will end, and 2 pending applications will be declined.`
const changed = 'The applications changed while this was open. Check the numbers before you continue.'
const posted = (sent: readonly { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

it('keeps the reason and waits for a second look if the applications changed before it arrived', async () => {
  const message = 'The applications to this project have changed since you looked.'
  const world: { refuses: boolean } = { refuses: true }
  const { sent } = open(() => {
    if (!world.refuses) return { body: aProject({ status: 'canceled' }) }
    current.preview = oneMore
    return { status: 409, body: { message, code: 'completion_changed' } }
  })
  const dialog = await openDialog()
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'No money')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  expect(await dialog.findByText(sentence('2 accepted volunteers'))).toBeTruthy()
  expect(dialog.getByText(changed)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  world.refuses = false
  await userEvent.click(dialog.getByRole('button', { name: 'I’ve checked' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  expect(await screen.findByText('Project canceled')).toBeTruthy()
  expect(posted(sent)).toEqual([
    { reason: 'No money', ifVersion: 'one' },
    { reason: 'No money', ifVersion: 'two' },
  ])
})

it('sends nothing after the numbers changed under the open dialog until someone has looked', async () => {
  const { sent, queryClient } = open()
  const dialog = await openDialog()
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'No money')
  current.preview = oneMore
  await queryClient.invalidateQueries({ queryKey: [previewCompletion.path] })
  expect(await dialog.findByText(changed)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  await userEvent.type(dialog.getByLabelText(/^Reason/), '!')
  expect(posted(sent)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'I’ve checked' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  expect(await screen.findByText('Project canceled')).toBeTruthy()
  expect(posted(sent)).toEqual([{ reason: 'No money!', ifVersion: 'two' }])
})

it('does not claim a change after another failure', async () => {
  open(() => ({ status: 503, body: {} }))
  const dialog = await openDialog()
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'No money')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel project' }))
  expect(await screen.findByText('Failed to cancel the project')).toBeTruthy()
  expect(dialog.queryByText(changed)).toBeNull()
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'No money')
})

it('asks before a typed reason is discarded', async () => {
  open()
  const dialog = await openDialog()
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'No money')
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Discard your reason?' }))
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(screen.getByLabelText(/^Reason/)).toHaveProperty('value', 'No money')
  await userEvent.clear(screen.getByLabelText(/^Reason/))
  await userEvent.click(screen.getByRole('button', { name: 'Keep project' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
