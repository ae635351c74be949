import { describe, expect, it } from 'vitest'
import { ids } from '#tests/support/answers/answers.ts'
import { aMessage } from '#tests/support/answers/message-answers.ts'
import { layOutLog, type LogPart } from './log-rows.ts'

const at = (position: number, timestamp: string, overrides: object = {}) =>
  aMessage({ position, timestamp, ...overrides })
const shown = (parts: LogPart[]) =>
  parts.flatMap(({ rows }) =>
    rows.map((row) =>
      row.kind === 'day'
        ? row.day
        : row.kind === 'unread'
          ? 'unread'
          : `${row.message.position}${row.isFirst ? ' named' : ''}`,
    ),
  )
const options = { timeZone: 'UTC', unreadFrom: null }

describe('the rows of a message log', () => {
  it('show a line before each day', () => {
    const parts = layOutLog([at(1, '2026-11-01T23:58:00.000Z'), at(2, '2026-11-02T00:01:00.000Z')], options)
    expect(shown(parts)).toEqual(['2026-11-01', '1 named', '2026-11-02', '2 named'])
  })

  it('count days in the reader’s time zone', () => {
    const messages = [at(1, '2026-11-01T23:58:00.000Z'), at(2, '2026-11-02T00:01:00.000Z')]
    const parts = layOutLog(messages, { ...options, timeZone: 'Asia/Tokyo' })
    expect(shown(parts)).toEqual(['2026-11-02', '1 named', '2'])
  })

  it('name a person once per run of messages, and again after a pause or another person', () => {
    const parts = layOutLog(
      [
        at(1, '2026-11-02T10:00:00.000Z'),
        at(2, '2026-11-02T10:01:00.000Z'),
        at(3, '2026-11-02T10:02:00.000Z', { senderId: ids.organization, side: 'organization' }),
        at(4, '2026-11-02T10:03:00.000Z'),
        at(5, '2026-11-02T10:30:00.000Z'),
      ],
      options,
    )
    expect(shown(parts)).toEqual(['2026-11-02', '1 named', '2', '3 named', '4 named', '5 named'])
  })

  it('mark where the unread messages begin', () => {
    const parts = layOutLog([at(1, '2026-11-02T10:00:00.000Z'), at(2, '2026-11-02T10:01:00.000Z')], {
      ...options,
      unreadFrom: 2,
    })
    expect(shown(parts)).toEqual(['2026-11-02', '1 named', 'unread', '2 named'])
  })

  it('split at the same positions whichever messages are loaded', () => {
    const all = Array.from({ length: 50 }, (_, index) => at(index + 1, '2026-11-02T10:00:00.000Z'))
    const whole = layOutLog(all, options)
    const late = layOutLog(all.slice(25), options)
    expect(whole.map(({ key }) => key)).toEqual([0, 1, 2])
    expect(late.map(({ key }) => key)).toEqual([1, 2])
    expect(late.at(-1)?.rows.map(({ key }) => key)).toEqual(whole.at(-1)?.rows.map(({ key }) => key))
  })
})
