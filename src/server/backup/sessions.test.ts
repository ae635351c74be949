/** What a backup and a restore do to the database besides its rows: transactions and statistics. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { makeEmptyDatabase, useDatabase } from '#tests/support/running/database.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'

const database = useDatabase()
const never = new AbortController().signal

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

async function backUp(settings: Record<string, string> = {}): Promise<string> {
  const folder = makeFolder()
  const file = path.join(folder, 'backup.tar.gz')
  const uploads = loadConfig({ DATA_DIR: folder, ...settings })
  await writeBackup({ url: database.url, uploads, file, now: new Date(), product: '1', signal: never })
  return file
}

test('while uploads are copied, the backup keeps no lock and no snapshot', async () => {
  const states: string[] = []
  const store = createServer((_request, response) => {
    const text = `select state from pg_stat_activity
      where datname = current_database() and application_name = 'bridge-collective backup'`
    const answer = (rows: { state: string }[]) => {
      states.push(...rows.map(({ state }) => state))
      response.setHeader('content-type', 'application/xml')
      response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>')
    }
    query<{ state: string }>(database.url, text).then(answer, () => response.destroy())
  })
  await once(store.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void store.close())
  const address = store.address()
  await backUp({
    FILES: 's3',
    S3_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(new Set(states)).toEqual(new Set(['idle']))
})

test('a restore is complete although the server could not gather its statistics', async () => {
  const file = await backUp()
  const url = await makeEmptyDatabase()
  // For an index of an expression, gathering statistics calls its function.
  await query(
    url,
    `create schema other
     create table numbers (n int);
     create function other.fail(n int) returns int language plpgsql immutable as $$ begin
       if current_setting('application_name') = 'bridge-collective restore' then raise 'no statistics'; end if;
       return n;
     end $$;
     create index on other.numbers (other.fail(n));
     insert into other.numbers values (1)`,
  )
  const lines: string[] = []
  const log = (line: string) => void lines.push(line)
  const { tables } = await restoreBackup({ file, url, uploads: null, log, signal: never })
  expect(tables.length).toBeGreaterThan(5)
  expect(await query(url, 'select from schema_migrations')).not.toEqual([])
  expect(lines).toEqual([
    'Everything is restored, but PostgreSQL has no statistics for fast queries yet: error: no statistics',
  ])
})
