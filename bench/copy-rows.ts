/** Writes many rows together. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'

export type Row = Record<string, string | number | boolean | null | Date | Buffer | readonly string[]>

/** Uses a dedicated connection while the work runs. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copies rows into a table; the first one names the columns. */
export async function copyRows(url: string, table: string, rows: Iterable<Row>): Promise<void> {
  await withClient(url, async (client) => {
    const [first] = rows
    if (!first) return
    const columns = Object.keys(first)
    const copy = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`))
    await pipeline(Readable.from(formatLines(rows)), copy)
  })
}

function* formatLines(rows: Iterable<Row>): Iterable<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(Object.values(row).map(formatCopyValue).join('\t'))
    if (lines.length < 200) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}

function formatCopyValue(value: Row[string]): string {
  if (value === null) return '\\N'
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (typeof value === 'object') return `{${value.map((each) => `"${each}"`).join(',')}}`
  return String(value)
}
