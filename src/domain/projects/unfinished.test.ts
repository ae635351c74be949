import { expect, it } from 'vitest'
import { decideUnfinishedSave } from './unfinished.ts'

const stored = { version: 3, isOwn: true, isSame: false }
const decide = (save: Partial<Parameters<typeof decideUnfinishedSave>[0]>) =>
  decideUnfinishedSave({ version: 3, stored, forms: 1, most: 2, ...save })

it('a save continues the version that it names, and a first one begins', () => {
  expect(decide({})).toBe('save')
  expect(decide({ version: 0, stored: null })).toBe('save')
})

it('a save never replaces what was saved from elsewhere', () => {
  expect(decide({ version: 2 })).toBe('changed')
  expect(decide({ version: 0 })).toBe('changed')
})

it('a repeated save has no effect, also when its answer was lost', () => {
  expect(decide({ version: 2, stored: { ...stored, isSame: true } })).toBe('same')
})

it('a form that was posted, discarded or is someone else’s is gone', () => {
  expect(decide({ stored: null })).toBe('gone')
  expect(decide({ stored: { ...stored, isOwn: false, isSame: true } })).toBe('gone')
})

it('only a new form counts against the limit', () => {
  expect(decide({ version: 0, stored: null, forms: 2 })).toBe('too-many')
  expect(decide({ forms: 2 })).toBe('save')
})
