import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#tests/support/answers/answers.ts'
import { aReply } from '#tests/support/answers/applicant-answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'

/** Opens the question before declining, once it has the saved replies. */
async function decline() {
  const { sent } = openReceived({
    received: [anApplication()],
    replies: [aReply],
    write: () => ({ body: { ...aReply, text: 'Another text' } }),
  })
  await screen.findByText('8 hours (5 needed)')
  await userEvent.click(screen.getByRole('button', { name: 'Decline…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Maya Lindqvist?' }))
  await dialog.findByLabelText('Saved replies')
  return { dialog, sent }
}

describe('saved replies', () => {
  it('are replaced under the same name', async () => {
    const { dialog, sent } = await decline()
    await userEvent.type(dialog.getByRole('textbox'), 'Another text')
    await userEvent.click(dialog.getByRole('button', { name: 'Save this text as a reply' }))
    await userEvent.type(dialog.getByLabelText('Name of the reply'), 'no spots left ')
    await userEvent.click(dialog.getByRole('button', { name: 'Replace “No spots left”' }))
    expect(await screen.findByText('Reply saved')).toBeTruthy()
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({
      path: `/api/saved-replies/${aReply.id}`,
      body: { text: 'Another text', declineReason: null },
    })
  })

  it('keep the dialog open when Escape leaves a name', async () => {
    const { dialog } = await decline()
    await userEvent.click(dialog.getByRole('button', { name: 'Edit saved replies' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rename No spots left' }))
    await userEvent.type(dialog.getByLabelText('Name of the reply'), ' now{Escape}')
    const rename = await dialog.findByRole('button', { name: 'Rename No spots left' })
    await waitFor(() => expect(document.activeElement).toBe(rename))
    await userEvent.type(dialog.getByRole('textbox'), 'Thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Save this text as a reply' }))
    await userEvent.type(dialog.getByLabelText('Name of the reply'), 'Thanks{Escape}')
    expect(dialog.queryByLabelText('Name of the reply')).toBeNull()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Save this text as a reply' }))
  })
})
