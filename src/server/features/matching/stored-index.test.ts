import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { MatchProject } from '#domain/matching/scoring/factors.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'
import { indexedProjects, skillPlacements } from '#server/db/tables/matching.ts'
import { organizations } from '#server/db/tables/organizations.ts'
import { projects } from '#server/db/tables/projects.ts'
import { workCode, type IndexData } from '#server/matching/index-data.ts'
import { startIndex } from '#server/matching/live-index.ts'
import { storeEntries } from '#server/queries/matching/match-index.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertOrganization, insertProjects, nextNumber } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

/** What a process has in its index that starts now. */
async function loadIndexAgain(log?: (message: string) => void): Promise<IndexData> {
  const index = startIndex(server.database, log && { log })
  const data = await index.load()
  await index.close()
  return data
}

const listRequesting = ({ work, ids }: IndexData, kind: string) =>
  [...(work.get(kind)?.array().subarray(0, work.get(kind)?.length()) ?? [])].flatMap(
    (code) => ids[Math.floor(code / workCode.slot)] ?? [],
  )

const listStored = (...ids: string[]) =>
  server.database.db.select().from(indexedProjects).where(inArray(indexedProjects.projectId, ids))

async function findStored(id: string) {
  const [stored] = await listStored(id)
  if (!stored) throw new Error('A process stored what it parsed.')
  return stored
}

/** Stores an entry as no parser makes it, so that only who takes it from there has this kind of work. */
async function markStored(...ids: string[]): Promise<string> {
  const marked = `custom:marked-${nextNumber()}`
  const { entry } = await findStored(ids[0] ?? '')
  await server.database.db
    .update(indexedProjects)
    .set({ entry: { ...entry, work: [[marked, 1]] } })
    .where(inArray(indexedProjects.projectId, ids))
  return marked
}

/** A project whose entry is stored. */
async function aStoredProject(project: Partial<typeof projects.$inferInsert> = {}) {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  const [id = ''] = await insertProjects(db, [{ organizationId, requiredSkills: ['Legal'], ...project }])
  await loadIndexAgain()
  return { id, organizationId }
}

test('a process that starts parses only the projects whose texts changed since an earlier one did', async () => {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  const [same = '', edited = ''] = await insertProjects(
    db,
    [1, 2].map((number) => ({ organizationId, title: `Number ${number}`, requiredSkills: ['Legal'] })),
  )
  const parsed = listRequesting(await loadIndexAgain(), 'legal')
  expect(parsed).toEqual(expect.arrayContaining([same, edited]))
  const marked = await markStored(same, edited)
  await db
    .update(projects)
    .set({
      description:
        'Another text, in as many words as a listing needs at least to say what its volunteers do.',
    })
    .where(eq(projects.id, edited))
  expect((await listStored(same, edited)).map(({ projectId }) => projectId)).toEqual([same])
  const next = await loadIndexAgain()
  expect(listRequesting(next, marked)).toEqual([same])
  expect(listRequesting(next, 'legal')).toContain(edited)
  expect(await listStored(same, edited)).toHaveLength(2)
})

test('a process does not take what another version of the program parsed', async () => {
  const { id } = await aStoredProject()
  const stored = await findStored(id)
  const marked = await markStored(id)
  await server.database.db
    .update(indexedProjects)
    .set({ parser: 'another' })
    .where(eq(indexedProjects.projectId, id))
  expect((await loadIndexAgain()).work.has(marked)).toBe(false)
  expect(await listStored(id)).toEqual([stored])
})

type Change = Partial<typeof projects.$inferInsert>

/** A change of each field that matching parses; the name of the organization is in another table. */
const changes = {
  title: { title: 'Another title' },
  description: {
    description: 'Another text, in as many words as a listing needs to say what volunteers do.',
  },
  requiredSkills: { requiredSkills: ['Branding'] },
  preferredSkills: { preferredSkills: ['Branding'] },
  causeAreas: { causeAreas: ['Animals'] },
  isRemote: { isRemote: false, location: 'Boston, MA' },
  location: { location: 'Boston, MA' },
  timeCommitment: { timeCommitment: 37 },
  experienceLevel: { experienceLevel: 'expert' },
  placements: { skillIds: ['legal', 'branding'] },
} satisfies Record<Exclude<keyof MatchProject, 'organizationName'>, Change>

