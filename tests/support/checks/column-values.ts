/** Values for columns of any type, for rows that no constraint checks. */
import { randomUUID } from 'node:crypto'

let number = 0

/** A value of a column that says whose row it is in, for the rows of a table that no constraint checks. */
export function makeValue(type: string, canary: string): unknown {
  number += 1
  if (type.startsWith('timestamp')) return new Date('2026-01-01T00:00:00Z')
  const values: Record<string, () => unknown> = {
    uuid: () => randomUUID(),
    'uuid[]': () => [randomUUID()],
    text: () => canary,
    'text[]': () => [canary],
    jsonb: () => JSON.stringify({ canary }),
    bytea: () => Buffer.from(canary),
    tsvector: () => `'${canary}'`,
    tsquery: () => `'${canary}'`,
    boolean: () => true,
    numeric: () => 1.5,
    'real[]': () => [1.5],
    date: () => '2026-01-05',
    inet: () => '192.0.2.7',
  }
  return values[type]?.() ?? number
}
