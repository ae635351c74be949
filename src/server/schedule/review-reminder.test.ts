import { expect, test } from 'vitest'
import { createReview } from '#contract/reviews/reviews.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { type Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { plan, passTo } = useSchedule(server)
const { rows } = server
const listAsked = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.filter(({ kind }: { kind: string }) =>
    kind.startsWith('review.asked'),
  )
const review = ({ client }: Person, applicationId: string) =>
  client.call(createReview, {
    body: { applicationId, rating: 5, reviewText: 'Clear tasks and quick answers.' },
  })

test('three days after the work each side that has not reviewed it is reminded once', async () => {
  const { owner, volunteer, projectId } = await aDoneCollaboration(server)
  const since = new Date()
  await plan(since)
  await passTo(since, 2)
  expect(await listAsked(volunteer)).toEqual([])
  for (const days of [3, 4, 20]) await passTo(since, days)
  expect(await listAsked(volunteer)).toMatchObject([
    {
      kind: 'review.asked_of_volunteer',
      path: `/create-review?projectId=${projectId}&revieweeType=organization`,
    },
  ])
  expect(await listAsked(owner)).toMatchObject([
    { kind: 'review.asked_of_organization', path: '/reviews?tab=pending' },
  ])
})

test('a side that has reviewed the work is not reminded of it, and a review ends its reminder', async () => {
  const { owner, volunteer, id } = await aDoneCollaboration(server)
  const since = new Date()
  await plan(since)
  expect((await review(volunteer, id)).status).toBe(201)
  await passTo(since, 3)
  expect(await listAsked(volunteer)).toEqual([])
  expect(await listAsked(owner)).toHaveLength(1)
  expect((await review(owner, id)).status).toBe(201)
  expect(await listAsked(owner)).toEqual([])
})

test('no one is reminded once both sides have reviewed the work, nor of work that is not done or was done long ago', async () => {
  const { owner, volunteer, id } = await aDoneCollaboration(server)
  const underWay = await aCollaboration(server)
  const old = await aDoneCollaboration(server)
  await rows("update applications set updated_at = now() - interval '90 days' where id = $1", old.id)
  await rows(
    "update application_history set at = now() - interval '90 days' where application_id = $1",
    old.id,
  )
  const since = new Date()
  await plan(since)
  await review(volunteer, id)
  await review(owner, id)
  expect(
    await rows("select outcome from scheduled_actions where subject_id = $1 and rule = 'work.review'", id),
  ).toEqual([{ outcome: 'canceled' }])
  await passTo(since, 3)
  for (const person of [owner, volunteer, underWay.owner, underWay.volunteer, old.owner, old.volunteer]) {
    expect(await listAsked(person)).toEqual([])
  }
})

test.each(['blocked_by_volunteer_at', 'blocked_by_organization_at'])(
  'no side is reminded after a block, with %s',
  async (column) => {
    const { owner, volunteer } = await aDoneCollaboration(server)
    const since = new Date()
    await plan(since)
    await rows(
      `insert into contacts (volunteer_id, organization_id, ${column}) values ($1, $2, now())
       on conflict (volunteer_id, organization_id) do update set ${column} = now()`,
      volunteer.id,
      owner.organizationId,
    )
    await passTo(since, 3)
    for (const person of [owner, volunteer]) expect(await listAsked(person)).toEqual([])
  },
)
