import { asc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertOrganization, insertProjects } from '#tests/support/scenarios/scenario.ts'
import { openTestDatabase, useDatabase } from '#tests/support/running/database.ts'
import type { Db } from './db.ts'
import { openDatabase, transact } from './db.ts'
import { limitParameter, parameter, prepareOnce, prepareRead } from './prepared.ts'
import { impactReports } from './tables/impact.ts'
import { organizations } from './tables/organizations.ts'
import { projects } from './tables/projects.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

const database = useDatabase()

const complexQuery = [
  'Graphic design',
  'a,b',
  'NULL',
  'null',
  'quo"ted',
  'back\\slash',
  '{braces}',
  ' ',
  'é 🌱',
  'plain',
]

const selectWith = (value: (name: string) => SQLWrapper) => ({
  id: projects.id,
  title: projects.title,
  requiredSkills: projects.requiredSkills,
  preferredSkills: projects.preferredSkills,
  timeCommitment: projects.timeCommitment,
  isRemote: projects.isRemote,
  applicationDeadline: projects.applicationDeadline,
  createdAt: projects.createdAt,
  importedAt: projects.importedAt,
  perks: projects.perks,
  contact: { email: organizations.contactEmail, phone: organizations.contactPhone },
  ratings: { sum: organizations.ratingSum, count: organizations.ratingCount },
  report: { summary: impactReports.summary, createdAt: impactReports.createdAt },
  counted: sql<number>`(select count(*)::int from projects)`,
  isThere: sql<boolean>`exists (select from projects)`,
  spoken: sql<string>`${value('words')}::text`,
})

const buildProject = (db: Db, value: (name: string) => SQLWrapper) =>
  db
    .select(selectWith(value))
    .from(projects)
    .innerJoin(organizations, eq(organizations.id, projects.organizationId))
    .leftJoin(impactReports, eq(impactReports.projectId, projects.id))
    .where(eq(projects.id, value('id')))

const prepareProject = prepareOnce((db, name) =>
  prepareRead(db, { name, selection: selectWith(parameter), query: buildProject(db, parameter) }),
)

async function insertProject() {
  const organizationId = await insertOrganization(database.db)
  const [id = ''] = await insertProjects(database.db, [
    { organizationId, requiredSkills: complexQuery, preferredSkills: [], applicationDeadline: '2027-02-28' },
  ])
  return id
}

test('a prepared read returns what the query builder returns, the first time and every time after that', async () => {
  const id = await insertProject()
  const values = { id, words: complexQuery.join(' ') }
  const build = buildProject(database.db, sql.placeholder).prepare('by_the_builder')
  const expected = await build.execute(values)
  expect(expected[0]).toMatchObject({
    requiredSkills: complexQuery,
    contact: { email: null, phone: null },
    report: null,
  })
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await prepareProject(database.db, 'off_the_connection').execute(values)).toEqual(expected)
  }
  await database.db.insert(impactReports).values({ projectId: id, summary: 'It helped' })
  const reported = await build.execute(values)
  expect(reported[0]?.report).toMatchObject({ summary: 'It helped' })
  expect(await prepareProject(database.db, 'off_the_connection').execute(values)).toEqual(reported)
})

test('concurrent reads on few connections, and one in a transaction, each get their own rows', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, insertProject))
  const read = prepareProject(database.db, 'at_once')
  const answers = await Promise.all(ids.map((id, at) => read.execute({ id, words: `words ${at}` })))
  expect(answers.map(([row]) => [row?.id, row?.spoken])).toEqual(ids.map((id, at) => [id, `words ${at}`]))
  const [inside] = await transact(database.db, (db) =>
    prepareProject(db, 'at_once').execute({ id: ids[0], words: 'inside' }),
  )
  expect([inside?.id, inside?.spoken]).toEqual([ids[0], 'inside'])
})

