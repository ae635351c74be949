/**
 * Cursors of browsing. Besides the last row they contain all that must not change from page to page: the day before which
 * imports are stale, the end of the ranked results, and which projects were shown before their turn. They are binary,
 * because a cursor has at most 200 characters.
 */
import { browseOrders, type BrowseOrder } from '#domain/projects/browse-order.ts'
import { addDays, type LocalDate } from '#domain/time/time.ts'
import type { Cursor } from '#server/http/lists/cursor.ts'
import { Problem } from '#server/http/problem.ts'

/**
 * The parts of the list, one after the other: ranked results, older results, and the same of stale imports. Newest first
 * nothing is ranked.
 */
export const parts = ['ranked', 'older', 'staleRanked', 'staleOlder'] as const
export type Part = (typeof parts)[number]

/** Where a project is in the list. */
export interface Position extends Cursor {
  part: Part
  /** Of a ranked result; 0 for all others. */
  rank: number
}

export interface BrowseCursor {
  order: BrowseOrder
  staleDay: LocalDate
  /** The oldest ranked result of the part; null if all results of the part are ranked, or none is. */
  oldestRanked: Cursor | null
  after: Position
  /** Keys of the projects after this position that were already shown. */
  shown: readonly string[]
}

/** What tells projects apart in a cursor: the random end of the id. */
export const shownKeyOf = (id: string): string => id.replaceAll('-', '').slice(16)

const first = 0xb0
const keyBytes = 8
const rowBytes = 22
/** The first day and the times that both PostgreSQL and JavaScript can write with four digits. */
const epoch = '1970-01-01'
const [earliest, latest] = [Date.parse('0001-01-01'), Date.parse('6400-01-01')]

/** The cursor as text, opaque to the caller. */
export function encodeBrowseCursor({ order, staleDay, oldestRanked, after, shown }: BrowseCursor): string {
  const head = Buffer.alloc(8)
  head.writeUInt8(first + browseOrders.indexOf(order) * parts.length + parts.indexOf(after.part))
  head.writeUInt16BE(Date.parse(staleDay) / 86_400_000, 1)
  head.writeUInt32BE(after.rank, 3)
  head.writeUInt8(oldestRanked ? 1 : 0, 7)
  const rows = [after, ...(oldestRanked ? [oldestRanked] : [])].map(encodeRow)
  return Buffer.concat([head, ...rows, Buffer.from(shown.join(''), 'hex')]).toString('base64url')
}

function encodeRow({ createdAt, id }: Cursor): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeIntBE(createdAt.getTime(), 0, 6)
  return Buffer.concat([bytes, Buffer.from(id.replaceAll('-', ''), 'hex')])
}

/** Parses one of our cursors of this order; refuses anything else with 400. */
export function decodeBrowseCursor(text: string, order: BrowseOrder): BrowseCursor {
  const bytes = Buffer.from(text, 'base64url')
  const kind = bytes.length < 8 + rowBytes ? -1 : bytes.readUInt8() - first
  const part = parts[kind - browseOrders.indexOf(order) * parts.length]
  if (!part) throw new Problem('bad_cursor')
  const hasOldest = bytes.readUInt8(7) === 1
  const end = 8 + rowBytes * (hasOldest ? 2 : 1)
  const keys = bytes.subarray(end).toString('hex')
  const cursor: BrowseCursor = {
    order,
    staleDay: addDays(epoch, bytes.readUInt16BE(1)),
    after: { part, rank: bytes.readUInt32BE(3), ...decodeRow(bytes.subarray(8)) },
    oldestRanked: hasOldest ? decodeRow(bytes.subarray(8 + rowBytes)) : null,
    shown: keys.match(new RegExp(`.{${2 * keyBytes}}`, 'g')) ?? [],
  }
  // Whatever was cut off or added is no cursor of ours.
  if (encodeBrowseCursor(cursor) !== text) throw new Problem('bad_cursor')
  return cursor
}

function decodeRow(bytes: Buffer): Cursor {
  const time = bytes.length < rowBytes ? Number.NaN : bytes.readIntBE(0, 6)
  if (!(time >= earliest && time < latest)) throw new Problem('bad_cursor')
  const id = bytes.subarray(6, rowBytes).toString('hex')
  const groups = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)]
  return { createdAt: new Date(time), id: groups.join('-') }
}
