/** The worlds that calls of the access table are about: what a call names is created again for each of them. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/db.ts'
import { applicationHistory, applications, savedReplies } from '#server/db/tables/applications.ts'
import { matchExclusions } from '#server/db/tables/matching.ts'
import { savedSearches } from '#server/db/tables/projects.ts'
import type { Row, World } from '#tests/support/rows/access-rows.ts'
import { insertProjects } from '#tests/support/scenarios/scenario.ts'
import type { TestServer } from './server.ts'
import { firstDay, listParts, type Part, type People, type Work } from './world-parts.ts'

/** Makes a world for a call: what it names is new, and the rest is of the first world. Without a call, all of it is new. */
export type MakeWorld = (ask?: Row['ask']) => Promise<World>

/** Makes the worlds of a server. */
export async function createWorlds(server: TestServer, people: People): Promise<MakeWorld> {
  const { db } = server.database
  const parts = await listParts(server, people)
  let first: { world: World; work: Work } | undefined
  async function make(wanted: readonly Part[], work: Work): Promise<Partial<World>> {
    await removeLimited(db, people)
    const made: Partial<World> = { ...work }
    for (const part of wanted) Object.assign(made, await part.make(work))
    return made
  }
  return async (ask) => {
    if (!first || !ask) {
      const work = await insertWork(db, people)
      const world = await make(parts, work)
      if (!isWhole(world, parts)) throw new Error('a part of the world is missing')
      first ??= { world, work }
      return world
    }
    const named = listNamed(ask, first.world)
    const wanted = parts.filter(({ names }) => names.some((name) => named.has(name)))
    const needsWork =
      wanted.some((part) => part.needsWork) || Object.keys(first.work).some((name) => named.has(name))
    return { ...first.world, ...(await make(wanted, needsWork ? await insertWork(db, people) : first.work)) }
  }
}

function isWhole(world: Partial<World>, parts: readonly Part[]): world is World {
  return parts.every(({ names }) => names.every((name) => name in world))
}

/** The names of what a call asks for. */
function listNamed(ask: NonNullable<Row['ask']>, world: World): ReadonlySet<string> {
  const named = new Set<string>()
  ask(
    new Proxy(world, {
      get(target, name) {
        named.add(String(name))
        return Reflect.get(target, name)
      },
    }),
  )
  return named
}

/** Of these, a person or an organization has only so many. */
async function removeLimited(db: Db, { volunteerId, owner }: People): Promise<void> {
  await db.delete(savedReplies).where(eq(savedReplies.organizationId, owner.organizationId))
  await db.delete(savedSearches)
  await db.delete(matchExclusions).where(eq(matchExclusions.userId, volunteerId))
}

const coverLetter = 'I would like to help.'

async function insertWork(db: Db, { volunteerId, owner }: People): Promise<Work> {
  const { organizationId } = owner
  const [project = '', draft = '', completedProject = '', paused = '', completed = ''] = await insertProjects(
    db,
    [
      { organizationId },
      { organizationId, visibility: 'draft' },
      { organizationId, status: 'active', acceptedCount: 1 },
      { organizationId, status: 'paused' },
      { organizationId, status: 'completed' },
    ],
  )
  const [application, done] = [randomUUID(), randomUUID()]
  await db.insert(applications).values([
    { id: application, projectId: project, volunteerId, coverLetter },
    {
      id: done,
      projectId: completedProject,
      volunteerId,
      coverLetter,
      status: 'completed',
      reviewedAt: new Date(firstDay),
    },
  ])
  await db.insert(applicationHistory).values([
    { applicationId: application, actorId: volunteerId, toStatus: 'pending' },
    { applicationId: done, actorId: owner.id, fromStatus: 'accepted', toStatus: 'completed' },
  ])
  return { project, draft, completedProject, paused, completed, application, done }
}
