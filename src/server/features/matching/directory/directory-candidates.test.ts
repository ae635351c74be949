import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aListed, useDirectoryOwner } from '#tests/support/scenarios/directory.ts'
import { aProject } from '#tests/support/scenarios/scenario.ts'
import { findOwnProject } from '#server/features/matching/queries.ts'
import { findFitting, prepareProject } from '#server/features/matching/volunteer-scores.ts'

const server = useServer()
const { database } = server
const owner = useDirectoryOwner(server)

test('words of a biography, which no card shows, do not decide whom the directory scores', async () => {
  const { id } = await aProject(owner, { requiredSkills: ['Grant Writing'], causeAreas: ['Falconry'] })
  const bySkill = await aListed(server, { skills: ['Grant Writing'], preferredCauses: ['Beekeeping'] })
  const byBiography = await aListed(server, {
    skills: ['Juggling'],
    preferredCauses: ['Beekeeping'],
    bio: 'For ten years I have done grant writing for shelters.',
  })
  await database.db
    .update(volunteerProfiles)
    .set({ updatedAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(volunteerProfiles.userId, bySkill.id))
  const project = await findOwnProject(database.db, id, [owner.organizationId])
  if (!project) throw new Error('no project')
  const { organizationId: _, ...requirements } = project
  const findFirst = async (by: 'card' | 'profile') =>
    (
      await findFitting(database.db, await prepareProject(database.db, requirements, by), {
        not: sql`false`,
        most: 1,
      })
    ).map(({ row }) => row.userId)
  expect(await findFirst('card')).toEqual([bySkill.id])
  // A project’s own list of matches reads whole profiles.
  expect(await findFirst('profile')).toEqual([byBiography.id])
})

test('a skill in the words of the project and of the volunteer finds them by their card', async () => {
  const { id } = await aProject(owner, { requiredSkills: ['Literacy coach'], causeAreas: ['Falconry'] })
  const listed = await aListed(server, { skills: ['Literacy coach'], preferredCauses: ['Beekeeping'] })
  const project = await findOwnProject(database.db, id, [owner.organizationId])
  if (!project) throw new Error('no project')
  const { organizationId: _, ...requirements } = project
  const prepared = await prepareProject(database.db, requirements, 'card')
  const found = await findFitting(database.db, prepared, { not: sql`false`, most: 400 })
  expect(found.map(({ row }) => row.userId)).toContain(listed.id)
})
