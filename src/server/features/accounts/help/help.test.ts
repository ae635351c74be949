import { describe, expect, test } from 'vitest'
import { login } from '#contract/accounts/accounts.ts'
import { correctAddress, resendVerificationFor, resetSecondFactor } from '#contract/accounts/help.ts'
import { keepEmail, verifyEmail } from '#contract/accounts/settings.ts'
import { getPerson, listPeople, suspendPerson } from '#contract/moderation/moderation.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import {
  anOrganization,
  aVolunteer,
  countStatuses,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const emails = useEmails(server)
const { rows: run } = server
const reason = 'They called us and named their last project'
const statusOf = async ({ client }: Person) => (await client.get('/api/user')).status
const recorded = (id: string) =>
  run(
    "select action, actor_id, before, after from audit_log where object_id = $1 and action like 'user.%' order by position",
    id,
  )
const tokenIn = (text: string | undefined) => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

describe('an administrator who corrects an email address', () => {
  const correct = (admin: Person, id: string, email: string) =>
    admin.client.call(correctAddress, { params: { id }, body: { email, reason } })

  test('changes nothing before the new address is confirmed, signs the person out and notifies both addresses', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await run('update users set email_verified_at = now() where id = $1', person.id)
    const email = `right.${person.email}`
    expect((await correct(admin, person.id, email)).status).toBe(200)
    expect(await statusOf(person)).toBe(401)
    const shown = expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } }))
    expect(shown).toMatchObject({ email: person.email, pendingEmail: email })
    const notice = await emails.findEmail(person.email, /about to change/)
    expect(notice?.text).toContain(email)
    expect(notice?.text).toContain(reason)
    const link = await emails.findEmail(email, /Confirm your email address/)
    expect(link?.text).toContain('An administrator')
    // No one has confirmed yet whose address it is.
    expect(link?.text).not.toContain(reason)
    const token = tokenIn(link?.text)
    expectSuccess(await server.openClient().call(verifyEmail, { body: { token } }))
    expect(
      await run('select email, email_verified_at is not null as v from users where id = $1', person.id),
    ).toEqual([{ email, v: true }])
    expect(await recorded(person.id)).toMatchObject([
      { action: 'user.correct_address', actor_id: admin.id, after: { reason, endedSessions: 1 } },
      { action: 'user.read' },
    ])
    // The verified old address can take the account back.
    const back = await server.openClient().call(keepEmail, { body: { token: tokenIn(notice?.text) } })
    expect(back).toMatchObject({ status: 200, body: { email: person.email } })
  })

  test('is refused for the same or a taken address and without a reason, and nothing changes', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const other = await aVolunteer(server)
    expect(await correct(admin, person.id, person.email.toUpperCase())).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'email' }] },
    })
    expect(await correct(admin, person.id, other.email)).toMatchObject({ body: { code: 'email_taken' } })
    const body = { email: `right.${person.email}`, reason: 'no' }
    const input = { params: { id: person.id }, body }
    expect((await admin.client.call(correctAddress, input)).status).toBe(422)
    expect(await statusOf(person)).toBe(200)
    expect(await recorded(person.id)).toEqual([])
  })

  test('gives an unverified old address no link to take the account', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await correct(admin, person.id, `right.${person.email}`)
    const notice = await emails.findEmail(person.email, /about to change/)
    expect(notice?.text).toContain(reason)
    expect(notice?.text).not.toContain('keep-email')
    expect(notice?.text).not.toContain('right.')
  })
})

describe('an administrator who resets two-step sign-in', () => {
  const reset = (admin: Person, id: string) =>
    admin.client.call(resetSecondFactor, { params: { id }, body: { reason } })

  test('removes it once, signs the person out and emails them the reason; the password is enough then', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await insertSecondFactor(server, person.id)
    const answers = await Promise.all([reset(admin, person.id), reset(admin, person.id)])
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 1 })
    expect(await statusOf(person)).toBe(401)
    const { email, password } = person
    expect((await server.openClient().call(login, { body: { email, password } })).status).toBe(200)
    expect((await emails.findEmail(email, /was reset/))?.text).toContain(reason)
    expect(await recorded(person.id)).toEqual([
      {
        action: 'user.reset_second_factor',
        actor_id: admin.id,
        before: { isEnrolled: true },
        after: { isEnrolled: false, reason, endedSessions: 1 },
      },
    ])
  })

  test('cannot do it for themselves or a suspended person', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await insertSecondFactor(server, person.id)
    await admin.client.call(suspendPerson, { params: { id: person.id }, body: { reason } })
    expect((await reset(admin, person.id)).body).toMatchObject({ code: 'person_suspended' })
    expect((await reset(admin, admin.id)).body).toMatchObject({ code: 'own_case' })
    const shown = expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } }))
    expect(shown).toMatchObject({ helpRefusal: 'person_suspended', hasSecondFactor: true })
  })
})

