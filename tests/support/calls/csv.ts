/** Calls that answer with a CSV file. */
import { expect } from 'vitest'
import type { Client, useServer } from '#tests/support/running/server.ts'

/** Asks for a file with a filter, whatever the answer is. */
export const sendForCsv = (client: Client, path: string, body: object = {}): Promise<Response> =>
  client.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

/** Downloads a file, expects what spreadsheets need, and returns its lines, the header first. */
export async function downloadCsv(
  client: Client,
  path: string,
  body: object = {},
): Promise<{ answer: Response; lines: string[] }> {
  const answer = await sendForCsv(client, path, body)
  expect(answer.status).toBe(200)
  // Not `text()`, which drops the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  return { answer, lines: text.slice(1, -2).split('\r\n') }
}

/** The downloads of lists that the audit log has of a person. */
export const listRecordedExports = async (
  { database }: Pick<ReturnType<typeof useServer>, 'database'>,
  actorId: string,
): Promise<{ object_type: string; after: unknown }[]> =>
  (
    await database.pool.query(
      "select object_type, after from audit_log where actor_id = $1 and action = 'list.export'",
      [actorId],
    )
  ).rows
