import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import { aConversation, aMessage, conversationId } from '#tests/support/answers/message-answers.ts'
import {
  minutesAgo,
  createMessageServer,
  openMessages,
  findMessageBox,
  findMessageLog,
  theirs,
  write,
  listSentMessages,
} from '#tests/support/web/message-server.tsx'
import { historyKey } from '#web/features/messages/cache.ts'
import { isSignedOutError } from '#web/lib/calls/api-error.ts'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('a message being written', () => {
  it('is sent by Enter, marked as sent, and the box is cleared', async () => {
    const { sent } = openMessages()
    await write('On my way{Enter}')
    const log = await findMessageLog()
    expect(await within(log).findByText('On my way')).toBeTruthy()
    await waitFor(() => expect(within(log).queryByText('Sending...')).toBeNull())
    expect(within(log).getAllByText('Sent')).toHaveLength(2)
    expect((await findMessageBox()).value).toBe('')
    expect(listSentMessages(sent)).toHaveLength(1)
  })

  it('gets a new line with Shift and Enter', async () => {
    const { sent } = openMessages()
    await write('One{Shift>}{Enter}{/Shift}Two')
    expect((await findMessageBox()).value).toBe('One\nTwo')
    expect(listSentMessages(sent)).toHaveLength(0)
  })

  it('is not sent by the Enter that ends an input method composition', async () => {
    const { sent } = openMessages()
    await write('にほん')
    const box = await findMessageBox()
    // Safari says that the composition has ended.
    for (const state of [{ isComposing: true }, { keyCode: 229 }]) {
      const enter = createEvent.keyDown(box, { key: 'Enter', ...state })
      fireEvent(box, enter)
      expect(enter.defaultPrevented).toBe(false)
    }
    expect(listSentMessages(sent)).toHaveLength(0)
  })

  it('cannot be sent while it is blank', async () => {
    openMessages()
    const button = await screen.findByRole('button', { name: 'Send' })
    expect(button).toHaveProperty('disabled', true)
    await write('   ')
    expect(button).toHaveProperty('disabled', true)
    await write('\u200B\u2060')
    expect(button).toHaveProperty('disabled', true)
    await write('x')
    expect(button).toHaveProperty('disabled', false)
  })

  it('is counted near its limit of 4000 characters, and cannot be sent beyond it', async () => {
    openMessages()
    const box = await findMessageBox()
    await userEvent.click(box)
    await userEvent.paste('x'.repeat(3700))
    expect(screen.getByText('3,700 of 4,000 characters')).toBeTruthy()
    await userEvent.paste('x'.repeat(301))
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  })

  it('is restored after a reload if it was not sent', async () => {
    openMessages()
    await write('To be continued')
    expect(
      localStorage.getItem(`bridgeCollective_draft:message:${ids.volunteer}:${conversationId}`),
    ).toContain('To be continued')
  })

  it('waits on the device while offline and is sent once when the connection is back', async () => {
    const { server, sent } = openMessages({ refusal: null })
    await write('From the train{Enter}')
    await within(await findMessageLog()).findByText('From the train')
    await waitFor(() => expect(listSentMessages(sent)).toHaveLength(1))
    expect(Object.keys(localStorage).some((key) => key.startsWith('bridgeCollective_outbox:'))).toBe(true)
    server.held.refusal = undefined
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() =>
      expect(server.held.messages.map(({ content }) => content)).toContain('From the train'),
    )
    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.startsWith('bridgeCollective_outbox:'))).toBe(false),
    )
    expect(within(await findMessageLog()).getAllByText('From the train')).toHaveLength(1)
  })

  it('asks to sign in again if the session has ended, and stays on the device', async () => {
    const unauthorized = { status: 401, body: { message: 'Unauthorized', code: 'unauthorized' } }
    const { queryClient } = openMessages({ refusal: unauthorized })
    await write('After lunch{Enter}')
    // Failed mutations without a session lead to sign-in.
    const listErrors = () =>
      queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state.error)
    await waitFor(() => expect(listErrors().filter(isSignedOutError)).toHaveLength(1))
    expect(Object.keys(localStorage).some((key) => key.startsWith('bridgeCollective_outbox:'))).toBe(true)
  })

  it('says why it was refused, and Retry sends it', async () => {
    const problem = {
      message:
        'You cannot write to them right now. Their account may not be available, or they don’t take messages from you.',
      code: 'contact_unavailable',
    }
    const { server } = openMessages({ refusal: { status: 409, body: problem } })
    await write('Hello again{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Not sent. You cannot write to them right now')
    server.held.refusal = undefined
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(server.held.messages.map(({ content }) => content)).toContain('Hello again'))
    await waitFor(() => expect(screen.queryByText('Not sent.')).toBeNull())
  })
})

