import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { makeValue } from '#tests/support/checks/column-values.ts'
import { unzip } from '#tests/support/checks/zip.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertPerson } from '#tests/support/scenarios/scenario.ts'
import { exportSubjects } from './export-parts.ts'
import { columnsOf, type ExportPart } from './part-queries.ts'
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

interface Someone {
  id: string
  email: string
  canary: string
  application: string
  conversation: string
  /** Someone’s application to the project of an organization that they are a member of. */
  ownApplication: string
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

/** Parts that need the person to be a member of the organization of an application. */
const worksFor = new Set(['notesauthorId', 'scopeRequestsrequestedBy'])

/** Makes someone a member of an organization; they see all of their parts then. */
const join = async ({ id }: Someone, organizationId: unknown) => {
  const member = [organizationId, id]
  await server.database.pool.query(
    "insert into organization_members (organization_id, user_id, role) values ($1, $2, 'owner') on conflict do nothing",
    member,
  )
}

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
    // Emails to an address are the person’s unless they are about someone else’s account.
    if (name === 'emailsrecipient' && column === 'user_id') return null
    if (worksFor.has(name) && column === 'application_id') return someone.ownApplication
    if (to === 'users' || to === 'applications' || to === 'conversations') return idIn(stranger, to, type)
    return makeValue(type, `${someone.canary}x${name}x${column}`)
  })
  const columns = rows.map(({ column }) => `"${column}"`)
  const places = rows.map((_, index) => `$${index + 1}`)
  await server.database.pool.query(
    `insert into ${table} (${columns.join(',')}) values (${places.join(',')})`,
    values,
  )
  const organization = rows.findIndex(({ column }) => column === 'organization_id')
  if (organization >= 0 && table !== 'organization_members') await join(someone, values[organization])
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
let stranger: Someone
const expected = new Set<string>()
let files: Map<string, Buffer>

beforeAll(async () => {
  const { database } = server
  const make = async (canary: string): Promise<Someone> => {
    const email = `${canary.toLowerCase()}@example.org`
    const id = await insertPerson(database.db, {
      email,
      firstName: canary,
      lastName: `${canary}son`,
      emailVerifiedAt: new Date(),
    })
    return {
      id,
      email,
      canary,
      application: randomUUID(),
      conversation: randomUUID(),
      ownApplication: randomUUID(),
    }
  }
  const [me, third] = [await make('CANARYMINE'), await make('CANARYTHIRD')]
  stranger = await make('CANARYOTHER')
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
    const [projectId, organizationId] = [randomUUID(), randomUUID()]
    await database.pool.query(
      "insert into projects (id, organization_id, title, description) values ($1, $2, '', '')",
      [projectId, organizationId],
    )
    await database.pool.query(
      "insert into applications (id, project_id, volunteer_id, cover_letter) values ($1, $2, $3, '')",
      [someone.ownApplication, projectId, randomUUID()],
    )
    await join(someone, organizationId)
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

/** Where the file may name someone else: the correspondent who wrote a message that the person received. */
const correspondents = ['messages.messages.senderId', 'names.people']

test('an export names the stranger only as a correspondent, and never says their email address', () => {
  const { data, names, files: listed } = JSON.parse(textOf('data.json'))
  const where = new Set<string>()
  const find = (value: unknown, path: string) => {
    if (/CANARYOTHER|canaryother/.test(JSON.stringify(value)) || JSON.stringify(value).includes(stranger.id))
      where.add(path)
  }
  for (const [subject, of] of Object.entries<Record<string, object[]>>(data)) {
    for (const [part, rows] of Object.entries(of)) {
      for (const row of rows)
        for (const [field, value] of Object.entries(row)) find(value, `${subject}.${part}.${field}`)
    }
  }
  for (const [kind, value] of Object.entries(names)) find(value, `names.${kind}`)
  find(listed, 'files')
  expect([...where].toSorted()).toEqual(correspondents)
  for (const name of ['data.json', 'index.html']) expect(textOf(name)).not.toContain(stranger.email)
})

test('the page of an export says what the data says', () => {
  const page = textOf('index.html')
  const missing = [...expected].filter((value) => !page.includes(value) && !/x\w*(_id|xid)$/.test(value))
  // Proofs are for programs.
  expect(missing).toEqual(['CANARYMINExbadgesuserIdxevidence', 'CANARYMINExcredentialsuserIdxdocument'])
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
