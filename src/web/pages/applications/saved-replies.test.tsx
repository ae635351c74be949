import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { SavedReply } from '#contract/applications/saved-replies.ts'
import { limits } from '#contract/limits.ts'
import { anApplication } from '#tests/support/answers/answers.ts'
import { aReply } from '#tests/support/answers/applicant-answers.ts'
import { openReceived } from '#tests/support/web/received-screen.tsx'
import type { StubbedResponse } from '#tests/support/web/screen.tsx'

type Setup = { replies?: SavedReply[]; answer?: StubbedResponse }

const changed: StubbedResponse = { body: { ...aReply, text: 'Another text' } }

/** Opens the question before declining, once it has the saved replies. */
async function decline({ replies = [aReply], answer = changed }: Setup = {}) {
  const { sent } = openReceived({ received: [anApplication()], replies, write: () => answer })
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
    // The name and its button are gone; the next thing to do is to choose a reply.
    const choice = dialog.getByLabelText('Saved replies')
    await waitFor(() => expect(document.activeElement).toBe(choice))
  })

  it('say below the field what is wrong with a name', async () => {
    const message = 'Please name the reply'
    const issues = [{ path: 'name', message }]
    const { dialog } = await decline({
      answer: { status: 422, body: { code: 'invalid', message: 'Please check the marked fields', issues } },
    })
    const refuses = async (button: string) => {
      const field = dialog.getByLabelText('Name of the reply')
      await userEvent.click(dialog.getByRole('button', { name: button }))
      const error = await dialog.findByText(message)
      expect(field.getAttribute('aria-describedby')).toBe(error.id)
      await waitFor(() => expect(document.activeElement).toBe(field))
    }
    await userEvent.type(dialog.getByRole('textbox'), 'Another text')
    await userEvent.click(dialog.getByRole('button', { name: 'Save this text as a reply' }))
    await refuses('Save reply')
    await userEvent.click(dialog.getByRole('button', { name: 'Edit saved replies' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Rename No spots left' }))
    await userEvent.clear(dialog.getByLabelText('Name of the reply'))
    await refuses('Save')
  })

  it('scroll into view when they are edited', async () => {
    const { dialog } = await decline()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await userEvent.click(dialog.getByRole('button', { name: 'Edit saved replies' }))
    expect(scrolled.mock.contexts).toEqual([dialog.getByRole('list', { name: 'Saved replies' })])
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
  })

  it('are counted with the words before them as soon as they are chosen', async () => {
    const text = 'x'.repeat(limits.message - 10)
    const { dialog } = await decline({ replies: [{ ...aReply, text }] })
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(field, 'Nearly there')
    await userEvent.selectOptions(dialog.getByLabelText('Saved replies'), 'No spots left')
    expect(field.value).toBe(`Nearly there\n\n${text}`)
    const counter = dialog.getAllByText('4 characters too many').map(({ id }) => id)
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(counter.find((id) => id !== ''))
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save this text as a reply' })
    expect(save.disabled).toBe(true)
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