describe('a sent message', () => {
  const menuOf = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Options for the message “${text}”` }))
    // Its code loads when it is first opened.
    await screen.findByRole('menu')
  }

  it('can be edited in place by its author within 15 minutes', async () => {
    const { server } = openMessages({ messages: [aMessage({ timestamp: minutesAgo(3) })] })
    await menuOf('Good morning')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const box = await screen.findByRole('textbox', { name: 'Edit message' })
    expect(document.activeElement).toBe(box)
    await userEvent.type(box, ' to you{Enter}')
    const log = await findMessageLog()
    expect(await within(log).findByText('Good morning to you')).toBeTruthy()
    expect(within(log).getByText('Edited')).toBeTruthy()
    expect(document.activeElement).toBe(within(log).getByRole('article', { name: 'You' }))
    expect(server.held.messages[0]?.content).toBe('Good morning to you')
  })

  it('is not overwritten by an edit of the version before, if it was edited elsewhere meanwhile', async () => {
    const message = aMessage({ timestamp: minutesAgo(3) })
    const { queryClient, sent } = openMessages({ messages: [message] })
    await menuOf('Good morning')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }))
    const box = await screen.findByRole('textbox', { name: 'Edit message' })
    act(() =>
      dispatchLiveEvent('message', {
        conversationId,
        message: { ...message, content: 'Good evening', version: message.version + 1 },
      }),
    )
    await waitFor(() =>
      expect(JSON.stringify(queryClient.getQueryData(historyKey(conversationId)))).toContain('Good evening'),
    )
    await userEvent.type(box, ' to you{Enter}')
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
        content: 'Good morning to you',
        version: message.version,
      }),
    )
  })

  it('can later be deleted but not edited, leaving a placeholder', async () => {
    openMessages({ messages: [aMessage({ timestamp: minutesAgo(16) })] })
    await menuOf('Good morning')
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(await findMessageLog()).findByText('This message was deleted.')).toBeTruthy()
  })

  it('can be reported with a reason if it is the other side’s', async () => {
    const { sent } = openMessages({ messages: [aMessage({ ...theirs, content: 'Send me money' })] })
    await menuOf('Send me money')
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report' }))
    const dialog = await screen.findByRole('dialog', { name: 'Report this message' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
    expect(await within(dialog).findByText('There is a problem')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('radio', { name: /asks for money/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText('Report sent')).toBeTruthy()
    expect(sent.find(({ path }) => path.endsWith('/report'))?.body).toEqual({
      reason: 'money',
      explanation: null,
    })
    expect(await screen.findByText('Reported. Our staff will look at it.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await menuOf('Send me money')
    expect(screen.queryByRole('menuitem', { name: 'Report' })).toBeNull()
  })
})

it('a member writes for their organization: colleagues’ messages appear on their own side with their names', async () => {
  const server = createMessageServer({
    conversations: [aConversation({ side: 'organization' })],
    messages: [
      aMessage({ position: 1, content: 'From Maya' }),
      aMessage({
        ...theirs,
        senderId: ids.notification,
        senderName: 'Bo Ekström',
        position: 2,
        content: 'From Bo',
      }),
    ],
  })
  openScreen(`/messages?conversation=${conversationId}`, {
    user: anOrganizer({ id: ids.hours }),
    answer: server.answer,
  })
  const log = await screen.findByRole('log', { name: 'Messages with Maya Lindqvist' })
  const bo = await within(log).findByRole('article', { name: 'Bo Ekström' })
  expect(within(bo).getByText('Sent')).toBeTruthy()
  expect(within(within(log).getByRole('article', { name: 'Maya Lindqvist' })).queryByText('Sent')).toBeNull()
})
