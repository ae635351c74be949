import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCalendar, type DayEvent } from './calendar.ts'

const event: DayEvent = {
  uid: 'one@example.org',
  day: '2026-12-31',
  summary: 'Apply',
  description: 'Soon',
  url: 'https://example.org/project/1',
  changedAt: new Date('2026-11-01T12:34:56.789Z'),
}

/** The properties of a file, as a calendar reads them: unfolded first. */
function parse(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
}
const unescape = (text = '') => text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

describe('a calendar file', () => {
  it('has a whole day as an event, which ends with the next day', () => {
    expect(writeCalendar([event]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bridge Collective//Bridge Collective//EN',
      'BEGIN:VEVENT',
      'UID:one@example.org',
      'DTSTAMP:20261101T123456Z',
      'LAST-MODIFIED:20261101T123456Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Apply',
      String.raw`DESCRIPTION:Soon\n\nhttps://example.org/project/1`,
      'URL:https://example.org/project/1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has any text in lines of at most 75 bytes, and a calendar reads the same text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((each) => !/\p{Cc}/u.test(each))
    fc.assert(
      fc.property(
        fc.array(text).map((lines) => lines.join('\n')),
        (summary) => {
          const file = writeCalendar([{ ...event, summary }])
          for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
          expect(unescape(parse(file).get('SUMMARY'))).toBe(summary)
        },
      ),
    )
  })

  it('cannot be extended by what people write', () => {
    const summary = 'Apply\r\nEND:VEVENT\nBEGIN:VEVENT\rSUMMARY:Other\u0000;,\\'
    const properties = parse(writeCalendar([{ ...event, summary }]))
    expect(unescape(properties.get('SUMMARY'))).toBe('Apply\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Other;,\\')
  })
})
