import { expect, test } from 'vitest'
import { readAllNotifications } from '#contract/notifications/notifications.ts'
import { useLocks } from '#tests/support/running/locks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aProjectWithApplicants, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
const { keepLock, waitUntilBlocked } = useLocks(server)

const listUnread = (userId: string) =>
  server.rows('select id from notifications where user_id = $1 and read_at is null', userId)

/** A member of an organization with two unread notifications. */
async function aNotifiedMember() {
  const { owner } = await aProjectWithApplicants(server, { applicants: 2 })
  expect(await listUnread(owner.id)).toHaveLength(2)
  return owner
}

test('marking all read waits for no notification that someone else is closing', async () => {
  const owner = await aNotifiedMember()
  const closing = await keepLock(
    `update notifications set read_at = now()
     where id in (select id from notifications where user_id = $1 limit 1)`,
    [owner.id],
  )
  expectSuccess(await owner.client.call(readAllNotifications, {}))
  expect(await listUnread(owner.id)).toHaveLength(1)
  await closing.query('commit')
  await closing.end()
  expect(await listUnread(owner.id)).toEqual([])
})

test('marking all read lets someone finish who sends an event and then closes notifications', async () => {
  const owner = await aNotifiedMember()
  const sending = await keepLock('update live_heads set last_event = last_event + 1 where user_id = $1', [
    owner.id,
  ])
  const reading = owner.client.call(readAllNotifications, {})
  await waitUntilBlocked('live_heads')
  // If the reader had locked them, this would be a deadlock.
  await sending.query("set local lock_timeout = '1ms'")
  await sending.query('update notifications set read_at = now() where user_id = $1', [owner.id])
  await sending.query('commit')
  await sending.end()
  expectSuccess(await reading)
  expect(await listUnread(owner.id)).toEqual([])
})
