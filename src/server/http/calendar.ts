/** Writes calendar files (RFC 5545), in this one place. */
import { defaultSiteName } from '#contract/i18n/site-name.ts'
import { addDays, type LocalDate } from '#domain/time/time.ts'

/** Something that happens on a whole day, whatever the time zone of the calendar. */
export interface DayEvent {
  /** The same for every version of the event, so that importing it again updates it. */
  uid: string
  day: LocalDate
  summary: string
  description: string
  url: string
  /** When it was last changed. */
  changedAt: Date
}

/** The calendar file of some events. */
export function writeCalendar(events: readonly DayEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${defaultSiteName}//${defaultSiteName}//EN`,
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

function writeEvent({ uid, day, summary, description, url, changedAt }: DayEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatTime(changedAt)}`,
    `LAST-MODIFIED:${formatTime(changedAt)}`,
    `DTSTART;VALUE=DATE:${formatDay(day)}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${formatDay(addDays(day, 1))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${url}`)}`,
    `URL:${url}`,
    // It takes no time of that day.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const formatDay = (day: LocalDate) => day.replaceAll('-', '')
const formatTime = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Text as a value: line breaks, and what separates values, are written as two characters. Other controls are dropped. */
const escapeText = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '')

const maxLineBytes = 75

/** Lines of at most 75 bytes that continue after a space. No character is cut apart. */
function foldLine(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
