import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { listPersonalColumns, listStoredColumns } from '#tests/support/checks/personal-columns.ts'
import { unzip } from '#tests/support/checks/zip.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertPerson } from '#tests/support/scenarios/scenario.ts'
import { exportSubjects } from './export-parts.ts'
import { exportPageCatalog } from './texts/export-page-texts.ts'
import { columnsOf, type ExportPart } from './part-queries.ts'
import { personalColumns } from './rules.ts'
import { writeExport } from './write-export.ts'

const server = useServer()

const parts: [string, ExportPart][] = exportSubjects.flatMap(({ parts: of }) =>
  Object.entries<ExportPart>(of),
)
const tableOf = (part: ExportPart) => getTableConfig(part.table).name
const columnOf = (part: ExportPart, key: string) => {
  const column = Object.entries(part.table).find(([name]) => name === key)?.[1]
  return String(column?.name)
}

test('an export has every table whose rules say so, by every column that leads to the person', async () => {
  const stored = await listStoredColumns(server.database.pool)
  const referring = new Set(listPersonalColumns(stored, personalColumns).map((c) => `${c.table}.${c.column}`))
  const keys = new Set(stored.flatMap((c) => (c.references.length > 0 ? [`${c.table}.${c.column}`] : [])))
  const led = new Set(
    parts.flatMap(([, part]) => part.by.map((key) => `${tableOf(part)}.${columnOf(part, key)}`)),
  )
  const included = personalColumns
    .filter((rule) => rule.export === 'included')
    .map(({ table, column }) => `${table}.${column}`)
    // Rows of these are found by another column of theirs.
    .filter(
      (name) =>
        !['search_alerts.search_id', 'credentials.award_id', 'credentials.application_id'].includes(name),
    )
  const leading = included.filter((name) => referring.has(name) && keys.has(name))
  expect(leading.filter((name) => !led.has(name))).toEqual([])
  const exported = new Set(parts.map(([, part]) => tableOf(part)))
  const withRule = new Set(included.map((name) => name.slice(0, name.indexOf('.'))))
  expect([...withRule].filter((table) => !exported.has(table))).toEqual([])
})

test('every subject, part and field of an export has its words', () => {
  const texts = exportPageCatalog.read('en')
  expect(Object.keys(texts.subjects)).toEqual(exportSubjects.map(({ name }) => name))
  expect(Object.keys(texts.parts).toSorted()).toEqual(parts.map(([name]) => name).toSorted())
  const fields = new Set(parts.flatMap(([, part]) => Object.keys(columnsOf(part))))
  const words = new Set(Object.keys(texts.fields))
  expect([...fields].filter((field) => !words.has(field) && !/^id$|Id$/.test(field))).toEqual([])
  expect([...words].filter((field) => !fields.has(field))).toEqual([])
})

interface Someone {
  id: string
  email: string
  canary: string
  application: string
  conversation: string
}

let number = 0

/** A value of a column that says whose row it is in, for the rows of a table that no constraint checks. */
function makeValue(type: string, canary: string): unknown {
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
    date: () => '2026-01-05',
    inet: () => '192.0.2.7',
  }
  return values[type]?.() ?? number
}

interface Column {
  column: string
  type: string
  /** The tables that its foreign keys lead to. */
  to: string | null
}

const listColumns = async (table: string) =>
  (
    await server.database.pool.query<Column>(
      `select a.attname as column, format_type(a.atttypid, null) as type,
         (select string_agg(k.confrelid::regclass::text, ',') from pg_constraint k
          where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey)) as to
       from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped
         and a.attidentity = '' order by a.attnum`,
      [table],
    )
  ).rows

/** Inserts a row that leads to a person by one column. Its other columns name the stranger. Returns the columns with words. */
async function insertRow(
  { part, by, name }: { part: ExportPart; by: string; name: string },
  { someone, stranger }: { someone: Someone; stranger: Someone },
  rows: readonly Column[],
) {
  const table = tableOf(part)
  const leading = columnOf(part, by)
  const idIn = (whose: Someone, to: string | null, type: string) => {
    if (to?.includes('applications')) return whose.application
    if (to?.includes('conversations')) return whose.conversation
    return type === 'text' ? whose.email : whose.id
  }
  const values = rows.map(({ column, type, to }) => {
    if (column === leading) return idIn(someone, to, type)
    if (column === 'hidden_at') return null
    if (to === 'users' || to === 'applications' || to === 'conversations') return idIn(stranger, to, type)
    return makeValue(type, `${someone.canary}x${name}x${column}`)
  })
  const columns = rows.map(({ column }) => `"${column}"`)
  const places = rows.map((_, index) => `$${index + 1}`)
  await server.database.pool.query(
    `insert into ${table} (${columns.join(',')}) values (${places.join(',')})`,
    values,
  )
  return rows.flatMap(({ column, type }) =>
    /^(text|jsonb)/.test(type) && column !== leading ? [column] : [],
  )
}

