import { describe, expect, test } from 'vitest'
import { changeStaffRoles, listStaff } from '#contract/administration/staff.ts'
import { decidePersonCase, reportPerson } from '#contract/moderation/account-reports.ts'
import { getPerson, listPeople, suspendPerson } from '#contract/moderation/moderation.ts'
import { listReports } from '#contract/moderation/queue.ts'
import type { StaffRole } from '#domain/accounts/staff.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { aVolunteer, countStatuses, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server, () => new Date())
const production = useServer({
  env: { NODE_ENV: 'production', INSECURE_COOKIES: '1', SECRETS: `v1:${'k'.repeat(32)}` },
})
const reason = 'She decides reports from now on.'
const { rows } = server
const rolesOf = async (id: string): Promise<StaffRole[]> =>
  (await rows('select role from staff_roles where user_id = $1 order by role', id)).map(({ role }) => role)

/** Sends a change of roles: from these to those. */
const change = (by: Person, id: string, [before, roles]: [from: StaffRole[], to: StaffRole[]]) =>
  by.client.call(changeStaffRoles, { params: { id }, body: { roles, before, reason } })

describe('an administrator', () => {
  test('gives roles, which are audited, emailed and take effect after the next sign-in', async () => {
    const admin = await anAdministrator(server, { firstName: 'Vera', lastName: 'Stone' })
    const person = await aVolunteer(server)
    expect((await change(admin, person.id, [[], ['verifier', 'moderator']])).status).toBe(200)
    expect(await rolesOf(person.id)).toEqual(['moderator', 'verifier'])
    const [recorded] = await rows(
      "select actor_id, before, after from audit_log where action = 'staff.change_roles' and object_id = $1",
      person.id,
    )
    expect(recorded).toEqual({
      actor_id: admin.id,
      before: { roles: [] },
      after: { roles: ['moderator', 'verifier'], reason },
    })
    const notice = await emails.findEmail(person.email, 'Your staff roles changed')
    // Two-step sign-in is not required here, so the email does not ask for it.
    expect(notice?.text).toMatch(/Open the administration:\n\S+\/admin\n/)
    expect(notice?.text).not.toContain('two-step')
    // Sessions of staff are shorter, so the old one has ended.
    expect((await person.client.get('/api/user')).status).toBe(401)
    const { email, password } = person
    await person.client.post('/api/login', { email, password })
    expect((await person.client.get('/api/user')).body).toMatchObject({
      isAdmin: false,
      staffRoles: ['moderator', 'verifier'],
    })
    expect((await person.client.call(listReports, { query: {} })).status).toBe(200)
    expect((await person.client.call(listPeople, { query: {} })).status).toBe(404)
  })

  test('takes a role, which ends on the very next request', async () => {
    const admin = await anAdministrator(server)
    const moderator = await aStaffMember(server, 'moderator')
    expect((await moderator.client.call(listReports, { query: {} })).status).toBe(200)
    // Even if the session stayed: what it may do is looked up with every request.
    await rows("delete from staff_roles where user_id = $1 and role = 'moderator'", moderator.id)
    expect((await moderator.client.call(listReports, { query: {} })).status).toBe(404)
    const verifier = await aStaffMember(server, 'verifier')
    expect((await change(admin, verifier.id, [['verifier'], []])).status).toBe(200)
    expect((await verifier.client.get('/api/admin/verifications')).status).toBe(401)
  })

  test('sees all staff with who gave each role, and filters people by role', async () => {
    const admin = await anAdministrator(server, { firstName: 'Vera', lastName: 'Stone' })
    const person = await aVolunteer(server)
    await change(admin, person.id, [[], ['analyst']])
    const list = expectSuccess(await admin.client.call(listStaff, { query: { role: 'analyst' } }))
    expect(list.find(({ id }) => id === person.id)).toMatchObject({
      email: person.email,
      hasSecondFactor: false,
      roles: [{ role: 'analyst', grantedBy: 'Vera Stone', grantedAt: expect.any(String) }],
    })
    expect(list.every(({ roles }) => roles.some(({ role }) => role === 'analyst'))).toBe(true)
    const found = expectSuccess(await admin.client.call(listPeople, { query: { staff: 'analyst' } }))
    expect(found.map(({ id }) => id)).toContain(person.id)
    expect(expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } }))).toMatchObject({
      staffRoles: ['analyst'],
      heldRoles: [{ role: 'analyst', grantedBy: 'Vera Stone' }],
    })
  })

  test('can give up a role of their own, but not add one', async () => {
    const admin = await anAdministrator(server)
    expect(await change(admin, admin.id, [['administrator'], ['administrator', 'analyst']])).toMatchObject({
      status: 403,
      body: { code: 'own_case' },
    })
    await anAdministrator(server)
    expect((await change(admin, admin.id, [['administrator'], []])).status).toBe(200)
    expect(await rolesOf(admin.id)).toEqual([])
  })

  test('changes nothing if the roles are other than those they saw', async () => {
    const admin = await anAdministrator(server)
    const moderator = await aStaffMember(server, 'moderator')
    expect(await change(admin, moderator.id, [[], ['verifier']])).toMatchObject({
      status: 409,
      body: { code: 'roles_changed' },
    })
    expect(await rolesOf(moderator.id)).toEqual(['moderator'])
  })

  test('must enter the password again after ten minutes, and give a reason', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const body = { roles: ['analyst'], before: [], reason: 'No' } as const
    const input = { params: { id: person.id }, body: { ...body, roles: ['analyst' as const], before: [] } }
    expect((await admin.client.call(changeStaffRoles, input)).status).toBe(422)
    await rows("update sessions set created_at = now() - interval '11 minutes' where user_id = $1", admin.id)
    expect(await change(admin, person.id, [[], ['analyst']])).toMatchObject({
      status: 403,
      body: { code: 'reauthentication_required' },
    })
    expect(await rolesOf(person.id)).toEqual([])
  })
})

