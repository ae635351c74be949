import { describe, expect, onTestFinished, test } from 'vitest'
import { user } from '#contract/accounts/accounts.ts'
import { defaultSiteName, setSiteName } from '#contract/i18n/site-name.ts'
import { aVolunteer, countStatuses, nextNumber, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer({ hasCostlyPasswords: true })

const register = (form: object) => server.openClient().post('/api/register', form)
const { rows } = server

const takenText = 'Could not create the account. If you already have one, sign in or reset the password.'
const commonText = 'This password is too common. Please choose another one.'
const personalText =
  'This password is easy to guess from your name, your email or the name of this site. Please choose another one.'

describe('registering', () => {
  test('registering as a volunteer creates the account, signs it in and records the accepted terms', async () => {
    const client = server.openClient()
    const form = registrationForm({ firstName: ' Ada ', lastName: 'Byron' })
    const answer = await client.post('/api/register', form)
    expect(answer.status).toBe(201)
    expect(user.strict().parse(answer.body)).toEqual({
      id: expect.any(String),
      email: form.email,
      firstName: 'Ada',
      lastName: 'Byron',
      userType: 'volunteer',
      primaryRole: 'volunteer',
      isVolunteer: true,
      isOrganization: false,
      hasVolunteerProfile: false,
      hasOrganizationProfile: false,
      profileImageUrl: null,
      isEmailVerified: false,
      isEmailBounced: false,
      mustVerifyEmail: false,
      isAdmin: false,
      staffRoles: [],
      hasSecondFactor: false,
      mustEnrolSecondFactor: false,
      timeZone: null,
      language: null,
      deletionDueAt: null,
      organizations: [],
    })
    expect((await client.get('/api/user')).body).toEqual(answer.body)
    expect((await client.get('/api/auth/user')).body).toEqual(answer.body)
    const [stored] = await rows('select * from users where id = $1', answer.body['id'])
    expect(stored).toMatchObject({
      terms_version: '2026-11-01',
      is_demo: false,
      primary_organization_id: null,
    })
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await rows('select type, actor_id from facts where subject_id = $1', answer.body['id'])).toEqual([
      { type: 'account.registered', actor_id: answer.body['id'] },
    ])
  })

  test('registering as an organization creates it immediately, with a provisional name and its owner as the only member', async () => {
    const form = registrationForm({ firstName: 'Ada', lastName: 'Byron', userType: 'organization' })
    const { status, body } = await register(form)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      isVolunteer: false,
      isOrganization: true,
      hasOrganizationProfile: false,
      organizations: [{ name: 'Ada Byron', isNamed: false, role: 'owner' }],
    })
    const [organization] = body['organizations']
    expect(
      await rows(
        `select o.name, o.named_at, o.registered_by, u.primary_organization_id, m.role
         from organizations o join organization_members m on m.organization_id = o.id join users u on u.id = m.user_id
         where o.id = $1`,
        organization.id,
      ),
    ).toEqual([
      {
        name: 'Ada Byron',
        named_at: null,
        registered_by: body['id'],
        primary_organization_id: organization.id,
        role: 'owner',
      },
    ])
  })

  test('registering works with the longest names, with one name only, and with any script', async () => {
    const long = { firstName: 'x'.repeat(100), lastName: '😀'.repeat(100) }
    expect((await register(registrationForm({ ...long, userType: 'organization' }))).status).toBe(201)
    const { lastName: _, ...single } = registrationForm({ firstName: '李', userType: 'organization' })
    const { status, body } = await register(single)
    expect(status).toBe(201)
    expect(body).toMatchObject({ firstName: '李', lastName: '', organizations: [{ name: '李' }] })
  })

  test('registering with an address that is taken, in any case, returns 409 and creates nothing', async () => {
    const { email } = await aVolunteer(server)
    const before = await rows('select count(*) from users')
    for (const again of [email, email.toUpperCase(), ` ${email} `]) {
      const client = server.openClient()
      const { status, body } = await client.post('/api/register', registrationForm({ email: again }))
      expect({ status, body }).toEqual({ status: 409, body: { message: takenText, code: 'account_exists' } })
      expect(client.cookies.size).toBe(0)
    }
    const organization = registrationForm({ email, userType: 'organization', firstName: 'Nobody' })
    expect((await register(organization)).status).toBe(409)
    expect(await rows('select count(*) from users')).toEqual(before)
    expect(await rows("select * from organizations where name like 'Nobody%'")).toEqual([])
  })

  test('R5 registering ten times concurrently with one address creates one account', async () => {
    const form = registrationForm({ userType: 'organization', firstName: 'Tenfold' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register({ ...form, email: index % 2 ? form.email : form.email.toUpperCase() }),
      ),
    )
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 9 })
    expect(await rows('select 1 as one from users where lower(email) = $1', form.email)).toEqual([{ one: 1 }])
    expect(await rows("select 1 as one from organizations where name like 'Tenfold%'")).toEqual([{ one: 1 }])
    expect(
      await rows(
        "select 1 as one from sessions s join users u on u.id = s.user_id where u.first_name = 'Tenfold'",
      ),
    ).toEqual([{ one: 1 }])
  })

  test('registering never sets fields that only the server decides', async () => {
    const { status, body } = await register({
      ...registrationForm(),
      id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      isDemo: true,
      isOrganization: true,
      hasVolunteerProfile: true,
      emailVerifiedAt: '2020-01-01T00:00:00Z',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ isOrganization: false, hasVolunteerProfile: false })
    expect(body['id']).not.toBe('0f0e0d0c-0b0a-4908-8706-050403020100')
    const [stored] = await rows('select is_demo, email_verified_at from users where id = $1', body['id'])
    expect(stored).toEqual({ is_demo: false, email_verified_at: null })
    expect((await register({ ...registrationForm(), userType: 'admin' })).status).toBe(422)
  })

  test('registering reports every missing field', async () => {
    const { status, body } = await register({})
    expect(status).toBe(422)
    expect(body).toEqual({
      message: 'Please check the marked fields',
      code: 'invalid',
      issues: ['firstName', 'email', 'password', 'userType'].map((path) => ({ path, message: 'Required' })),
    })
  })
})

