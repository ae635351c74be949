import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listDraftNames, saveDraft } from '#web/lib/drafts/drafts.ts'
import { removeWordsOfEnded } from './ended-session.ts'

const me = '0a0b0c0d-0000-4000-8000-000000000001'

beforeEach(() => {
  localStorage.clear()
  saveDraft(`note:${me}`, { text: 'Hello' })
  saveDraft('onboarding', { step: 2 })
})
afterEach(() => vi.unstubAllGlobals())

const answer = (userId: string | null) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ userId })))

it('what someone typed goes if their session was ended to protect them, and a visitor’s answers stay', async () => {
  answer(me)
  await removeWordsOfEnded()
  expect(listDraftNames()).toEqual(['onboarding'])
})

it('what someone typed stays if their session merely expired, or without an answer', async () => {
  answer(null)
  await removeWordsOfEnded()
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('network error')
  })
  await removeWordsOfEnded()
  expect(listDraftNames().toSorted()).toEqual([`note:${me}`, 'onboarding'])
})
