import { expect, test } from 'vitest'
import { getInviteOptions } from '#contract/invites/options.ts'
import { blockSide } from '#contract/messages/blocks.ts'
import { acceptInvite, anInvite, inviteTo } from '#tests/support/scenarios/invites.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { anOrganization, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { sweepInvites } from './sweep.ts'

const server = useServer()
const schedule = useSchedule(server)
const { rows } = server
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

test('after 10 days the volunteer is reminded once, after 14 the invite expires, and it can be sent again', async () => {
  const { owner, projectId, volunteer, invite, id } = await anInvite(server)
  const since = new Date(invite.createdAt)
  for (const days of [0, 9]) await schedule.passTo(since, days)
  expect(await kindsOf(volunteer)).toEqual(['invite.received'])
  for (const days of [10, 11, 13]) await schedule.passTo(since, days)
  expect(await kindsOf(volunteer)).toEqual(['invite.waiting', 'invite.received'])
  await schedule.passTo(since, 14)
  const { body } = await volunteer.client.get(`/api/invites/${id}`)
  expect(body).toMatchObject({ status: 'expired', expiresAt: null })
  // Nothing waits for them anymore.
  expect(await kindsOf(volunteer)).toEqual([])
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
  expect((await inviteTo(owner, projectId, volunteer.id)).status).toBe(201)
})

test('an answer ends the reminder and the expiry', async () => {
  const { owner, volunteer, invite, id } = await anInvite(server)
  const since = new Date(invite.createdAt)
  await schedule.passTo(since, 10)
  await acceptInvite(volunteer, id)
  expect(await kindsOf(volunteer)).toEqual([])
  await schedule.passTo(since, 14)
  expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({ status: 'accepted' })
  expect(await kindsOf(owner)).toEqual(['invite.accepted'])
  const planned = await rows(
    'select rule, outcome from scheduled_actions where subject_id = $1 order by rule',
    id,
  )
  expect(planned).toEqual([
    { rule: 'invite.expiry', outcome: 'canceled' },
    { rule: 'invite.reminder', outcome: 'done' },
  ])
})

test('no one is reminded of an invite that cannot be accepted', async () => {
  for (const change of ["status = 'paused'", "visibility = 'held'"]) {
    const { projectId, volunteer, invite } = await anInvite(server)
    await rows(`update projects set ${change} where id = $1`, projectId)
    await schedule.passTo(new Date(invite.createdAt), 10)
    expect(await kindsOf(volunteer)).toEqual(['invite.received'])
  }
})

test('no administrator runs an action about an invite of their own organization', async () => {
  const { owner, volunteer, invite, id } = await anInvite(server)
  await schedule.plan(new Date(invite.createdAt))
  const [action] = await rows(
    'select id from scheduled_actions where subject_id = $1 order by id limit 1',
    id,
  )
  for (const { id: adminId, client } of [owner, volunteer]) {
    await rows('update users set is_admin = true where id = $1', adminId)
    const { status, body } = await client.post(`/api/admin/schedule/${action.id}/run`, { reason: 'Now' })
    expect([status, body['code']]).toEqual([403, 'own_case'])
    await rows('update users set is_admin = false where id = $1', adminId)
  }
})

test.each([
  ['waits', async () => {}],
  [
    // It would show that someone blocked the organization.
    'was ended for the volunteer by a block',
    async ({ owner, volunteer }: Awaited<ReturnType<typeof anInvite>>) => {
      const query = { organizationId: owner.organizationId }
      expectSuccess(await volunteer.client.call(blockSide, { query }))
    },
  ],
])('an expired invite counts as unanswered in how the volunteer answers if it %s', async (_, happen) => {
  const invited = await anInvite(server)
  const { volunteer, invite } = invited
  await happen(invited)
  for (let count = 0; count < 5; count += 1) {
    const other = await anInvite(server)
    await rows(
      `update invites set volunteer_id = $2, status = 'declined', created_at = now() - interval '9 days',
         ended_at = now() - interval '8 days' where id = $1`,
      other.id,
      volunteer.id,
    )
  }
  for (const days of [10, 14]) await schedule.passTo(new Date(invite.createdAt), days)
  const reader = await anOrganization(server)
  const { responses } = expectSuccess(
    await reader.client.call(getInviteOptions, { params: { id: volunteer.id }, query: {} }),
  )
  expect(responses).toEqual({ rate: 83, medianHours: 24 })
})

test('without a reminder (REMIND_OF_INVITE_AFTER_DAYS=0), it expires on its day', async () => {
  const { owner, volunteer, invite, id } = await anInvite(server)
  const silent = useSchedule(server, { REMIND_OF_INVITE_AFTER_DAYS: '0' })
  const since = new Date(invite.createdAt)
  for (const days of [0, 10, 13]) await silent.passTo(since, days)
  expect(await kindsOf(volunteer)).toEqual(['invite.received'])
  const planned = await rows('select rule from scheduled_actions where subject_id = $1', id)
  expect(planned).toEqual([{ rule: 'invite.expiry' }])
  await silent.passTo(since, 14)
  expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({ status: 'expired' })
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
})

test('a reminder that a downtime made late does not move the day on which the invite says that it expires', async () => {
  const { volunteer, owner, invite, id } = await anInvite(server)
  const since = new Date(invite.createdAt)
  await schedule.plan(since)
  await schedule.passTo(since, 13)
  expect(await kindsOf(volunteer)).toEqual(['invite.waiting', 'invite.received'])
  await schedule.passTo(since, 14)
  expect(await rows('select status from invites where id = $1', id)).toEqual([{ status: 'expired' }])
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
})

test('after a downtime no one is reminded of what has expired', async () => {
  const { volunteer, owner, invite, id } = await anInvite(server)
  const since = new Date(invite.createdAt)
  await schedule.plan(since)
  await schedule.passTo(since, 15)
  expect(await kindsOf(volunteer)).toEqual([])
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
  const planned = await rows(
    'select rule, outcome from scheduled_actions where subject_id = $1 order by rule',
    id,
  )
  expect(planned).toEqual([
    { rule: 'invite.expiry', outcome: 'done' },
    { rule: 'invite.reminder', outcome: 'canceled' },
  ])
})

test('ended invites are removed a year later, with their messages; open ones and what they led to stay', async () => {
  const accepted = await anInvite(server)
  const application = await acceptInvite(accepted.volunteer, accepted.id)
  const [declined, open] = [await anInvite(server), await anInvite(server)]
  await declined.volunteer.client.patch(`/api/invites/${declined.id}`, { status: 'declined' })
  const all = [accepted.id, declined.id, open.id]
  const left = async () => (await rows('select id from invites where id = any($1)', all)).map(({ id }) => id)
  const sweep = (days: number) =>
    sweepInvites({
      db: server.database.db,
      now: new Date(Date.now() + days * 86_400_000),
      signal: new AbortController().signal,
    })
  await sweep(364)
  expect(await left()).toHaveLength(3)
  await sweep(366)
  expect(await left()).toEqual([open.id])
  expect(await rows('select status from applications where id = $1', application.applicationId)).toEqual([
    { status: 'accepted' },
  ])
})