describe('a new password', () => {
  const person = () => ({
    firstName: 'Anneliese',
    lastName: 'Brandt',
    email: `a.brandt${nextNumber()}@example.org`,
  })
  const choose = async (password: string, form: object = person()) => {
    const { status, body } = await register(registrationForm({ ...form, password }))
    return { status, text: body['issues']?.[0]?.message, path: body['issues']?.[0]?.path }
  }

  test.each(['password', 'PASSWORD', 'Password1', '12345678', 'qwertyuiop', 'iloveyou', 'ｐａｓｓｗｏｒｄ'])(
    '%s is too common',
    async (password) => {
      expect(await choose(password)).toEqual({ status: 422, text: commonText, path: 'password' })
    },
  )

  test.each([
    'anneliese',
    'Anneliese1234',
    '1anneliese!',
    'annelieseanneliese',
    'Anneliese Brandt',
    'annelieseBrandt99',
    'BrandtAnneliese',
    'bridge collective',
    'BridgeCollective2026',
  ])('%s is made of the name of its owner or the product', async (password) => {
    expect(await choose(password)).toEqual({ status: 422, text: personalText, path: 'password' })
  })

  test('a password made of the email address is rejected', async () => {
    const form = person()
    expect((await choose(form.email, form)).text).toBe(personalText)
    expect((await choose(`${form.email.split('@')[0]}!!`, form)).text).toBe(personalText)
  })

  test('a password made of the name that the operator gave the site is rejected', async () => {
    expect((await choose('harbor helpers 26')).status).toBe(201)
    setSiteName('Harbor Helpers')
    onTestFinished(() => setSiteName(defaultSiteName))
    expect((await choose('harbor helpers 26')).text).toBe(personalText)
  })

  test.each([
    'anneliese likes tea',
    'a'.repeat(8).concat('xyzzy'),
    '        x',
    '日本語の長い合言葉',
    '🦄🐙🦊🐝🌵🍋🎈🧭',
  ])('%s is accepted', async (password) => {
    expect(await choose(password)).toEqual({ status: 201, text: undefined, path: undefined })
  })

  test.each([
    ['x'.repeat(7), 'Password must be at least 8 characters'],
    ['🦄'.repeat(7), 'Password must be at least 8 characters'],
    ['🦄'.repeat(129), 'Password must be at most 128 characters'],
  ])('%s is rejected: %s', async (password, text) => {
    expect(await choose(password)).toEqual({ status: 422, text, path: 'password' })
  })

  test('a password of 8 or 128 characters outside the basic plane is accepted and can sign in', async () => {
    for (const password of ['🦄🐙🦊🐝🌵🍋🎈🧭', '🦄🐙'.repeat(64)]) {
      const { email } = await aVolunteer(server, { password })
      expect((await server.openClient().post('/api/login', { email, password })).status).toBe(200)
    }
  })

  test('a password is the same on every keyboard: composed, decomposed and full-width letters', async () => {
    const { email } = await aVolunteer(server, { password: 'Ångström café ﬁn' })
    for (const password of ['A\u030Angstro\u0308m cafe\u0301 fin', 'Ångström café ﬁn', 'Ångström café fin']) {
      expect((await server.openClient().post('/api/login', { email, password })).status).toBe(200)
    }
    expect(
      (await server.openClient().post('/api/login', { email, password: 'Angstrom cafe fin' })).status,
    ).toBe(401)
  })
})
