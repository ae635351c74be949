import { expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { blockSide } from '#contract/messages/blocks.ts'
import { exportSentInvites } from '#contract/invites/exports.ts'
import { getInviteOptions } from '#contract/invites/options.ts'
import { downloadCsv } from '#tests/support/calls/csv.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { aFindableVolunteer, anInvite, inviteTo, readAcceptance } from '#tests/support/scenarios/invites.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let now = new Date('2026-05-10T12:00:00Z')
const server = useServer({ now: () => now })
const { rows } = server
/** Sessions end before an invite does, so everyone signs in again. */
async function pass(days: number, ...people: Person[]): Promise<void> {
  now = new Date(now.getTime() + days * 86_400_000)
  for (const { client, email, password } of people)
    expectSuccess(await client.call(login, { body: { email, password } }))
}
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

test('after 14 days an invite has expired for both sides, although no job has run', async () => {
  const { owner, volunteer, id, invite } = await anInvite(server)
  await pass(13, owner, volunteer)
  expect((await volunteer.client.get(`/api/invites/${id}`)).body).toMatchObject({ status: 'pending' })
  await pass(1)
  const ended = { status: 'expired', expiresAt: null, endedAt: invite.expiresAt, refusal: null }
  for (const { client } of [owner, volunteer])
    expect((await client.get(`/api/invites/${id}`)).body).toMatchObject(ended)
  expect((await volunteer.client.get('/api/my-invites?status=pending')).body).toEqual([])
  expect((await owner.client.get('/api/sent-invites?status=expired')).body).toMatchObject([ended])
  expect(await rows('select status from invites where id = $1', id)).toEqual([{ status: 'pending' }])
})

test('an invite that a block ended for the volunteer waits until its last day for the organization', async () => {
  const { owner, volunteer, id, invite } = await anInvite(server)
  await pass(2, owner, volunteer)
  const query = { organizationId: owner.organizationId }
  expectSuccess(await volunteer.client.call(blockSide, { query }))
  const blockedAt = now.toISOString()
  // What an event ends has the time of the database.
  await rows('update invites set closed_for_volunteer_at = $2 where id = $1', id, blockedAt)
  const read = async ({ client }: Person) => (await client.get(`/api/invites/${id}`)).body
  const endInFile = async () => {
    const { lines } = await downloadCsv(owner.client, exportSentInvites.path, {})
    const [header = '', line = ''] = lines
    return line.split(',')[header.split(',').indexOf('Ended (UTC)')]
  }
  const closed = { status: 'closed', closedReason: 'unavailable', endedAt: blockedAt, expiresAt: null }
  expect(await read(volunteer)).toMatchObject(closed)
  expect(await read(owner)).toEqual({ ...invite, remaining: undefined })
  expect(await endInFile()).toBe('')
  await pass(12, owner, volunteer)
  expect(await read(volunteer)).toMatchObject(closed)
  expect(await read(owner)).toMatchObject({ status: 'expired', endedAt: invite.expiresAt })
  expect(await endInFile()).toBe(invite.expiresAt?.slice(0, 16).replace('T', ' '))
})

test('no one answers or withdraws one that has expired, and the refusal changes nothing', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  const acceptance = await readAcceptance(volunteer, id)
  await pass(14, owner, volunteer)
  const at = `/api/invites/${id}`
  for (const body of [acceptance, { status: 'declined' }])
    expect(await listRefusal(server, () => volunteer.client.patch(at, body))).toEqual([409, 'invite_ended'])
  expect(await listRefusal(server, () => owner.client.patch(at, { status: 'withdrawn' }))).toEqual([
    409,
    'invite_ended',
  ])
})

test('the volunteer can be invited again at once, once of several who try, and the first one ends', async () => {
  const volunteer = await aFindableVolunteer(server)
  const { owner, projectId, id } = await anInvite(server, { volunteer })
  const findReason = async () =>
    expectSuccess(
      await owner.client.call(getInviteOptions, { params: { id: volunteer.id }, query: {} }),
    ).projects.find((project) => project.id === projectId)?.refusal
  expect(await findReason()).toBe('invite_exists')
  await pass(14, owner, volunteer)
  expect(await findReason()).toBeNull()
  const statuses = await Promise.all(
    Array.from({ length: 3 }, async () => (await inviteTo(owner, projectId, volunteer.id)).status),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  expect(await rows('select status from invites where id = $1', id)).toEqual([{ status: 'expired' }])
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
  expect(await kindsOf(volunteer)).toEqual(['invite.received'])
})

test('a volunteer reads how they answer, as organizations do, and an expired one counts before a job ends it', async () => {
  const { owner, volunteer } = await anInvite(server)
  const own = async () => (await volunteer.client.get('/api/my-invites/answers')).body
  expect(await own()).toEqual({ rate: null, medianHours: null })
  for (let count = 0; count < 5; count += 1) {
    const other = await anInvite(server)
    await rows(
      `update invites set volunteer_id = $2, status = 'declined', created_at = $3::timestamptz - interval '9 days',
         ended_at = $3::timestamptz - interval '8 days' where id = $1`,
      other.id,
      volunteer.id,
      now.toISOString(),
    )
  }
  expect(await own()).toEqual({ rate: 100, medianHours: 24 })
  await pass(14, owner, volunteer)
  expect(await own()).toEqual({ rate: 83, medianHours: 24 })
  const { responses } = expectSuccess(
    await owner.client.call(getInviteOptions, { params: { id: volunteer.id }, query: {} }),
  )
  expect(responses).toEqual(await own())
})
