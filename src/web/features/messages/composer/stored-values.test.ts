import { expect, test } from 'vitest'
import { isWaitingMessage, toMessageDraft } from './stored-values.ts'

const file = { id: 'a1', name: 'plan.pdf', size: 12, mimeType: 'application/pdf', path: '/files/a1' }
const message = {
  id: 'm1',
  conversationId: 'c1',
  content: 'Hi',
  attachments: [file],
  order: 1,
  failure: null,
}

test('a stored message waits only if it is whole', () => {
  expect(isWaitingMessage(message)).toBe(true)
  expect(isWaitingMessage({ ...message, failure: 'Too long' })).toBe(true)
  const broken = [
    null,
    'text',
    { ...message, content: undefined },
    { ...message, order: '1' },
    { ...message, failure: 7 },
    { ...message, attachments: [{ ...file, mimeType: 'text/html' }] },
    { ...message, attachments: {} },
  ]
  expect(broken.filter(isWaitingMessage)).toEqual([])
})

test('a stored draft keeps its text without files that are not whole', () => {
  expect(toMessageDraft({ text: 'Hi', attachments: [file] })).toEqual({ text: 'Hi', attachments: [file] })
  expect(toMessageDraft({ text: 'Hi', attachments: [{ ...file, size: '12' }] })).toEqual({
    text: 'Hi',
    attachments: [],
  })
  expect(toMessageDraft({ attachments: [file] })).toBeNull()
  expect(toMessageDraft(undefined)).toBeNull()
})
