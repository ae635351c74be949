import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { anApplication, anOrganizer, aProject, ids } from '#tests/support/answers/answers.ts'
import { openScreen, type Answer } from '#tests/support/web/screen.tsx'

const accepted = anApplication({ status: 'accepted' })
const preview = {
  version: 'one',
  accepted: [{ applicationId: accepted.id, volunteer: accepted.volunteer, confirmedHours: 4, waiting: null }],
  pendingCount: 2,
  latestPending: [accepted.volunteer],
}

function open(write?: Answer) {
  let project = aProject({ viewer: { isMember: true, mayApply: 'no', application: null } })
  return openScreen(`/project/${ids.project}`, {
    user: anOrganizer(),
    answer: (sent) => {
      if (sent.method !== 'GET' && write) return write(sent)
      if (sent.path.endsWith('/completion')) return { body: preview }
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

it('keeps the reason and shows the new numbers if the applications changed meanwhile', async () => {
  const message = 'The applications to this project have changed since you looked.'
  open(() => ({ status: 409, body: { message, code: 'completion_changed' } }))
  const dialogQueries = await openDialog()
  await userEvent.type(await dialogQueries.findByLabelText(/^Reason/), 'No money')
  await userEvent.click(dialogQueries.getByRole('button', { name: 'Cancel project' }))
  expect(await dialogQueries.findByText(/Check the numbers again/)).toBeTruthy()
  expect(dialogQueries.getByLabelText(/^Reason/)).toHaveProperty('value', 'No money')
})
