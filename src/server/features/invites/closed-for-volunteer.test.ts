/** Invites that a volunteer’s block or a suspension ended for the volunteer. Nothing of it must show on the other side. */
import { expect, test } from 'vitest'
import { getInvite, listSentInvites, moveInvite } from '#contract/invites/invites.ts'
import { blockSide, unblockSide } from '#contract/messages/blocks.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anInvite, inviteTo, readAcceptance } from '#tests/support/scenarios/invites.ts'
import { expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'

const server = useServer()
const schedule = useSchedule(server)
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)
const read = async ({ client }: Person, id: string) =>
  expectSuccess(await client.call(getInvite, { params: { id } }))

/** An invite whose volunteer blocked the organization afterwards. */
async function aBlockedInvite() {
  const invited = await anInvite(server)
  const { owner, volunteer, id } = invited
  const acceptance = await readAcceptance(volunteer, id)
  const query = { organizationId: owner.organizationId }
  expectSuccess(await volunteer.client.call(blockSide, { query }))
  return { ...invited, acceptance, query }
}

test('the volunteer can neither accept nor decline it, and hears nothing', async () => {
  const { volunteer, owner, id, acceptance, query } = await aBlockedInvite()
  expect(await kindsOf(volunteer)).toEqual([])
  expect(await kindsOf(owner)).toEqual([])
  for (const body of [acceptance, { status: 'declined' as const }])
    expect(await volunteer.client.call(moveInvite, { params: { id }, body })).toMatchObject({ status: 409 })
  expect((await volunteer.client.get('/api/my-invites?status=pending')).body).toEqual([])
  expect((await volunteer.client.get('/api/my-invites?status=closed')).body).toMatchObject([{ id }])
  // Unblocking brings none back.
  expectSuccess(await volunteer.client.call(unblockSide, { query }))
  expect(await read(volunteer, id)).toMatchObject({ status: 'closed', closedReason: 'unavailable' })
})

test('the organization sees it wait, is notified when it expires, and can’t send another before', async () => {
  const { volunteer, owner, projectId, id, invite, query } = await aBlockedInvite()
  const sent = async () =>
    expectSuccess(await owner.client.call(listSentInvites, { query: { status: 'pending' } }))
  expect(await sent()).toMatchObject([{ id, status: 'pending', expiresAt: invite.expiresAt, refusal: null }])
  const exists = { status: 409, body: { code: 'invite_exists' } }
  expect(await inviteTo(owner, projectId, volunteer.id)).toMatchObject(exists)
  expectSuccess(await volunteer.client.call(unblockSide, { query }))
  expect(await inviteTo(owner, projectId, volunteer.id)).toMatchObject(exists)
  for (const days of [10, 14]) await schedule.passTo(new Date(invite.createdAt), days)
  expect(await kindsOf(volunteer)).toEqual([])
  expect(await kindsOf(owner)).toEqual(['invite.expired'])
  expect(await read(owner, id)).toMatchObject({ status: 'expired' })
  expect((await inviteTo(owner, projectId, volunteer.id)).status).toBe(201)
})

test('the organization can withdraw it, and an end of the project ends it, without a word to the volunteer', async () => {
  const [first, second] = [await aBlockedInvite(), await aBlockedInvite()]
  const body = { status: 'withdrawn' as const }
  const withdrawn = await first.owner.client.call(moveInvite, { params: { id: first.id }, body })
  expect(expectSuccess(withdrawn)).toMatchObject({ status: 'withdrawn' })
  expectSuccess(await second.owner.client.post(`/api/projects/${second.projectId}/complete`, {}))
  expect(await read(second.owner, second.id)).toMatchObject({
    status: 'closed',
    closedReason: 'project_completed',
  })
  for (const { volunteer, id } of [first, second]) {
    expect(await kindsOf(volunteer)).toEqual([])
    expect(await read(volunteer, id)).toMatchObject({ status: 'closed' })
  }
})

test('the invite of a suspended volunteer waits for the organization, too', async () => {
  const { owner, volunteer, id, invite } = await anInvite(server)
  const admin = await anAdministrator(server)
  expectSuccess(
    await admin.client.post(`/api/admin/people/${volunteer.id}/suspend`, { reason: 'Spam to everyone' }),
  )
  expect(await kindsOf(owner)).toEqual([])
  expect(await read(owner, id)).toMatchObject({ status: 'pending', expiresAt: invite.expiresAt })
})
