import { describe, expect, test } from 'vitest'
import {
  declineAccountInvitation,
  importPeople,
  listAccountInvitations,
  openAccountInvitation,
  resendAccountInvitation,
  withdrawAccountInvitation,
} from '#contract/accounts/account-invitations.ts'
import { register } from '#contract/accounts/accounts.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  aVolunteer,
  countStatuses,
  expectSuccess,
  nextNumber,
  registrationForm,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

let ahead = 0
const now = () => new Date(Date.now() + ahead)
const server = useServer({ now, env: { SESSION_IDLE_DAYS: '60', SESSION_ABSOLUTE_DAYS: '90' } })
const emails = useEmails(server, now)
const { rows } = server
const anAddress = () => `invited${nextNumber()}@example.org`
const send = ({ client }: Person, csv: string, dryRun = false) =>
  client.call(importPeople, { body: { csv, dryRun } })
const listOf = (...emailed: string[]) =>
  ['email,first name', ...emailed.map((one) => `${one},Kim`)].join('\n')
const tokenOf = (email: string) => emails.findToken(email, '/auth/join')
const join = (email: string, token: string, form: object = {}) =>
  server.openClient().call(register, {
    body: { ...registrationForm(), email, userType: 'volunteer', invitation: token, ...form },
  })

describe('someone who was invited', () => {
  test('creates an account whose address is verified, by a link that works once', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    expect(expectSuccess(await server.openClient().call(openAccountInvitation, { body: { token } }))).toEqual(
      {
        email,
        firstName: 'Kim',
        lastName: '',
        hasAccount: false,
      },
    )
    const common = await join(email, token, { password: 'password1' })
    expect(common.status).toBe(422)
    const stranger = await join(anAddress(), token)
    expect([stranger.status, stranger.body]).toMatchObject([410, { code: 'link_expired' }])
    const statuses = countStatuses(await Promise.all([join(email, token), join(email, token)]))
    expect(statuses[201]).toBe(1)
    const [account] = await rows(
      'select email_verified_at is not null as verified, user_type from users where email = $1',
      email,
    )
    expect(account).toEqual({ verified: true, user_type: 'volunteer' })
    expect((await join(anAddress(), token)).status).toBe(410)
    expect(await emails.listSubjects(email)).not.toContain('Verify your email')
    const open = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    expect(open.map((one) => one.email)).not.toContain(email)
  })

  test('who declines gets no other invitation', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    const body = { token }
    expect((await server.openClient().call(declineAccountInvitation, { body })).status).toBe(200)
    expect((await server.openClient().call(declineAccountInvitation, { body })).status).toBe(410)
    expect((await join(email, token)).status).toBe(410)
    expect(expectSuccess(await send(admin, listOf(email))).people[0]?.status).toBe('declined')
    const [listed] = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    expect(listed).toMatchObject({ email, state: 'declined' })
    const again = await admin.client.call(resendAccountInvitation, { params: { id: listed?.id ?? '' } })
    expect(again.status).toBe(404)
    expect(await emails.listEmails(email)).toHaveLength(1)
    const params = { id: listed?.id ?? '' }
    expect((await admin.client.call(withdrawAccountInvitation, { params })).status).toBe(404)
    ahead += 60 * 86_400_000
    await rows(`update jobs set run_at = $1 where kind = 'organization_links.sweep'`, now())
    await emails.work()
    const later = await anAdministrator(server)
    expect(expectSuccess(await send(later, listOf(email))).people[0]?.status).toBe('declined')
    expect(
      await rows('select first_name, last_name from account_invitations where email = $1', email),
    ).toEqual([{ first_name: '', last_name: '' }])
  })

  test('who signed up without the link is not invited anymore', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    await aVolunteer(server, { email })
    expect((await server.openClient().call(openAccountInvitation, { body: { token } })).status).toBe(410)
    expect((await join(email, token)).status).toBe(410)
    expect(expectSuccess(await send(admin, listOf(email))).people[0]?.status).toBe('account')
  })

  test('can be sent a new link, which ends the earlier one; a withdrawn link ends too', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const old = await tokenOf(email)
    const [listed] = expectSuccess(await admin.client.call(listAccountInvitations, { query: {} }))
    const params = { id: listed?.id ?? '' }
    ahead += 1000
    expect((await admin.client.call(resendAccountInvitation, { params })).status).toBe(202)
    const token = await tokenOf(email)
    expect(token).not.toBe(old)
    const statusOf = async (opened: string) =>
      (await server.openClient().call(openAccountInvitation, { body: { token: opened } })).status
    expect([await statusOf(old), await statusOf(token)]).toEqual([410, 200])
    expect((await admin.client.call(withdrawAccountInvitation, { params })).status).toBe(200)
    expect(await statusOf(token)).toBe(410)
    expect((await admin.client.call(withdrawAccountInvitation, { params })).status).toBe(404)
  })

  test('has 30 days, after which the invitation is listed as expired for a week and then removed', async () => {
    const admin = await anAdministrator(server)
    const email = anAddress()
    await send(admin, listOf(email))
    const token = await tokenOf(email)
    const day = 86_400_000
    ahead += 30 * day + 1000
    expect((await join(email, token)).status).toBe(410)
    const state = async () =>
      (
        await rows('select expires_at < $1 as over from account_invitations where email = $2', now(), email)
      )[0]
    expect(await state()).toEqual({ over: true })
    await rows(`update jobs set run_at = $1 where kind = 'organization_links.sweep'`, now())
    await emails.work()
    expect(await state()).toEqual({ over: true })
    ahead += 7 * day
    await rows(`update jobs set run_at = $1 where kind = 'organization_links.sweep'`, now())
    await emails.work()
    expect(await state()).toBeUndefined()
  })
})