test('a read in a transaction, also a nested one, sees what it wrote, and no one else does', async () => {
  const organizationId = await insertOrganization(database.db)
  const read = (db: Db, id: string) => prepareProject(db, 'inside').execute({ id, words: 'é 🌱' })
  const inside = transact(database.db, async (db) => {
    const [id = ''] = await insertProjects(db, [{ organizationId, requiredSkills: complexQuery }])
    expect(await read(database.db, id)).toEqual([])
    const [own] = await read(db, id)
    expect(own).toMatchObject({ id, requiredSkills: complexQuery, report: null, spoken: 'é 🌱' })
    expect(await transact(db, (nested) => read(nested, id))).toEqual([own])
    throw new Error('rolled back')
  })
  await expect(inside).rejects.toThrow('rolled back')
})

test('a limit and other values stay where they are in the query, and a missing one is named', async () => {
  const organizationId = await insertOrganization(database.db)
  const ids = await insertProjects(database.db, [{ organizationId }, { organizationId }, { organizationId }])
  const columns = { id: projects.id, spoken: sql<string>`${'as it is'}::text` }
  const query = database.db
    .select(columns)
    .from(projects)
    .where(eq(projects.organizationId, parameter('organizationId')))
    .orderBy(asc(projects.id))
    .limit(limitParameter)
  const { execute } = prepareRead(database.db, { name: 'limited', selection: columns, query })
  const expected = ids.toSorted().map((id) => ({ id, spoken: 'as it is' }))
  expect(await execute({ organizationId, limit: 2 })).toEqual(expected.slice(0, 2))
  expect(await execute({ organizationId, limit: null })).toEqual(expected)
  expect(() => execute({ organizationId })).toThrow('limit')
})

test('a refused read reports the reason, and its connection keeps working', async () => {
  const own = openTestDatabase(database.url, { poolSize: 1 })
  try {
    const id = await insertProject()
    const read = prepareProject(own.db, 'refused')
    await expect(read.execute({ id: 'no uuid', words: '' })).rejects.toMatchObject({ code: '22P02' })
    expect(await read.execute({ id, words: 'still' })).toMatchObject([{ id, spoken: 'still' }])
    await expect(read.execute({ id: 'no uuid', words: '' })).rejects.toMatchObject({ code: '22P02' })
    expect(await read.execute({ id, words: 'again' })).toMatchObject([{ id, spoken: 'again' }])
  } finally {
    await own.close()
  }
})

test('a read whose columns changed type fails once, and is never decoded by the old types', async () => {
  await database.pool.query('create table changing (value int); insert into changing values (7)')
  const own = openTestDatabase(database.url, { poolSize: 1 })
  try {
    const columns = { value: sql<unknown>`value` }
    const query = own.db.select(columns).from(sql`changing`)
    const read = prepareRead(own.db, { name: 'changing', selection: columns, query })
    expect(await read.execute({})).toEqual([{ value: 7 }])
    await database.pool.query('alter table changing alter column value type text')
    await expect(read.execute({})).rejects.toMatchObject({ code: '0A000' })
  } finally {
    await own.close()
  }
})

test('a read without an answer times out like any other', async () => {
  const own = openDatabase(database.url, { poolSize: 1, limits: { query: 50 } })
  try {
    const columns = { slept: sql<string>`pg_sleep(60)::text` }
    const query = own.db.select(columns).from(sql`(select 1) one`)
    const read = prepareRead(own.db, { name: 'sleeping', selection: columns, query })
    const error: unknown = await read.execute({}).catch((reason: unknown) => reason)
    expect(error instanceof Error && isDatabaseUnavailable(error)).toBe(true)
  } finally {
    await own.close()
  }
})

test('two statements whose long names begin alike are different ones, on one connection and in a transaction', async () => {
  const opened = openTestDatabase(database.url, { poolSize: 1 })
  const read = async (db: Db, what: string) => {
    const query = db.select({ what: sql<string>`${sql.raw(`'${what}'`)}::text` }).from(sql`(select) one`)
    const name = `a_name_that_is_longer_than_what_the_database_compares_of_it_as_filters_make_${what}`
    const [row] = await prepareRead(db, { name, selection: { what: sql`` }, query }).execute({})
    return row?.what
  }
  for (const what of ['one', 'other']) expect(await read(opened.db, what)).toBe(what)
  await transact(opened.db, async (db) => {
    for (const what of ['one', 'other']) expect(await read(db, what)).toBe(what)
  })
  await opened.close()
})
