/** No one is asked to review a volunteer whose account was deleted; others still are. */
import { beforeAll, expect, test } from 'vitest'
import { getOrganizationHome } from '#contract/dashboards/homes.ts'
import { listPendingReviews } from '#contract/reviews/lists.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aDoneCollaboration, type Collaboration } from '#tests/support/scenarios/collaboration.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { anOrganization, expectSuccess, type OrganizationOwner } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'

const server = useServer()
const { passTo } = useSchedule(server)
let [gone, kept]: Collaboration[] = []
let owner: OrganizationOwner
const done = () => {
  if (!gone || !kept) throw new Error('the collaborations are made before the tests')
  return { gone, kept }
}

beforeAll(async () => {
  owner = await anOrganization(server)
  gone = await aDoneCollaboration(server, { owner })
  kept = await aDoneCollaboration(server, { owner })
  await leaveUntilDeleted(server.database, gone.volunteer)
})

test('the dashboard of the organization asks for reviews of the others only', async () => {
  const { tasks } = expectSuccess(await owner.client.call(getOrganizationHome, { query: {} }))
  const asked = tasks.flatMap((task) => (task.kind === 'reviews' ? [task] : []))
  expect(asked).toMatchObject([{ reviews: 1, revieweeId: done().kept.volunteer.id }])
})

test('the list of pending reviews has the others only', async () => {
  const pending = expectSuccess(await owner.client.call(listPendingReviews, { query: {} }))
  expect(pending.map(({ revieweeId }) => revieweeId)).toEqual([done().kept.volunteer.id])
})

test('reminders ask the organization for reviews of the others only', async () => {
  await passTo(new Date(), 8)
  const { rows } = await server.database.pool.query<{ subject: string }>(
    "select subject_id as subject from facts where type = 'review.asked_of_organization'",
  )
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([done().kept.id]))
})

test('a review is refused, and one of the others is written', async () => {
  const write = ({ id }: Collaboration) =>
    owner.client.post('/api/reviews', {
      applicationId: id,
      rating: 5,
      comment: 'Careful work, on time.',
      reviewType: 'organization_to_volunteer',
    })
  expect(await write(done().gone)).toMatchObject({ status: 409, body: { code: 'review_not_possible' } })
  expect((await write(done().kept)).status).toBe(201)
})
