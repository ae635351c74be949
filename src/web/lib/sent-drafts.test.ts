import { afterEach, expect, it } from 'vitest'
import { loadDraft, saveDraft } from './drafts.ts'
import { removeSentDrafts, saveSentDraft } from './sent-drafts.ts'

afterEach(() => localStorage.clear())

it('signing out removes what the server has, and keeps what it does not have', () => {
  const sent = { id: 'a', version: 1, sent: '{"title":"Sent"}' }
  saveDraft('project:maya', { title: 'Sent' })
  saveSentDraft('project:maya', sent)
  saveDraft('project:noor', { title: 'Sent, then changed' })
  saveSentDraft('project:noor', sent)
  saveDraft('message:1', { text: 'Never sent' })
  removeSentDrafts()
  expect(loadDraft('project:maya')).toBeNull()
  expect(loadDraft('project:noor')?.values).toEqual({ title: 'Sent, then changed' })
  expect(loadDraft('message:1')?.values).toEqual({ text: 'Never sent' })
})
