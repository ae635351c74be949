import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { defaultLanguage } from '#contract/i18n/languages.ts'
import { listMessages } from '#contract/messages/messages.ts'
import { dispatchLiveEvent } from '#web/lib/live/live-events.ts'
import { formatTimestamp } from '#web/lib/format/format-time.ts'
import { anApplication, aVolunteer, ids } from '#tests/support/answers/answers.ts'
import {
  aConversation,
  aMessage,
  conversationId,
  messageIdAt,
} from '#tests/support/answers/message-answers.ts'
import {
  minutesAgo,
  createMessageServer,
  openMessages,
  findMessageBox,
  findConversationList,
  findMessageLog,
  theirs,
} from '#tests/support/web/message-server.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('the open conversation', () => {
  it('says with whom, about which project, and the status of the application', async () => {
    const server = createMessageServer({ conversations: [aConversation({ applicationId: ids.application })] })
    openScreen(`/messages?conversation=${conversationId}`, {
      user: aVolunteer(),
      answer: (sent) =>
        sent.path === `/api/applications/${ids.application}`
          ? { body: anApplication({ status: 'accepted' }) }
          : server.answer(sent),
    })
    const pane = await screen.findByRole('region', { name: 'Open conversation' })
    const link = await within(pane).findByRole('link', { name: 'Redesign the intake form' })
    expect(link.getAttribute('href')).toBe(`/project/${ids.project}`)
    expect(within(pane).getByRole('heading', { name: 'Harbor Light Shelter' })).toBeTruthy()
    expect(await within(pane).findByText('Accepted')).toBeTruthy()
  })

  it('names the author of each message, with its age and the exact time on hover', async () => {
    const timestamp = minutesAgo(120)
    openMessages({ messages: [aMessage({ ...theirs, timestamp, content: 'Welcome' })] })
    const bubble = await within(await findMessageLog()).findByRole('article', { name: 'Ruth Calloway' })
    expect(bubble.textContent).toContain('Welcome')
    expect(within(bubble).getByText('2 hours ago').title).toBe(formatTimestamp(defaultLanguage, timestamp))
  })

  it('shows two of many blank lines in a row, but keeps them all', async () => {
    openMessages({
      conversations: [aConversation()],
      messages: [aMessage({ content: 'One\n\n\n \n\n\nTwo' })],
    })
    expect((await within(await findMessageLog()).findByText(/^One/)).textContent).toBe('One\n\n\nTwo')
  })

  it('has safe links to other sites, and none of other kinds', async () => {
    openMessages({ messages: [aMessage({ content: 'See https://example.org/a and javascript:alert(1)' })] })
    const link = await within(await findMessageLog()).findByRole('link')
    expect([link.textContent, link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://example.org/a',
      'https://example.org/a',
      'noopener noreferrer nofollow ugc',
    ])
  })

  it('loads earlier messages', async () => {
    const messages = Array.from({ length: 60 }, (_, index) =>
      aMessage({ position: index + 1, content: `Number ${index + 1}` }),
    )
    openMessages({ messages, conversations: [aConversation({ lastPosition: 60 })] })
    const log = await findMessageLog()
    await within(log).findByText('Number 60')
    expect(within(log).queryByText('Number 20')).toBeNull()
    await userEvent.click(within(log).getByRole('button', { name: 'Show earlier messages' }))
    expect(await within(log).findByText('Number 1')).toBeTruthy()
    expect(within(log).getAllByRole('article')).toHaveLength(60)
    expect(within(log).getByText('This is the beginning of the conversation.')).toBeTruthy()
  })

  it('opens at the message that a link points to, however old it is', async () => {
    const messages = Array.from({ length: 200 }, (_, index) =>
      aMessage({ position: index + 1, content: `Number ${index + 1}` }),
    )
    openMessages(
      { messages, conversations: [aConversation({ lastPosition: 200 })] },
      `?conversation=${conversationId}&message=${messageIdAt(50)}`,
    )
    const log = await findMessageLog()
    expect(await within(log).findByText('Number 50')).toBeTruthy()
    expect(within(log).queryByText('Number 200')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Jump to latest' }))
    expect(await within(log).findByText('Number 200')).toBeTruthy()
  })

  it('is not found if it is someone else’s or does not exist', async () => {
    openMessages({ conversations: [] })
    expect(await screen.findByText('Conversation not found')).toBeTruthy()
  })

  it('says why the user cannot write', async () => {
    openMessages({ conversations: [aConversation({ canWrite: false, refusal: 'contact_unavailable' })] })
    expect(
      await screen.findByText(/^You cannot write to them right now\. Their account may not be available/),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  })

  it('says that the account of the other person was deleted', async () => {
    openMessages({ conversations: [aConversation({ canWrite: false, refusal: 'contact_deleted' })] })
    expect(await screen.findByText(/^This account was deleted\./)).toBeTruthy()
  })

  it('is not reported again while the reader’s report awaits a decision', async () => {
    openMessages({ conversations: [aConversation({ hasReported: true })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation options' }))
    const item = await screen.findByRole('menuitem', { name: 'Reported' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })

  it('can be blocked after a confirmation that says what follows, and unblocked', async () => {
    openMessages()
    await userEvent.click(await screen.findByRole('button', { name: 'Conversation options' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }))
    const dialog = await screen.findByRole('dialog', { name: 'Block Harbor Light Shelter?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    const undo = await screen.findByRole('button', { name: 'Unblock' })
    expect(screen.getByText('You blocked Harbor Light Shelter. Unblock them to send messages.')).toBeTruthy()
    await userEvent.click(undo)
    expect(await findMessageBox()).toBeTruthy()
  })
})

describe('live updates', () => {
  const receiveMessage = (overrides: object) =>
    act(() =>
      dispatchLiveEvent('message', { conversationId, message: aMessage({ ...theirs, ...overrides }) }),
    )

  it('show a new message once as it arrives, and announce it to screen readers', async () => {
    openMessages()
    const log = await findMessageLog()
    await within(log).findByText('Good morning')
    receiveMessage({ position: 2, content: 'Are you there?' })
    receiveMessage({ position: 2, content: 'Are you there?' })
    expect(await within(log).findAllByText('Are you there?')).toHaveLength(1)
    expect(await screen.findByText('Ruth Calloway: Are you there?')).toBeTruthy()
  })

  it('keep a new message when an older answer about the conversation arrives after it', async () => {
    const server = createMessageServer()
    let release = () => {}
    let held = Promise.resolve()
    const { queryClient, sent } = openScreen(`/messages?conversation=${conversationId}`, {
      user: aVolunteer(),
      answer: async (asked) => {
        const answered = JSON.stringify(await server.answer(asked))
        if (asked.path.endsWith('/messages')) await held
        return JSON.parse(answered)
      },
    })
    const log = await findMessageLog()
    await within(log).findByText('Good morning')
    held = new Promise((resolve) => {
      release = resolve
    })
    const count = () => sent.filter(({ path }) => path.endsWith('/messages')).length
    const first = count()
    void queryClient.invalidateQueries({ queryKey: [listMessages.path] })
    await waitFor(() => expect(count()).toBe(first + 1))
    receiveMessage({ position: 2, content: 'Are you there?' })
    await within(log).findByText('Are you there?')
    release()
    await waitFor(() => expect(queryClient.isFetching({ queryKey: [listMessages.path] })).toBe(0))
    expect(within(log).getByText('Are you there?')).toBeTruthy()
  })

  it('load the messages missing before it', async () => {
    const { server } = openMessages()
    const log = await findMessageLog()
    await within(log).findByText('Good morning')
    server.held.messages = [
      aMessage(),
      aMessage({ ...theirs, position: 2, content: 'Second' }),
      aMessage({ ...theirs, position: 3, content: 'Third' }),
    ]
    receiveMessage({ position: 3, content: 'Third' })
    expect(await within(log).findByText('Second')).toBeTruthy()
    expect(within(log).getAllByText('Third')).toHaveLength(1)
  })

  it('mark the user’s messages as read once the other side has read them', async () => {
    openMessages()
    const log = await findMessageLog()
    await within(log).findByText('Sent')
    act(() => dispatchLiveEvent('read', { conversationId, userId: ids.organization, position: 1 }))
    expect(await within(log).findByText('Read')).toBeTruthy()
  })

  it('show who is typing', async () => {
    openMessages()
    await findMessageLog()
    act(() => dispatchLiveEvent('typing', { conversationId, name: 'Ruth Calloway' }))
    expect(screen.getAllByText('Ruth Calloway is typing...')).toHaveLength(2)
    receiveMessage({ position: 2, content: 'There' })
    await waitFor(() => expect(screen.queryAllByText('Ruth Calloway is typing...')).toEqual([]))
  })

  it('count unread messages in the list and in the header', async () => {
    let unread = 0
    const server = createMessageServer()
    openScreen('/messages', { user: aVolunteer(), answer: server.answer, unreadMessages: () => unread })
    await within(await findConversationList()).findByRole('link')
    unread = 1
    receiveMessage({ position: 2, content: 'Are you there?' })
    await waitFor(async () => {
      const { textContent } = within(await findConversationList()).getByRole('link')
      expect(textContent).toContain('Are you there?')
      expect(textContent).toContain('1 unread message')
    })
    const banner = screen.getByRole('banner')
    expect(await within(banner).findByRole('link', { name: /^Messages.*1 unread$/ })).toBeTruthy()
  })
})
