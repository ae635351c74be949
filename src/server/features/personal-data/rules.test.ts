import { expect, test } from 'vitest'
import { useDatabase } from '#tests/support/running/database.ts'
import {
  listPersonalColumns,
  listStoredColumns,
  type StoredColumn,
} from '#tests/support/checks/personal-columns.ts'
import { personalColumns } from './rules.ts'

const database = useDatabase()

const name = ({ table, column }: { table: string; column: string }) => `${table}.${column}`
const ruled = () => new Set(personalColumns.map(name))

const findUnruled = (columns: readonly StoredColumn[]) =>
  listPersonalColumns(columns, personalColumns)
    .map(name)
    .filter((column) => !ruled().has(column))

test('every column of the database that refers to a person has a rule for export and deletion', async () => {
  const columns = await listStoredColumns(database.pool)
  expect(findUnruled(columns)).toEqual([])
  expect(listPersonalColumns(columns, personalColumns).length).toBeGreaterThan(200)
})

test('every rule about personal data is about a column that exists, and no column has two', async () => {
  const stored = new Set((await listStoredColumns(database.pool)).map(name))
  expect(personalColumns.map(name).filter((column) => !stored.has(column))).toEqual([])
  expect(personalColumns.map(name)).toEqual([...ruled()])
})

test.each([
  ['a key of accounts', 'owner uuid references users', 'new_table.owner'],
  ['a key of what belongs to a person', 'work uuid references applications', 'new_table.work'],
  ['the id of an account without a key', 'seen_by uuid', 'new_table.seen_by'],
  ['any id without a key', 'thing uuid', 'new_table.thing'],
  ['ids without a key', 'things uuid[]', 'new_table.things'],
  ['an email address', 'mail_to text', 'new_table.mail_to'],
  ['a telephone number', 'phone text', 'new_table.phone'],
  ['a network address', 'came_from inet', 'new_table.came_from'],
  ['anything', 'payload jsonb', 'new_table.payload'],
  ['the words of a person', 'owner uuid references users on delete cascade, words text', 'new_table.words'],
  ['what no one has looked at', 'size integer', 'new_table.'],
])('a new table with %s fails without a rule', async (_, columns, expected) => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`create table new_table (id bigint primary key, ${columns})`)
    expect(findUnruled(await listStoredColumns(client))).toContain(expected)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a new column with a person’s words in a row that stays after they leave fails without a rule', async () => {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table messages add column draft text')
    await client.query('alter table sessions add column new_token text')
    expect(findUnruled(await listStoredColumns(client))).toEqual(['messages.draft', 'sessions.new_token'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('the export has no secret', async () => {
  const secrets = personalColumns.filter(({ column }) => /hash|token|secret|password/.test(column))
  expect(secrets.length).toBeGreaterThan(8)
  expect(secrets.filter((rule) => rule.export === 'included').map(name)).toEqual([])
})
