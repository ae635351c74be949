import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { waitForIndex } from '#server/matching/live-index.ts'
import { projects } from '#server/db/tables/projects.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anOrganization, aProject, aVolunteer, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

/** Makes it an import with this original deadline. */
const importFor = (id: string, applicationDeadline: string) =>
  database.db
    .update(projects)
    .set({ importedAt: new Date(), externalId: id, applicationDeadline, deadlineEnforced: false })
    .where(eq(projects.id, id))

test('an import that is long past its deadline comes last in the recommended order', async () => {
  await waitForIndex(database.db)
  const person = await aVolunteer(server)
  const profile = { ...volunteerProfileForm(), skills: ['Fundraising'] }
  expectSuccess(await person.client.call(createVolunteerProfile, { body: profile }))
  const owners = [await anOrganization(server), await anOrganization(server), await anOrganization(server)]
  const list: string[] = []
  for (const owner of owners) list.push((await aProject(owner, { requiredSkills: ['Fundraising'] })).id)
  const [stale = '', recent = '', own = ''] = list
  await importFor(stale, '2012-09-13')
  await importFor(recent, new Date().toISOString().slice(0, 10))
  // The need of the others is less: someone is accepted, and five wait.
  await database.db.update(projects).set({ acceptedCount: 1, pendingCount: 5 }).where(eq(projects.id, recent))
  await database.db.update(projects).set({ acceptedCount: 1, pendingCount: 5 }).where(eq(projects.id, own))
  const read = async (order: 'recommended' | 'best-fit') => {
    const matches = expectSuccess(await person.client.call(getProjectMatches, { query: { order } }))
    return matches.filter(({ id }) => list.includes(id))
  }
  const recommended = await read('recommended')
  expect(recommended).toHaveLength(3)
  expect(recommended.at(-1)?.id).toBe(stale)
  expect(recommended.map(({ isStale }) => isStale)).toEqual([false, false, true])
  expect(await read('best-fit')).toHaveLength(3)
})
