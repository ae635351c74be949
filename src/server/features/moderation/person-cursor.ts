/** Cursors of the list of people: opaque to the caller, and only for the order they were made in. */
import { personOrders, type PersonOrder } from '#contract/administration/list-filters.ts'
import { z } from '#contract/zod.ts'
import { Problem } from '#server/http/problem.ts'
import type { PersonPosition } from './person-queries.ts'

const position = z.tuple([z.enum(personOrders), z.string().max(1000), z.uuid()])
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

/** The cursor after which the next page begins. */
export function encodePosition({ key, id }: PersonPosition, order: PersonOrder): string {
  return Buffer.from(JSON.stringify([order, key, id])).toString('base64url')
}

/** Parses one of our cursors; refuses anything else with 400. */
export function decodePosition(cursor: string | undefined, order: PersonOrder): PersonPosition | null {
  if (cursor === undefined) return null
  const parsed = position.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw new Problem('bad_cursor')
  const [madeIn, key, id] = parsed.data
  const isKey = order === 'name' ? key.isWellFormed() && !key.includes('\0') : isTimestamp(key)
  if (madeIn !== order || !isKey) throw new Problem('bad_cursor')
  return { key, id }
}

const isTimestamp = (text: string) => timestamp.test(text) && !Number.isNaN(Date.parse(text))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
