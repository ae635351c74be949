import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { loadConfig } from '#server/config/config.ts'
import { connectDatabase } from './connect.ts'
import { dropDatabase } from './drop-database.ts'
import { migrate } from './migrate.ts'

let folder = ''
let url = ''
let count = 0

async function administer(statement: string): Promise<void> {
  await withClient(inject('cluster').adminUrl, (client) => client.query(statement))
}

async function withClient<Result>(
  address: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function write(name: string, sql: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), sql)
}

const read = (sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)
const applied = async () =>
  (await read('select name from schema_migrations order by applied_at, name')).map(({ name }) => name)

beforeEach(async () => {
  const { adminUrl, prefix } = inject('cluster')
  const name = `${prefix}${process.pid}_migrate_${(count += 1)}`
  await administer(`create database "${name}"`)
  const address = new URL(adminUrl)
  address.pathname = `/${name}`
  url = address.href
  folder = mkdtempSync(path.join(tmpdir(), 'bridge-migrations-'))
  write('0001_first.sql', 'create table things (id int primary key); insert into things values (1);')
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await withClient(inject('cluster').adminUrl, (client) =>
    dropDatabase(client, new URL(url).pathname.slice(1)),
  )
})

test('migrations run once, in order, and those of post/ run after the others', async () => {
  write('post/0001_late.sql', 'alter table things drop column note;')
  write('0002_second.sql', 'alter table things add column note text;')
  await migrate(url, { folder })
  await migrate(url, { folder })
  expect(await applied()).toEqual(['0001_first', '0002_second', 'post/0001_late'])
  expect(await read('select * from things')).toEqual([{ id: 1 }])
})

test('two processes that migrate at the same time apply each migration once', async () => {
  write('0002_second.sql', 'insert into things values (2);')
  await Promise.all([1, 2, 3].map(() => migrate(url, { folder })))
  expect(await applied()).toEqual(['0001_first', '0002_second'])
})

test('a failed migration leaves nothing behind, and runs after it is fixed', async () => {
  write('0002_second.sql', 'create table more (id int); select 1 / 0;')
  await expect(migrate(url, { folder })).rejects.toThrow(/division by zero/)
  write('0002_second.sql', 'create table more (id int);')
  await migrate(url, { folder })
  expect(await applied()).toEqual(['0001_first', '0002_second'])
})

test('an applied file that was changed is refused by name', async () => {
  await migrate(url, { folder })
  write('0001_first.sql', 'create table other (id int);')
  await expect(migrate(url, { folder })).rejects.toMatchObject({
    code: 'startup',
    message: expect.stringMatching(/^The migration 0001_first changed after it was applied/),
  })
})

test('a database of a newer release is refused', async () => {
  write('0002_newer.sql', 'select 1;')
  await migrate(url, { folder })
  rmSync(path.join(folder, '0002_newer.sql'))
  await expect(migrate(url, { folder })).rejects.toMatchObject({
    code: 'startup',
    message: expect.stringMatching(/^A newer release .* does not know 0002_newer/),
  })
})

test('a later migration polls for a lock and gets it when the reader is done', async () => {
  await migrate(url, { folder })
  write('0002_second.sql', 'alter table things add column note text;')
  await withClient(url, async (reader) => {
    await reader.query('begin; select * from things')
    const migrating = migrate(url, { folder })
    await expect
      .poll(() =>
        read(
          "select 1 as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      )
      .not.toEqual([])
    await reader.query('commit')
    await migrating
  })
  expect(await applied()).toEqual(['0001_first', '0002_second'])
})

test('an index is built while others write, and an unfinished index is built again', async () => {
  await migrate(url, { folder })
  write('0002_again.sql', 'create unique index concurrently if not exists things_again on things ((1));')
  await read('insert into things values (2)')
  await expect(migrate(url, { folder })).rejects.toThrow(/could not create unique index/)
  expect(await read('select indisvalid from pg_index where indisunique and not indisvalid')).toHaveLength(1)
  await read('delete from things where id = 2')
  await withClient(url, async (writer) => {
    await writer.query('begin')
    await writer.query('update things set id = 3 where id = 1')
    const migrated = migrate(url, { folder })
    await writer.query('insert into things values (1)')
    await writer.query('delete from things where id = 1')
    await writer.query('commit')
    await migrated
  })
  expect(await applied()).toEqual(['0001_first', '0002_again'])
  expect(await read('select indisvalid from pg_index where not indisvalid')).toEqual([])
})

test('a release that does not load leaves the database to the one before', async () => {
  const load = () => Promise.reject(new Error('a package is missing'))
  const config = loadConfig({ DATABASE_URL: url })
  await expect(connectDatabase(config, { load })).rejects.toThrow('a package is missing')
  expect(await read("select to_regclass('schema_migrations') as history")).toEqual([{ history: null }])
})
