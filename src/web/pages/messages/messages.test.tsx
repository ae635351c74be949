import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aVolunteer, ids } from '#tests/support/answers/answers.ts'
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
  findConversationList,
  findMessageBox,
  findMessageLog,
  theirs,
} from '#tests/support/web/message-server.tsx'
import { openScreen } from '#tests/support/web/screen.tsx'

describe('the list of conversations', () => {
  it('shows the other side, its type, the project, the last message with its age, and the unread count', async () => {
    const lastMessage = aMessage({ ...theirs, content: 'Can you come on Monday?' })
    openMessages(
      { conversations: [aConversation({ unreadCount: 3, lastActivityAt: minutesAgo(45), lastMessage })] },
      '',
    )
    const row = await within(await findConversationList()).findByRole('link')
    expect(row.textContent).toBe(
      'Harbor Light Shelter45 minutes agoRedesign the intake formCan you come on Monday?33 unread messages',
    )
    expect(within(row).getByRole('img', { name: 'Organization' })).toBeTruthy()
    expect(row.getAttribute('href')).toBe(`/messages?conversation=${conversationId}`)
  })

  it('shows Welcome to Messages while none is selected', async () => {
    openMessages({}, '')
    expect(await screen.findByRole('heading', { name: 'Welcome to Messages' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  })

  it('opens the newest beside it if there is room for both', async () => {
    const wide = window.matchMedia
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(wide(query), { matches: query === '(width >= 56.25rem)' }))
    onTestFinished(() => media.mockRestore())
    const { router } = openMessages({}, '')
    expect(await findMessageLog()).toBeTruthy()
    expect(router.state.location.search).toEqual({ conversation: conversationId })
  })

  it('can be searched by project title or name, and says No conversations found', async () => {
    openMessages({}, '')
    await within(await findConversationList()).findByRole('link')
    const box = screen.getByPlaceholderText('Search conversations...')
    await userEvent.type(box, 'nobody{Enter}')
    expect(await screen.findByText('No conversations found')).toBeTruthy()
    expect(screen.queryByText('No messages found')).toBeNull()
    await userEvent.clear(box)
    await userEvent.type(box, 'intake{Enter}')
    expect(await within(await findConversationList()).findByText('Harbor Light Shelter')).toBeTruthy()
  })

  it('shows that a conversation is muted', async () => {
    openMessages({ conversations: [aConversation({ isMuted: true })] }, '')
    expect(await within(await findConversationList()).findByRole('img', { name: 'Muted' })).toBeTruthy()
  })

  it('says that it could not be loaded, and can be loaded again', async () => {
    const { answer } = createMessageServer()
    let isFailing = true
    openScreen('/messages', {
      user: aVolunteer(),
      answer: (sent) => (isFailing ? { status: 503, body: {} } : answer(sent)),
    })
    await screen.findByText('Couldn’t load conversations')
    isFailing = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(await findConversationList()).findByText('Harbor Light Shelter')).toBeTruthy()
  })
})

describe('searching the text of messages', () => {
  it('finds it in all conversations, with links to the messages', async () => {
    openMessages({ messages: [aMessage({ content: 'The key is with the caretaker' })] }, '')
    await within(await findConversationList()).findByRole('link')
    await userEvent.type(screen.getByPlaceholderText('Search conversations...'), 'caretaker{Enter}')
    const found = await screen.findByRole('list', { name: 'Search results' })
    expect(within(found).getByRole('link').getAttribute('href')).toBe(
      `/messages?conversation=${conversationId}&message=${messageIdAt(1)}`,
    )
  })

  it('finds it in the open conversation', async () => {
    openMessages({ messages: [aMessage({ content: 'The key is with the caretaker' })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Search in this conversation' }))
    const part = await screen.findByRole('region', { name: 'Search in this conversation' })
    await userEvent.type(within(part).getByPlaceholderText('Search messages...'), 'key{Enter}')
    const found = await within(part).findByRole('list', { name: 'Search results' })
    expect(within(found).getByRole('link').textContent).toContain('The key is with the caretaker')
  })
})

describe('a new conversation', () => {
  it('starts in the dialog Start New Conversation, appears first and is selected', async () => {
    const person = {
      id: ids.project,
      name: 'Riverside Food Bank',
      type: 'organization' as const,
      avatar: null,
    }
    const { router } = openMessages({ people: [{ ...person, isPartner: false }] }, '')
    await within(await findConversationList()).findByRole('link')
    await userEvent.click(screen.getByRole('button', { name: 'New' }))
    const dialog = await screen.findByRole('dialog', { name: 'Start New Conversation' })
    expect(within(dialog).getByPlaceholderText('Search people...')).toBeTruthy()
    await userEvent.click(
      await within(dialog).findByRole('button', { name: /Riverside Food Bank.*Organization/ }),
    )
    expect(await screen.findByText('Start the conversation')).toBeTruthy()
    expect(screen.getByText('Send a message to begin your collaboration')).toBeTruthy()
    expect(router.state.location.search).toEqual({ conversation: '99999999-9999-4999-8999-999999999999' })
    const [first] = within(await findConversationList()).getAllByRole('link')
    expect(first?.textContent).toContain('Riverside Food Bank')
    expect(first?.textContent).toContain('Start your conversation...')
    expect(first?.getAttribute('aria-current')).toBe('page')
    await waitFor(async () => expect(document.activeElement).toBe(await findMessageBox()))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(await findMessageBox())
    // Nothing was written, so it leaves the list with the next one.
    const [, other] = within(await findConversationList()).getAllByRole('link')
    if (other) await userEvent.click(other)
    await waitFor(async () =>
      expect(within(await findConversationList()).queryByText('Riverside Food Bank')).toBeNull(),
    )
  })

  it('says No new people to message', async () => {
    openMessages({}, '')
    await userEvent.click(await screen.findByRole('button', { name: 'New' }))
    const dialog = await screen.findByRole('dialog', { name: 'Start New Conversation' })
    expect(await within(dialog).findByText('No new people to message')).toBeTruthy()
    expect(within(dialog).getByText('Try adjusting your search')).toBeTruthy()
  })

  it('starts from a link elsewhere', async () => {
    const { sent, router } = openMessages({}, `?organization=${ids.organization}&project=${ids.project}`)
    await screen.findByText('Start the conversation')
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/api/conversations')?.body).toEqual(
      {
        organizationId: ids.organization,
        volunteerId: null,
        projectId: ids.project,
      },
    )
    expect(router.state.location.href).toBe('/messages?conversation=99999999-9999-4999-8999-999999999999')
    await waitFor(async () => expect(document.activeElement).toBe(await findMessageBox()))
    await userEvent.keyboard('Hello')
    expect((await findMessageBox()).value).toBe('Hello')
  })

  it('says why a link elsewhere can’t start one, and leads back', async () => {
    const body = {
      message:
        'You cannot write to them right now. Their account may not be available, or they don’t take messages from you.',
      code: 'contact_unavailable',
    }
    openMessages({ startRefusal: { status: 409, body } }, `?organization=${ids.organization}`)
    expect((await screen.findByRole('alert')).textContent).toContain(body.message)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Back to all conversations' }))
    expect(await screen.findByText('Welcome to Messages')).toBeTruthy()
  })

  it('leaves the focus alone if it was opened to read', async () => {
    openMessages()
    const box = await findMessageBox()
    expect(document.activeElement).not.toBe(box)
  })
})
