import { expect, test } from 'vitest'
import { getProjectMatches } from '#contract/matching/matching.ts'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'
import { refreshRankings } from '#tests/support/scenarios/rankings.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  insertApplicants,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { uniqueSkill } from '#tests/support/scenarios/matching.ts'

const server = useServer()
const { database } = server

/** Five answers weeks ago, and many applications that were never answered. */
async function anOrganizationThatAnswersLittle() {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner)
  const answered = await insertApplicants(database.db, { projectId, count: 5, status: 'declined' })
  await insertApplicants(database.db, { projectId, count: 15 })
  await database.pool.query(
    `update applications set created_at = now() - interval '60 days',
       reviewed_at = case when id = any($2) then now() - interval '59 days' end where project_id = $1`,
    [projectId, answered],
  )
  return owner
}

const listIds = async ({ client }: Person, order: 'best-fit' | 'recommended') =>
  expectSuccess(await client.call(getProjectMatches, { query: { order } })).map(({ id }) => id)

test('of two matches alike, the recommended order has the one whose organization answers first, and best fit the newest', async () => {
  const skill = uniqueSkill()
  const slow = await anOrganizationThatAnswersLittle()
  const fresh = await anOrganization(server)
  const answering = await aProject(fresh, { requiredSkills: [skill] })
  const silent = await aProject(slow, { requiredSkills: [skill] })
  // Organizations without a name of their own are not ranked.
  await database.pool.query('update organizations set named_at = now()')
  await refreshRankings(database.db)
  const person = await aVolunteer(server)
  const body = { ...volunteerProfileForm(), skills: [skill] }
  expectSuccess(await person.client.call(createVolunteerProfile, { body }))
  const ours = (ids: readonly string[]) => ids.filter((id) => id === silent.id || id === answering.id)
  expect(ours(await listIds(person, 'best-fit'))).toEqual([silent.id, answering.id])
  expect(ours(await listIds(person, 'recommended'))).toEqual([answering.id, silent.id])
  const matches = expectSuccess(
    await person.client.call(getProjectMatches, { query: { order: 'recommended' } }),
  )
  const [one, other] = [answering.id, silent.id].map((id) => matches.find((match) => match.id === id))
  // The score and its points are those of the fit alone.
  expect(one?.matchScore).toBe(other?.matchScore)
  expect(one?.factors).toEqual(other?.factors)
  expect(other?.organizationResponse.rate).toBe(25)
})