describe('administrators at the same time', () => {
  test('two who take each other’s role leave one', async () => {
    await rows('update users set is_admin = false')
    const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
    const answers = await Promise.all([
      change(one, other.id, [['administrator'], []]),
      change(other, one.id, [['administrator'], []]),
    ])
    expect(countStatuses(answers)).toMatchObject({ 200: 1 })
    const left = await rows('select id from users where is_admin')
    expect(left).toHaveLength(1)
    expect(await rows("select user_id as id from staff_roles where role = 'administrator'")).toEqual(left)
  })

  test('two who give up their own role leave one', async () => {
    await rows('update users set is_admin = false')
    const both = [await anAdministrator(server), await anAdministrator(server)]
    const answers = await Promise.all(both.map((each) => change(each, each.id, [['administrator'], []])))
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await rows('select id from users where is_admin')).toHaveLength(1)
  })

  test('one of ten identical changes is recorded', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => change(admin, person.id, [[], ['moderator']])),
    )
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 })
    expect(
      await rows("select from audit_log where action = 'staff.change_roles' and object_id = $1", person.id),
    ).toHaveLength(1)
  })
})

describe('a moderator', () => {
  const aReported = async (person: Person) => {
    const reporter = await aVolunteer(server)
    const body = { reason: 'spam' } as const
    expectSuccess(await reporter.client.call(reportPerson, { params: { id: person.id }, body }))
  }
  const caseOf = async (reader: Person, id: string) => {
    const cases = expectSuccess(await reader.client.call(listReports, { query: { kind: 'person' } }))
    const found = cases.find((each) => each.kind === 'person' && each.case.id === id)
    if (found?.kind !== 'person') throw new Error('no such case')
    return found.case
  }
  const decide = async (by: Person, id: string) =>
    by.client.call(decidePersonCase, {
      params: { id },
      body: { verdict: 'suspend', note: 'They asked for money.', version: (await caseOf(by, id)).version },
    })

  test('suspends a reported volunteer, but no one on the staff, who are for administrators', async () => {
    const moderator = await aStaffMember(server, 'moderator')
    const person = await aVolunteer(server)
    await aReported(person)
    expect((await decide(moderator, person.id)).status).toBe(200)
    for (const role of ['administrator', 'analyst'] as const) {
      const colleague = await aStaffMember(server, role)
      await aReported(colleague)
      expect((await caseOf(moderator, colleague.id)).needsAdministrator).toBe(true)
      expect(await decide(moderator, colleague.id)).toMatchObject({
        status: 403,
        body: { code: 'needs_administrator' },
      })
      expect((await colleague.client.get('/api/user')).status).toBe(200)
    }
    const colleague = await aStaffMember(server, 'verifier')
    await aReported(colleague)
    const admin = await anAdministrator(server)
    expect((await caseOf(admin, colleague.id)).needsAdministrator).toBe(false)
    expect((await decide(admin, colleague.id)).status).toBe(200)
  })

  test('reaches no account, and gives no roles', async () => {
    const moderator = await aStaffMember(server, 'moderator')
    const { id } = await aVolunteer(server)
    const params = { id }
    expect((await moderator.client.call(getPerson, { params })).status).toBe(404)
    const suspended = await moderator.client.call(suspendPerson, { params, body: { reason } })
    expect(suspended.status).toBe(404)
    expect((await change(moderator, id, [[], ['moderator']])).status).toBe(404)
    expect((await change(moderator, moderator.id, [['moderator'], ['administrator']])).status).toBe(404)
    expect(await rolesOf(id)).toEqual([])
  })
})

test('every role needs the second factor in production', async () => {
  for (const role of ['administrator', 'moderator', 'verifier', 'coordinator', 'analyst'] as const) {
    const person = await aStaffMember(production, role)
    const read = () => person.client.get('/api/admin/home')
    expect(await read()).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    await insertSecondFactor(production, person.id)
    expect((await read()).status).toBe(200)
  }
})

test('users.is_admin and the role of administrator stay in step, whichever is written', async () => {
  const { id } = await aVolunteer(server)
  const isAdmin = async () => (await rows('select is_admin from users where id = $1', id))[0].is_admin
  await rows('update users set is_admin = true where id = $1', id)
  expect(await rolesOf(id)).toEqual(['administrator'])
  await rows("delete from staff_roles where user_id = $1 and role = 'administrator'", id)
  expect(await isAdmin()).toBe(false)
  await rows("insert into staff_roles (user_id, role) values ($1, 'administrator')", id)
  expect(await isAdmin()).toBe(true)
  await rows('update users set is_admin = false where id = $1', id)
  expect(await rolesOf(id)).toEqual([])
})
