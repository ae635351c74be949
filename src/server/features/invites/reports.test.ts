import { expect, test } from 'vitest'
import { reportInvite } from '#contract/moderation/account-reports.ts'
import { listRefusal } from '#tests/support/checks/refusal.ts'
import { decideAccount, findQueued } from '#tests/support/scenarios/account-cases.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anInvite } from '#tests/support/scenarios/invites.ts'
import {
  aVolunteer,
  expectSuccess,
  joinOrganization,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { rows } = server
const report = ({ client }: Person, id: string) =>
  client.call(reportInvite, {
    params: { id },
    body: { reason: 'spam', explanation: 'They sent it to everyone.' },
  })
const kindsOf = async ({ client }: Person): Promise<string[]> =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

test('a volunteer reports an invite: an administrator reads its message in the case of the organization and decides', async () => {
  const { owner, volunteer, invite, id } = await anInvite(server)
  const stored = expectSuccess(await report(volunteer, id))
  expect(stored).toMatchObject({ reason: 'spam', explanation: 'They sent it to everyone.' })
  const admin = await anAdministrator(server)
  const queued = await findQueued(admin, owner.organizationId)
  expect(queued).toMatchObject({
    kind: 'organization',
    case: { state: 'open', reports: [{ reason: 'spam', inviteContent: invite.content }] },
  })
  const { version } = queued.case
  expectSuccess(
    await decideAccount(admin, ['organization', owner.organizationId], { verdict: 'warn', version }),
  )
  expect(await kindsOf(volunteer)).toContain('organization.report_upheld')
})

test('what was reported stays with the report when the invite is gone', async () => {
  const { owner, volunteer, invite, id } = await anInvite(server)
  expectSuccess(await report(volunteer, id))
  await rows('delete from invites where id = $1', id)
  const admin = await anAdministrator(server)
  expect(await findQueued(admin, owner.organizationId)).toMatchObject({
    case: { reports: [{ inviteContent: invite.content }] },
  })
})

test('only the invited volunteer reports it, and once while the report is open', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  const stranger = await aVolunteer(server)
  expect(await listRefusal(server, () => report(stranger, id))).toEqual([404, 'invite_not_found'])
  expect(await listRefusal(server, () => report(owner, id))).toEqual([403, 'invite_not_yours'])
  expectSuccess(await report(volunteer, id))
  expect(await listRefusal(server, () => report(volunteer, id))).toEqual([409, 'account_reported'])
})

test('someone who became a member of the organization reports no invite of it', async () => {
  const { owner, volunteer, id } = await anInvite(server)
  await joinOrganization(server.database.db, {
    organizationId: owner.organizationId,
    userId: volunteer.id,
  })
  expect(await listRefusal(server, () => report(volunteer, id))).toEqual([403, 'own_report'])
})
