import { beforeEach, expect, it } from 'vitest'
import { listDraftNames, saveDraft } from './drafts.ts'
import {
  hasUnsentWords,
  onWordsRemoved,
  removeIfSignedOut,
  removeUnsentWords,
  removeWordsOf,
  removeWordsOfOthers,
} from './unsent-words.ts'

const me = '0a0b0c0d-0000-4000-8000-000000000001'
const other = '0a0b0c0d-0000-4000-8000-000000000002'
const project = '0a0b0c0d-0000-4000-8000-000000000003'

beforeEach(() => {
  localStorage.clear()
  for (const id of [me, other]) {
    saveDraft(`message:${id}:${project}`, { text: 'Hello' })
    saveDraft(`project:${id}:sent`, { id: project, version: 1 })
    localStorage.setItem(`bridgeCollective_outbox:${id}:${project}`, '{}')
  }
  saveDraft('onboarding', { step: 2 })
  localStorage.setItem('bridgeCollective_accountMode', 'volunteer')
})

const keys = () => Object.keys(localStorage).toSorted()

it('signing out removes all drafts and waiting messages of the account from the device, and nothing of others', () => {
  removeUnsentWords(me)
  expect(keys().filter((key) => key.includes(`:${me}`))).toEqual([])
  expect(listDraftNames().toSorted()).toEqual([`message:${other}:${project}`, `project:${other}:sent`])
  expect(localStorage.getItem(`bridgeCollective_outbox:${other}:${project}`)).toBe('{}')
  expect(localStorage.getItem('bridgeCollective_accountMode')).toBe('volunteer')
})

it('words that the browser could not store are forgotten, too', () => {
  const kept = new Set([`bridgeCollective_outbox:${me}:1`, `bridgeCollective_outbox:${other}:1`])
  onWordsRemoved((isRemoved) => kept.forEach((key) => isRemoved(key) && kept.delete(key)))
  removeUnsentWords(me)
  expect([...kept]).toEqual([`bridgeCollective_outbox:${other}:1`])
})

it('a tab that finds its session gone keeps the words if it merely expired', () => {
  removeIfSignedOut(me)
  expect(listDraftNames()).toContain(`message:${me}:${project}`)
})

it('a tab in which someone continues typing after they signed out in another removes it, too', () => {
  removeUnsentWords(me)
  saveDraft(`message:${me}:${project}`, { text: 'Hello again' })
  removeIfSignedOut(me)
  expect(listDraftNames()).not.toContain(`message:${me}:${project}`)
})

it('signing in removes the words of others who used the device, and keeps the person’s own', () => {
  removeUnsentWords(other)
  removeWordsOfOthers(me)
  expect(listDraftNames().toSorted()).toEqual([`message:${me}:${project}`, `project:${me}:sent`])
  saveDraft(`message:${other}:${project}`, { text: 'Hello' })
  // The next sign-out is another one.
  removeIfSignedOut(other)
  expect(listDraftNames()).toContain(`message:${other}:${project}`)
})

it('a session that was ended to protect someone removes their words only, not those of a visitor', () => {
  removeWordsOf(me)
  expect(listDraftNames().toSorted()).toEqual([
    `message:${other}:${project}`,
    'onboarding',
    `project:${other}:sent`,
  ])
  expect(localStorage.getItem(`bridgeCollective_outbox:${other}:${project}`)).toBe('{}')
  // Another tab of theirs follows, and leaves the visitor's words, too.
  saveDraft(`message:${me}:${project}`, { text: 'Hello again' })
  removeIfSignedOut(me)
  expect(listDraftNames()).not.toContain(`message:${me}:${project}`)
  expect(listDraftNames()).toContain('onboarding')
})

it('a device with words of visitors only has none of someone with an account', () => {
  expect(hasUnsentWords()).toBe(true)
  removeWordsOf(me)
  removeWordsOf(other)
  expect(listDraftNames()).toEqual(['onboarding'])
  expect(hasUnsentWords()).toBe(false)
})
