import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { indexedProjects, projects } from '#server/db/schema.ts'
import type { IndexData } from '#server/matching/index-data.ts'
import { startIndex } from '#server/matching/live-index.ts'
import { useServer } from '#tests/support/running/server.ts'
import { insertOrganization, insertProjects, nextNumber } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

/** What a process has in its index that starts now. */
async function loadIndexAgain(): Promise<IndexData> {
  const index = startIndex(server.database)
  const data = await index.load()
  await index.close()
  return data
}

test('a process that starts parses only the projects whose texts changed since an earlier one did', async () => {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  const [same = '', edited = ''] = await insertProjects(
    db,
    [1, 2].map((number) => ({ organizationId, title: `Number ${number}`, requiredSkills: ['Legal'] })),
  )
  const listStored = () =>
    db
      .select({ projectId: indexedProjects.projectId, entry: indexedProjects.entry })
      .from(indexedProjects)
      .where(inArray(indexedProjects.projectId, [same, edited]))
  const listRequesting = ({ work, ids }: IndexData, kind: string) =>
    [...(work.get(kind)?.slots.array().subarray(0, work.get(kind)?.slots.length()) ?? [])].flatMap(
      (slot) => ids[slot] ?? [],
    )
  const parsed = listRequesting(await loadIndexAgain(), 'legal')
  expect(parsed).toEqual(expect.arrayContaining([same, edited]))
  const [stored] = await listStored()
  if (!stored) throw new Error('The first process stored what it parsed.')
  // As no parser reads it: only who takes it from there has it.
  const marked = `custom:marked-${nextNumber()}`
  await db
    .update(indexedProjects)
    .set({ entry: { ...stored.entry, work: [[marked, 1]] } })
    .where(inArray(indexedProjects.projectId, [same, edited]))
  await db
    .update(projects)
    .set({
      description:
        'Another text, in as many words as a listing needs at least to say what its volunteers do.',
    })
    .where(eq(projects.id, edited))
  expect((await listStored()).map(({ projectId }) => projectId)).toEqual([same])
  const next = await loadIndexAgain()
  expect(listRequesting(next, marked)).toEqual([same])
  expect(listRequesting(next, 'legal')).toContain(edited)
  expect(await listStored()).toHaveLength(2)
})

test('a process does not take what another version of the program parsed', async () => {
  const { db } = server.database
  const organizationId = await insertOrganization(db)
  const [id = ''] = await insertProjects(db, [{ organizationId, requiredSkills: ['Legal'] }])
  await loadIndexAgain()
  const marked = `custom:marked-${nextNumber()}`
  const [stored] = await db.select().from(indexedProjects).where(eq(indexedProjects.projectId, id))
  if (!stored) throw new Error('The first process stored what it parsed.')
  await db
    .update(indexedProjects)
    .set({ parser: 'another', entry: { ...stored.entry, work: [[marked, 1]] } })
    .where(eq(indexedProjects.projectId, id))
  expect((await loadIndexAgain()).work.has(marked)).toBe(false)
  expect(await db.select().from(indexedProjects).where(eq(indexedProjects.projectId, id))).toEqual([stored])
})
