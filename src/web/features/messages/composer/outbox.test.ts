import { afterEach, expect, it, vi } from 'vitest'
import { removeWaiting, serializeEntries, writeEntry } from './outbox.ts'

const me = '0a0b0c0d-0000-4000-8000-000000000001'

afterEach(() => {
  vi.restoreAllMocks()
  removeWaiting(me, 'm1')
  localStorage.clear()
})

const refuseNext = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

it('a message whose change the browser refuses to store waits once, as changed', () => {
  writeEntry(me, 'm1', '{"failure":null}')
  refuseNext()
  writeEntry(me, 'm1', '{"failure":"Too long"}')
  expect(serializeEntries(me)).toBe('[{"failure":"Too long"}]')
})

it('a message that the browser refused to store first and stored then waits once, as stored last', () => {
  refuseNext()
  writeEntry(me, 'm1', '{"failure":null}')
  writeEntry(me, 'm1', '{"failure":"Too long"}')
  expect(serializeEntries(me)).toBe('[{"failure":"Too long"}]')
  removeWaiting(me, 'm1')
  expect(serializeEntries(me)).toBe('[]')
})
