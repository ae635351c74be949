import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyToProject } from '#contract/applications/applications.ts'
import { createProject } from '#contract/projects/management.ts'
import { loadConfig } from '#server/config/config.ts'
import { removeFullBuckets } from './rate-limit-queries.ts'
import { inBatches, nextAddress } from '#tests/support/checks/limits.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  countStatuses,
  insertProjects,
  projectForm,
  registrationForm,
} from '#tests/support/scenarios/scenario.ts'
import { useSecondApp } from '#tests/support/running/second-app.ts'
import { openClient, useServer } from '#tests/support/running/server.ts'
import { advanceBuckets, postFrom, proxied, registerPerson } from '#tests/support/calls/limited-calls.ts'

const { applications, projects, reviews } = loadConfig({}).rates
const server = useServer({ env: proxied, hasLimits: true })

const second = useSecondApp(server, proxied)

const processes = () => [server.url, second.url]
/** A wrong password, from a browser that is new to every account, at one of the two processes. */
const guess = (email: string, from: string, index = 0) =>
  postFrom(openClient(processes()[index % 2] ?? ''), '/api/login', {
    body: { email, password: `wrong ${index}` },
    from,
  })

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('S11 guessing passwords', () => {
  test('guesses for one account at two processes at the same time stop at ten, and the rest get a time to retry', async () => {
    const { email, password } = await registerPerson(server)
    const addressCount = many(60).map(nextAddress)
    const answers = await Promise.all(many(60).map((index) => guess(email, addressCount[index] ?? '', index)))
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 50 })
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toEqual({
      message: 'Too many requests. Please try again later.',
      code: 'too_many_requests',
    })
    const wait = Number(refused?.headers.get('retry-after'))
    expect([wait > 0, wait <= 60]).toEqual([true, true])
    // The right password now gets the same answer as a wrong one.
    const right = await postFrom(server.openClient(), '/api/login', {
      body: { email, password },
      from: nextAddress(),
    })
    expect([right.status, right.body]).toEqual([429, refused?.body])
    await advanceBuckets(server, 60)
    expect((await guess(email, nextAddress())).status).toBe(401)
    expect((await guess(email, nextAddress())).status).toBe(429)
  })

  test('guessing does not lock out the owner: a browser that has signed in before has its own tries', async () => {
    const victim = await registerPerson(server)
    const from = nextAddress()
    await Promise.all(many(30).map((index) => guess(victim.email, nextAddress(), index)))
    await Promise.all(many(110).map((index) => guess(`nobody${index}@example.org`, from)))
    await victim.client.post('/api/logout')
    const typo = await postFrom(victim.client, '/api/login', {
      body: { ...victim, password: 'a typo here' },
      from,
    })
    expect(typo.status).toBe(401)
    expect((await postFrom(victim.client, '/api/login', { body: victim, from })).status).toBe(200)
    // But no more than ten tries, and not for another account.
    const statuses: number[] = []
    for (const index of many(12)) {
      const wrong = { email: victim.email, password: `wrong ${index}` }
      statuses.push(
        (await postFrom(victim.client, '/api/login', { body: wrong, from: nextAddress() })).status,
      )
    }
    expect(countStatuses(statuses.map((status) => ({ status })))).toEqual({ 401: 9, 429: 3 })
    const other = await registerPerson(server)
    await Promise.all(many(10).map((index) => guess(other.email, nextAddress(), index)))
    expect((await postFrom(victim.client, '/api/login', { body: other, from: nextAddress() })).status).toBe(
      429,
    )
  })

  test('guesses for two hundred accounts from one address stop at a hundred, and neighbors with the right password can still sign in', async () => {
    const from = '2001:db8:7:7::1'
    const otherClient = await registerPerson(server)
    for (const index of many(4)) {
      const { status } = await postFrom(server.openClient(), '/api/login', { body: otherClient, from })
      expect([index, status]).toEqual([index, 200])
    }
    const spreadGuesses: { status: number }[] = []
    const startedAt = Date.now()
    for (const start of many(10)) {
      const batch = many(20).map((index) =>
        guess(`spray${start * 20 + index}@example.org`, `2001:db8:7:7::${index + 2}`, index),
      )
      spreadGuesses.push(...(await Promise.all(batch)))
    }
    // One more for every three seconds that the loop took.
    const more = Math.ceil((Date.now() - startedAt) / 3000)
    const tried = countStatuses(spreadGuesses)[401] ?? 0
    expect([tried >= 100, tried <= 100 + more, countStatuses(spreadGuesses)[429]]).toEqual([
      true,
      true,
      200 - tried,
    ])
    expect((await guess('other@example.org', '2001:db8:7:8::1')).status).toBe(401)
  })

  test('guesses for an unknown account get the same answers, so that a limit does not reveal an account', async () => {
    const answers = await Promise.all(
      many(14).map((index) => guess('No.One@example.org', nextAddress(), index)),
    )
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 4 })
    expect((await guess(' no.one@EXAMPLE.org', nextAddress())).status).toBe(429)
  })

  test('guessing stops after a hundred tries a day', async () => {
    const { email } = await registerPerson(server)
    let tried = 0
    for (const hour of many(24)) {
      // Refills the account's own bucket each time.
      const answers = await Promise.all(many(6).map((index) => guess(email, nextAddress(), hour + index)))
      tried += answers.filter(({ status }) => status === 401).length
      await advanceBuckets(server, 3600)
    }
    expect([tried > 90, tried <= 100]).toEqual([true, true])
  })

  test('the right password resets the failed tries', async () => {
    const person = await registerPerson(server)
    const addressCount = nextAddress()
    for (const _ of many(12)) {
      expect(
        (await postFrom(server.openClient(), '/api/login', { body: person, from: addressCount })).status,
      ).toBe(200)
    }
  })
})