/** Each part by each column that leads to the person; rows of the same table that another column finds are left out. */
const rowsToMake = parts.flatMap(([name, part]) =>
  part.by
    .filter((by) => by !== 'messageId' && !(by === 'applicationId' && part.by.length > 1))
    .filter(() => tableOf(part) !== 'users')
    .map((by) => ({ name, part, by })),
)

let mine: Buffer
const expected = new Set<string>()
let files: Map<string, Buffer>

beforeAll(async () => {
  const { database } = server
  const make = async (canary: string): Promise<Someone> => {
    const email = `${canary.toLowerCase()}@example.org`
    const id = await insertPerson(database.db, { email, firstName: canary, lastName: `${canary}son` })
    return { id, email, canary, application: randomUUID(), conversation: randomUUID() }
  }
  const [me, stranger, third] = [
    await make('CANARYMINE'),
    await make('CANARYOTHER'),
    await make('CANARYTHIRD'),
  ]
  const catalog = new Map<string, Column[]>()
  for (const [, part] of parts) catalog.set(tableOf(part), await listColumns(tableOf(part)))
  // No triggers and constraints: this is about which rows an export has, not about what they may say.
  const { rows: constraints } = await database.pool.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
     where contype in ('c', 'f') and connamespace = 'public'::regnamespace order by contype`,
  )
  for (const { drop } of constraints) await database.pool.query(drop)
  for (const table of catalog.keys()) await database.pool.query(`alter table ${table} disable trigger user`)
  for (const [someone, other] of [
    [me, stranger],
    [stranger, third],
  ] as const) {
    await database.pool.query(
      'insert into applications (id, project_id, volunteer_id, cover_letter) values ($1, $2, $3, $4)',
      [someone.application, randomUUID(), someone.id, someone.canary],
    )
    await database.pool.query(
      'insert into conversations (id, volunteer_id, organization_id) values ($1, $2, $3)',
      [someone.conversation, someone.id, randomUUID()],
    )
    for (const { name, part, by } of rowsToMake) {
      const row = { part, by, name: `${name}${by}` }
      const columns = await insertRow(row, { someone, stranger: other }, catalog.get(tableOf(part)) ?? [])
      if (someone !== me) continue
      const shown = new Set(Object.values(columnsOf(part)).map((column) => column.name))
      for (const column of columns) {
        if (shown.has(column)) expected.add(`CANARYMINEx${row.name}x${column}`)
      }
    }
  }
  const { name } = await writeExport(makeJobContext(server), me.id)
  mine = await readFile(path.join(server.folder, 'exports', `${name}.zip`))
  files = unzip(mine)
})

const textOf = (name: string) => files.get(name)?.toString('utf8') ?? ''

test('an export has every value of every row about the person that the rules include, and no other', () => {
  const data = textOf('data.json')
  const found = new Set([...data.matchAll(/CANARYMINEx\w+/g)].map(([value]) => value))
  expect([...expected].filter((value) => !found.has(value))).toEqual([])
  expect([...found].filter((value) => !expected.has(value))).toEqual([])
  expect(expected.size).toBeGreaterThan(150)
})

test('an export has nothing of rows about someone else', () => {
  for (const name of ['data.json', 'index.html']) {
    expect([...textOf(name).matchAll(/CANARYOTHERx\w+/g)].map(([value]) => value)).toEqual([])
  }
})

test('the page of an export says what the data says', () => {
  const page = textOf('index.html')
  const missing = [...expected].filter((value) => !page.includes(value) && !/x\w*(_id|xid)$/.test(value))
  expect(missing).toEqual([])
})

test('data.json is one JSON document with its format, names, files and what is withheld, with reasons', () => {
  const data: unknown = JSON.parse(textOf('data.json'))
  expect(data).toMatchObject({
    format: 1,
    data: { account: { account: [{ email: 'canarymine@example.org', firstName: 'CANARYMINE' }] } },
    names: { projects: {}, organizations: {}, perks: {} },
    withheld: expect.arrayContaining([
      { table: 'users', column: 'password_hash', reason: expect.stringContaining('secret') },
    ]),
  })
})