test.each(['administrator', 'moderator', 'analyst'] as const)(
  'no one takes over the account of a %s',
  async (role) => {
    const admin = await anAdministrator(server)
    const other = await aStaffMember(server, role)
    await insertSecondFactor(server, other.id)
    const params = { id: other.id }
    const answers = [
      await admin.client.call(correctAddress, { params, body: { email: `my.${other.email}`, reason } }),
      await admin.client.call(resetSecondFactor, { params, body: { reason } }),
    ]
    for (const { status, body } of answers) {
      expect([status, body]).toMatchObject([403, { code: 'person_is_administrator' }])
    }
    expect(await statusOf(other)).toBe(200)
    expect(await recorded(other.id)).toEqual([])
    expect(expectSuccess(await admin.client.call(getPerson, { params }))).toMatchObject({
      helpRefusal: 'person_is_administrator',
      hasSecondFactor: true,
      pendingEmail: null,
    })
  },
)

test('an administrator can resend a verification email until the address is verified', async () => {
  const admin = await anAdministrator(server)
  const person = await aVolunteer(server)
  const resend = (id: string) => admin.client.call(resendVerificationFor, { params: { id } })
  expect((await resend(person.id)).status).toBe(200)
  expect(await emails.findEmail(person.email, /Verify your email/)).toBeTruthy()
  expect(await recorded(person.id)).toMatchObject([
    { action: 'user.resend_verification', actor_id: admin.id },
  ])
  await run('update users set email_verified_at = now() where id = $1', person.id)
  expect((await resend(person.id)).body).toMatchObject({ code: 'person_already_verified' })
  expect((await resend(admin.id)).body).toMatchObject({ code: 'own_case' })
})

describe('the list of people', () => {
  test('is filtered by role, verified email and state, and says the roles of each person', async () => {
    const admin = await anAdministrator(server)
    const volunteer = await aVolunteer(server, { firstName: 'Qadira', lastName: 'Vole' })
    const owner = await anOrganization(server, { firstName: 'Qadira', lastName: 'Owl' })
    await run('update users set email_verified_at = now() where id = $1', owner.id)
    const find = async (query: object) =>
      expectSuccess(await admin.client.call(listPeople, { query: { q: 'Qadira', ...query } })).map(
        ({ id, roles, isEmailVerified }) => [id, roles, isEmailVerified],
      )
    const asVolunteer = [volunteer.id, ['volunteer'], false]
    const asOwner = [owner.id, ['organization'], true]
    expect(await find({ role: 'volunteer' })).toEqual([asVolunteer])
    expect(await find({ role: 'organization' })).toEqual([asOwner])
    expect(await find({ address: 'verified' })).toEqual([asOwner])
    expect(await find({ address: 'unverified', state: 'active' })).toEqual([asVolunteer])
    expect(await find({ role: 'volunteer', address: 'verified' })).toEqual([])
  })

  test('pages through every order without repeating or leaving out anyone, and refuses a cursor of another order', async () => {
    const admin = await anAdministrator(server)
    const names = Array.from({ length: 30 }, (_, index) => `Zz${index % 3}`)
    await run(
      `insert into users (email, first_name, last_name, user_type, password_hash, terms_version, created_at)
       select 'zz' || n || '@example.net', ($1::text[])[n], 'Paged', 'volunteer', 'x', '1', '2026-01-01T00:00:00.123Z'::timestamptz + (n / 2) * interval '1 day'
       from generate_series(1, 30) n`,
      names,
    )
    const readAll = async (order: 'newest' | 'oldest' | 'name') => {
      const found: { id: string; name: string; createdAt: string }[] = []
      let cursor: string | undefined
      do {
        const query = new URLSearchParams({ q: 'Paged', order, ...(cursor && { cursor }) })
        const { body, headers } = await admin.client.get(`/api/admin/people?${query}`)
        found.push(...(Array.isArray(body) ? body : []))
        cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
      } while (cursor)
      return found
    }
    for (const order of ['newest', 'oldest', 'name'] as const) {
      const found = await readAll(order)
      expect(new Set(found.map(({ id }) => id)).size).toBe(30)
      expect(found).toHaveLength(30)
      const keys = found.map(({ name, createdAt }) => (order === 'name' ? name.toLowerCase() : createdAt))
      const sorted = keys.toSorted()
      expect(keys).toEqual(order === 'newest' ? sorted.toReversed() : sorted)
    }
    const { headers } = await admin.client.get('/api/admin/people?q=Paged&order=name')
    const cursor = /[?&]cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1]
    expect((await admin.client.get(`/api/admin/people?order=newest&cursor=${cursor}`)).status).toBe(400)
  })
})