describe('the default rate limits', () => {
  test('a hundred people can register from one address in an hour, then no one until a token is free', async () => {
    const from = nextAddress()
    await server.database.pool.query(
      "insert into rate_limit values ($1, now() + interval '1 hour' - 2.5 * interval '36 s')",
      [`registrations:${from}`],
    )
    const register = () => postFrom(server.openClient(), '/api/register', { body: registrationForm(), from })
    expect(countStatuses(await Promise.all(many(5).map(register)))).toEqual({ 201: 2, 429: 3 })
    // A form with invalid fields uses no token.
    expect((await postFrom(server.openClient(), '/api/register', { body: {}, from })).status).toBe(422)
    await advanceBuckets(server, 36)
    expect(countStatuses(await Promise.all(many(3).map(register)))).toEqual({ 201: 1, 429: 2 })
  })

  test('a person can publish projects and send applications up to the limits of an hour, and can still read afterwards', async () => {
    const owner = await anOrganization(server)
    const create = () => owner.client.call(createProject, { query: {}, body: projectForm() })
    const made = await inBatches(many(projects.count + 4), create)
    expect(countStatuses(made)).toEqual({ 201: projects.count, 429: 4 })
    const { client } = await aVolunteer(server)
    const rows = many(applications.count + 4).map(() => ({ organizationId: owner.organizationId }))
    const ids = await insertProjects(server.database.db, rows)
    const sent = await inBatches(ids, (projectId) =>
      client.call(applyToProject, { body: { projectId, coverLetter: 'I can help.' } }),
    )
    expect(countStatuses(sent)).toEqual({ 201: applications.count, 429: 4 })
    expect((await client.get('/api/my-applications')).status).toBe(200)
    expect((await server.database.pool.query('select 1 from applications')).rowCount).toBe(applications.count)
  })

  test('a person can write reviews up to the limit of an hour', async () => {
    const { client } = await aVolunteer(server)
    const review = { applicationId: '0f0e0d0c-0b0a-4908-8706-050403020100', rating: 5, comment: 'Good.' }
    const sent = await inBatches(many(reviews.count + 4), () => client.post('/api/reviews', review))
    expect(countStatuses(sent)).toEqual({ 404: reviews.count, 429: 4 })
  })

  test('full buckets are removed, and the others contain no address or name', async () => {
    const { rows } = await server.database.pool.query<{ key: string }>('select key from rate_limit')
    expect(rows.filter(({ key }) => key.includes('@'))).toEqual([])
    await advanceBuckets(server, 100_000)
    await removeFullBuckets(server.database.db)
    expect((await server.database.pool.query('select 1 from rate_limit')).rowCount).toBe(0)
  })
})

describe('limits on reading', () => {
  let time = Date.now()
  const small = useServer({ env: { LIMIT_REQUESTS: '20/10s', ...proxied }, now: () => new Date(time) })

  test('too many reads are answered with 429 and Retry-After for that address or person only; files are not limited', async () => {
    const read = async (path: string, from: string) =>
      (await small.openClient().send(path, { headers: { 'x-forwarded-for': from } })).status
    const signedIn = await aVolunteer(small)
    const from = nextAddress()
    for (const _ of many(20)) expect(await read('/api/projects', from)).toBe(200)
    expect([await read('/api/projects', from), await read('/', from), await read('/api/user', from)]).toEqual(
      [429, 429, 429],
    )
    expect([await read('/health/live', from), await read('/favicon.svg', from)]).toEqual([200, 200])
    expect(await read('/api/projects', nextAddress())).toBe(200)
    for (const _ of many(20)) expect((await signedIn.client.get('/api/user')).status).toBe(200)
    const refused = await signedIn.client.get('/api/user')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    time += 500
    expect(await read('/api/projects', from)).toBe(200)
    expect(await read('/api/projects', from)).toBe(429)
  })
})

describe('while the database cannot count limits', () => {
  const broken = useServer({ env: proxied, hasLimits: true })
  beforeAll(() => broken.database.pool.query('alter table rate_limit rename to gone'))
  afterAll(() => broken.database.pool.query('alter table gone rename to rate_limit'))

  test('each process counts limits itself: guessing stays limited, and everything else works', async () => {
    const person = await aVolunteer(broken)
    const body = (index: number) => ({ email: person.email, password: `wrong ${index}` })
    const answers = await Promise.all(
      many(15).map((index) =>
        postFrom(broken.openClient(), '/api/login', { body: body(index), from: nextAddress() }),
      ),
    )
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 5 })
    const owner = await anOrganization(broken)
    expect((await aProject(owner)).title).toMatch(/^Project/)
  })
})
