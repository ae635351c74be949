import { describe, expect, it } from 'vitest'
import { aMessage } from '#tests/support/answers/message-answers.ts'
import { addMeanwhile, hasEarlier, mergeMessages, addMessage, type History } from './history.ts'

const at = (position: number, overrides: object = {}) => aMessage({ position, ...overrides })
const historyOf = (...positions: number[]): History => ({
  messages: positions.map((position) => at(position)),
  hasLater: false,
})
const positionsOf = (history: History | 'gap') =>
  history === 'gap' ? history : history.messages.map(({ position }) => position)

describe('merging messages from several sources', () => {
  it('lists each message once, in the order of the conversation', () => {
    const merged = mergeMessages([at(1), at(3)], [at(2), at(3), at(4)])
    expect(merged.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  })

  it('keeps the latest version of a message, whichever arrived first', () => {
    const old = at(1, { content: 'Before' })
    const changed = at(1, { content: 'After', version: 2 })
    expect(mergeMessages([old], [changed])).toEqual([changed])
    expect(mergeMessages([changed], [old])).toEqual([changed])
  })
})

describe('adding a live message', () => {
  it('appends it after the last message', () => {
    expect(positionsOf(addMessage(historyOf(4, 5), at(6)))).toEqual([4, 5, 6])
  })

  it('adds it once, however often it arrives', () => {
    expect(positionsOf(addMessage(historyOf(4, 5), at(5)))).toEqual([4, 5])
  })

  it('reports a gap when messages before it are missing', () => {
    expect(addMessage(historyOf(4, 5), at(8))).toBe('gap')
  })

  it('skips it while an older part of the conversation is loaded', () => {
    expect(positionsOf(addMessage({ ...historyOf(4, 5), hasLater: true }, at(80)))).toEqual([4, 5])
  })

  it('skips it when it is older than the loaded messages', () => {
    expect(positionsOf(addMessage(historyOf(4, 5), at(2, { version: 3 })))).toEqual([4, 5])
  })

  it('starts an empty conversation', () => {
    const first = addMessage(historyOf(), at(1))
    expect(positionsOf(first)).toEqual([1])
    expect(first !== 'gap' && hasEarlier(first)).toBe(false)
  })
})

describe('what is cached while a conversation is fetched', () => {
  const before = historyOf(4, 5)
  const grown = (...positions: number[]): History => ({
    messages: [...before.messages, ...historyOf(...positions).messages].toSorted(
      (one, other) => one.position - other.position,
    ),
    hasLater: false,
  })

  it('stays: live messages and earlier ones that the reader loaded', () => {
    expect(positionsOf(addMeanwhile(historyOf(4, 5, 6), before, grown(2, 3, 6, 7)))).toEqual([
      2, 3, 4, 5, 6, 7,
    ])
    expect(positionsOf(addMeanwhile(historyOf(5), undefined, historyOf(5, 6)))).toEqual([5, 6])
  })

  it('goes with the part that it belongs to if too much is missing after that', () => {
    expect(positionsOf(addMeanwhile(historyOf(90, 91), before, grown(2, 3)))).toEqual([90, 91])
  })

  it('stays as it is if the reader went to an older part', () => {
    const older = { ...historyOf(1, 2), hasLater: true }
    expect(addMeanwhile(historyOf(4, 5, 6), before, older)).toBe(older)
  })

  it('does not bring back what the answer has in the same version', () => {
    const reported = at(5, { hasReported: true })
    const fetched = { messages: [at(4), reported], hasLater: false }
    expect(addMeanwhile(fetched, before, grown(6))).toMatchObject({ messages: [at(4), reported, at(6)] })
  })
})
