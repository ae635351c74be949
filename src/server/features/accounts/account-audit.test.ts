import { expect, test } from 'vitest'
import {
  changeEmail,
  changePassword,
  endAllSessions,
  endOtherSessions,
  forgetPassword,
  resetPassword,
  verifyEmail,
} from '#contract/accounts/settings.ts'
import { login, logout } from '#contract/accounts/accounts.ts'
import { changeMember } from '#contract/organizations/members.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { aMember } from '#tests/support/scenarios/members.ts'
import { anOrganization, aVolunteer, nextNumber } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const listRecorded = async (objectId: string, prefix: string) => {
  const { rows } = await server.database.pool.query(
    `select action, after from audit_log
     where object_id = $1 and starts_with(action, $2) and outcome = 'done' order by position`,
    [objectId, prefix],
  )
  return rows.map(({ action, after }) => [action, after])
}

test('account changes and sign-ins are audited, without passwords or email addresses', async () => {
  const person = await aVolunteer(server)
  const { client, email, id } = person
  const password = 'quarry-lantern-73'
  await client.call(changePassword, { body: { currentPassword: person.password, password } })
  const moved = `moved${nextNumber()}@example.org`
  await client.call(changeEmail, { body: { email: moved, currentPassword: password } })
  const change = await emails.findToken(moved, '/auth/verify')
  await client.call(verifyEmail, { body: { token: change } })
  await client.call(endOtherSessions, {})
  await client.call(logout, {})
  await client.call(forgetPassword, { body: { email: moved } })
  const reset = await emails.findToken(moved, '/auth/reset')
  await client.call(resetPassword, { body: { token: reset, password: person.password } })
  await client.call(login, { body: { email: moved, password: person.password } })
  await client.call(endAllSessions, {})
  expect(await listRecorded(id, 'auth.')).toEqual([
    ['auth.register', { userType: 'volunteer' }],
    ['auth.password_change', { endedSessions: 1 }],
    ['auth.email_change', null],
    ['auth.end_sessions', { endedSessions: 0 }],
    ['auth.sign_out', null],
    ['auth.password_reset', { endedSessions: 0 }],
    ['auth.sign_in', { method: 'password' }],
    ['auth.end_sessions', { endedSessions: 1 }],
  ])
  const { rows } = await server.database.pool.query('select before, after from audit_log')
  expect([email, moved, password].filter((text) => JSON.stringify(rows).includes(text))).toEqual([])
})

test('a member’s new role is audited', async () => {
  const owner = await anOrganization(server)
  const member = await aMember({ server, emails }, owner, 'manager')
  const params = { id: owner.organizationId, userId: member.id }
  await owner.client.call(changeMember, { params, body: { role: 'owner' } })
  expect(await listRecorded(owner.organizationId, 'member.')).toEqual([
    ['member.role_change', { userId: member.id, role: 'owner' }],
  ])
})