test.each<[string, Change]>([
  ...Object.entries(changes),
  ['status', { status: 'completed' }],
  ['visibility', { visibility: 'held' }],
])('a change of %s removes what was stored in the same transaction', async (_, change) => {
  const { id } = await aStoredProject()
  await server.database.db.update(projects).set({ pendingCount: 1 }).where(eq(projects.id, id))
  expect(await listStored(id)).toHaveLength(1)
  await server.database.db.update(projects).set(change).where(eq(projects.id, id))
  expect(await listStored(id)).toEqual([])
})

test('a process parses the projects of a renamed organization again', async () => {
  const { id, organizationId } = await aStoredProject()
  const marked = await markStored(id)
  await server.database.db
    .update(organizations)
    .set({ name: 'Legal Friends of Riverside' })
    .where(eq(organizations.id, organizationId))
  const data = await loadIndexAgain()
  expect(data.work.has(marked)).toBe(false)
  expect(listRequesting(data, 'legal')).toContain(id)
})

test('a process that starts between a decision about a typed-in skill and its job stores what the decision says', async () => {
  const { db } = server.database
  const label = `Zymurgistics ${nextNumber()}`
  const typedId = canonicalSkill(label)
  const { id } = await aStoredProject({ requiredSkills: [label] })
  const findWork = async () => {
    const data = await loadIndexAgain()
    return [typedId, 'branding'].filter((kind) => listRequesting(data, kind).includes(id))
  }
  expect(await findWork()).toEqual([typedId])
  await db.insert(skillPlacements).values({ typedId, label, skillId: 'branding', decidedAt: new Date() })
  expect(await findWork()).toEqual(['branding'])
  await db.delete(skillPlacements).where(eq(skillPlacements.typedId, typedId))
  expect(await findWork()).toEqual([typedId])
})

test('two processes that start together store each project, and storing it again writes nothing', async () => {
  const { pool } = server.database
  const { id } = await aStoredProject()
  await pool.query('delete from indexed_projects')
  await Promise.all([loadIndexAgain(), loadIndexAgain()])
  const { entry, textVersion } = await findStored(id)
  const findWriter = async () =>
    (await pool.query('select xmin, ctid from indexed_projects where project_id = $1', [id])).rows
  const before = await findWriter()
  await storeEntries(pool, [{ id, textVersion, entry }])
  expect(await findWriter()).toEqual(before)
})

test('nothing is stored of a project that is being changed, is closed, has other texts or is deleted, and no one waits', async () => {
  const { db, pool } = server.database
  const { id } = await aStoredProject()
  const { entry, textVersion } = await findStored(id)
  const store = async (version = textVersion) => {
    await storeEntries(pool, [{ id, textVersion: version, entry }])
    return (await listStored(id)).length
  }
  await pool.query('delete from indexed_projects where project_id = $1', [id])
  expect(await store(textVersion + 1)).toBe(0)
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('update projects set pending_count = 1 where id = $1', [id])
    expect(await store()).toBe(0)
  } finally {
    await other.query('rollback')
    other.release()
  }
  await db.update(projects).set({ status: 'paused' }).where(eq(projects.id, id))
  expect(await store()).toBe(0)
  await db.update(projects).set({ status: 'open' }).where(eq(projects.id, id))
  expect(await store()).toBe(1)
  await db.delete(projects).where(eq(projects.id, id))
  expect(await store()).toBe(0)
})

test('a process that cannot store has its index as well, and says so once in the log', async () => {
  const { pool } = server.database
  const { id, organizationId } = await aStoredProject()
  await insertProjects(
    server.database.db,
    Array.from({ length: 600 }, () => ({ organizationId })),
  )
  await pool.query('delete from indexed_projects')
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
    create trigger refuse before insert on indexed_projects for each row execute function refuse()`)
  onTestFinished(async () => void (await pool.query('drop function refuse() cascade')))
  const lines: string[] = []
  const data = await loadIndexAgain((line) => lines.push(line))
  expect(listRequesting(data, 'legal')).toContain(id)
  expect(lines).toEqual(['could not store what was parsed of projects, so the next start takes longer'])
})
