import { expect, test } from 'vitest'
import { listProjects } from '#contract/projects/projects.ts'
import { listTopOrganizations } from '#contract/rankings/top-organizations.ts'
import { unansweredReason } from '#domain/applications/applications.ts'
import { refreshRankings } from '#tests/support/scenarios/rankings.ts'
import { useServer } from '#tests/support/running/server.ts'
import {
  anOrganization,
  aProject,
  insertApplicants,
  expectSuccess,
} from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { database } = server

/** Answers of an organization to applications that were sent ten days ago, each after some hours. */
async function anAnsweringOrganization(
  answers: number,
  { hours, released }: { hours: number; released: number },
) {
  const owner = await anOrganization(server)
  const { id: projectId } = await aProject(owner)
  const answered = await insertApplicants(database.db, { projectId, count: answers, status: 'declined' })
  const others = await insertApplicants(database.db, { projectId, count: released, status: 'declined' })
  await database.pool.query(
    `update applications set created_at = now() - interval '10 days',
       reviewed_at = now() - interval '10 days' + $2 * interval '1 hour' where id = any($1)`,
    [answered, hours],
  )
  await database.pool.query(
    "update applications set created_at = now() - interval '20 days', end_reason = $2 where id = any($1)",
    [others, unansweredReason],
  )
  return owner.organizationId
}

test('cards show the rate and the time from five answers on, and a released applicant counts as unanswered', async () => {
  const known = await anAnsweringOrganization(5, { hours: 30, released: 3 })
  const young = await anAnsweringOrganization(4, { hours: 30, released: 0 })
  // Organizations without a name of their own are not listed.
  await database.pool.query('update organizations set named_at = now()')
  await refreshRankings(database.db)
  const client = server.openClient()
  const found = expectSuccess(await client.call(listProjects, { query: { order: 'newest' } }))
  const responseOf = (id: string) => found.find((card) => card.organizationId === id)?.organizationResponse
  expect(responseOf(known)).toEqual({
    rate: 63,
    medianHours: 30,
    description: 'Answers 63%, usually within 2 days',
  })
  expect(responseOf(young)).toEqual({
    rate: null,
    medianHours: null,
    description: 'Response time: New',
  })
  // The documented call has the documented fields.
  const documented = expectSuccess(await client.call(listProjects, { query: {} }))
  expect(documented.every((card) => !('organizationResponse' in card))).toBe(true)
  const listed = expectSuccess(await client.call(listTopOrganizations, { query: {} }))
  expect(listed.find(({ id }) => id === known)).toMatchObject({
    isNew: false,
    response: { rate: 63, medianHours: 30 },
  })
  expect(listed.find(({ id }) => id === young)).toMatchObject({
    isNew: true,
    response: { rate: null, medianHours: null },
  })
})
