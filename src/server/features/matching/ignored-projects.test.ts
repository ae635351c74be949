import { expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { exposureRule } from '#domain/matching/predictions/exposures.ts'
import { matchExposures } from '#server/db/tables/matching.ts'
import { projects } from '#server/db/tables/projects.ts'
import { listIgnored } from '#server/queries/matching/match-exposures.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

test('a project that closed is no longer among those that someone ignored', async () => {
  const organization = await anOrganization(server)
  const [older, newer] = [await aProject(organization, {}), await aProject(organization, {})]
  const person = await aVolunteer(server)
  await database.db.insert(matchExposures).values(
    [older, newer].flatMap(({ id: projectId }) =>
      Array.from({ length: exposureRule.ignoredAfter + 1 }, (_, index) => ({
        userId: person.id,
        projectId,
        day: `2026-11-0${index + 1}`,
        list: 'matches' as const,
        sort: 'best-fit' as const,
        position: 1,
        isSeen: true,
      })),
    ),
  )
  expect([...(await listIgnored(database.db, person.id))].toSorted()).toEqual([older.id, newer.id].toSorted())
  await database.db.update(projects).set({ status: 'paused' }).where(eq(projects.id, older.id))
  expect([...(await listIgnored(database.db, person.id))]).toEqual([newer.id])
})
