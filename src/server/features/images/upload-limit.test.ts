import { expect, test } from 'vitest'
import { uploadAvatar } from '#contract/images/images.ts'
import { aPicture, blobOf } from '#tests/support/scenarios/images.ts'
import { aVolunteer, countStatuses } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ hasLimits: true })

test('S14 a person can upload thirty files, valid or not; the next one is refused with a time to retry', async () => {
  const { client } = await aVolunteer(server)
  const file = blobOf(Buffer.from('no image'))
  const answers = await Promise.all(Array.from({ length: 31 }, () => client.call(uploadAvatar, { file })))
  expect(countStatuses(answers)).toEqual({ 415: 30, 429: 1 })
  const refused = await client.call(uploadAvatar, { file: blobOf(await aPicture()) })
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  const wait = Number(refused.headers.get('retry-after'))
  expect([wait > 0, wait <= 60]).toEqual([true, true])
  // Other writes, and other people, are not affected.
  expect((await client.patch('/api/account', { firstName: 'Robin' })).status).toBe(200)
  const other = await aVolunteer(server)
  expect((await other.client.call(uploadAvatar, { file: blobOf(await aPicture()) })).status).toBe(200)
})
