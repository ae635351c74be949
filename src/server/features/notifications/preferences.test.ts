import { describe, expect, test } from 'vitest'
import { getNoticePreferences, type NoticePreferences } from '#contract/notice-preferences.ts'
import type { NoticeTopic } from '#domain/notice-topics.ts'
import { noticeTopics } from '#domain/notice-topics.ts'
import { headerOf } from '#tests/support/mail-server.ts'
import { usePostOffice } from '#tests/support/post-office.ts'
import { anApplication, anOrganization, aProject, aVolunteer, type Person } from '#tests/support/scenario.ts'

const { server, openMailServer, openWorker, pass, now } = usePostOffice()
const path = '/api/notification-preferences'

const choose = (person: Person, topic: NoticeTopic, choice: object) =>
  person.client.patch(path, { topics: [{ topic, inProduct: true, mail: 'at_once', ...choice }] })
const choiceOf = (preferences: NoticePreferences, topic: NoticeTopic) =>
  preferences.topics.find((each) => each.topic === topic)
const bellOf = async ({ client }: Person) =>
  (await client.get('/api/notifications')).body.map(({ kind }: { kind: string }) => kind)

/** Somebody applies to an organization whose only member wants to hear of that as they chose. */
async function receive(choice: object) {
  const owner = await anOrganization(server)
  await choose(owner, 'applications', choice)
  const project = await aProject(owner, { maxVolunteers: 9 })
  const apply = async () => anApplication(await aVolunteer(server), project.id)
  await apply()
  return { owner, project, apply }
}

async function openPostOffice() {
  const mail = await openMailServer()
  const { drain } = await openWorker(mail.url)
  const lettersTo = ({ email }: Person) => mail.received.filter(({ to }) => to[0] === email)
  return { mail, drain, lettersTo }
}

/** Where a letter's header leads, as a path of this server. */
function oneClickPath(letter: Parameters<typeof headerOf>[0] | undefined): string {
  const address = /^<(.+)>$/.exec((letter && headerOf(letter, 'List-Unsubscribe')) ?? '')?.[1]
  if (!address) throw new Error('the letter has no List-Unsubscribe')
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

const oneClick = (at: string) =>
  server.openClient().send(at, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

describe('preferences', () => {
  test('tell every topic once, with the defaults of whoever has chosen nothing', async () => {
    const person = await aVolunteer(server)
    const { status, body } = await person.client.get(path)
    const preferences = getNoticePreferences.response.parse(body)
    expect(status).toBe(200)
    expect(preferences.topics.map(({ topic }) => topic)).toEqual([...noticeTopics])
    expect(choiceOf(preferences, 'decisions')).toEqual({
      topic: 'decisions',
      inProduct: true,
      mail: 'at_once',
    })
    expect(choiceOf(preferences, 'rewards')).toEqual({ topic: 'rewards', inProduct: true, mail: 'none' })
    expect(preferences).toMatchObject({ digestHour: 8, quietHours: null })
  })

  test('change by what is sent, and keep what is left out', async () => {
    const person = await aVolunteer(server)
    await person.client.patch(path, { quietHours: { from: 1320, to: 420 } })
    await person.client.patch(path, { digestHour: 18 })
    const { body } = await choose(person, 'hours', { inProduct: false, mail: 'daily' })
    expect(body).toMatchObject({ digestHour: 18, quietHours: { from: 1320, to: 420 } })
    expect(choiceOf(getNoticePreferences.response.parse(body), 'hours')).toEqual({
      topic: 'hours',
      inProduct: false,
      mail: 'daily',
    })
    expect((await person.client.patch(path, { quietHours: null })).body).toMatchObject({
      digestHour: 18,
      quietHours: null,
    })
  })

  test.each([
    ['a topic that is none', { topics: [{ topic: 'gossip', inProduct: true, mail: 'none' }] }],
    ['a way that is none', { topics: [{ topic: 'hours', inProduct: true, mail: 'hourly' }] }],
    [
      'a topic twice',
      {
        topics: [
          { topic: 'hours', inProduct: true, mail: 'none' },
          { topic: 'hours', inProduct: true, mail: 'daily' },
        ],
      },
    ],
    ['half a choice', { topics: [{ topic: 'hours', mail: 'none' }] }],
    ['an hour that no clock shows', { digestHour: 24 }],
    ['half an hour', { digestHour: 8.5 }],
    ['quiet hours without an end', { quietHours: { from: 1320 } }],
    ['quiet hours that are over when they begin', { quietHours: { from: 60, to: 60 } }],
    ['quiet hours after midnight of no day', { quietHours: { from: 0, to: 1440 } }],
  ])('refuse %s and store nothing of it', async (_, form) => {
    const person = await aVolunteer(server)
    const before = (await person.client.get(path)).body
    const { status, body } = await person.client.patch(path, { digestHour: 5, ...form })
    expect([status, body['code']]).toEqual([422, 'invalid'])
    expect((await person.client.get(path)).body).toEqual(before)
  })
})

describe('what somebody chose', () => {
  test('keeps a topic out of the bell, which comes by mail all the same', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner } = await receive({ inProduct: false })
    await drain()
    expect(await bellOf(owner)).toEqual([])
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    expect(lettersTo(owner)).toHaveLength(1)
  })

  test('keeps a topic out of the mail, which stays in the bell', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner } = await receive({ mail: 'none' })
    await drain()
    expect(await bellOf(owner)).toEqual(['application.received'])
    expect(lettersTo(owner).length).toBe(0)
  })

  test('keeps a letter back that was asked for before it', async () => {
    const { owner } = await receive({})
    await choose(owner, 'applications', { mail: 'none' })
    const { drain, lettersTo } = await openPostOffice()
    await drain()
    expect(lettersTo(owner)).toHaveLength(0)
  })

  test('is asked of each member by themselves', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner, apply } = await receive({ mail: 'none' })
    const other = await receive({})
    await apply()
    await other.apply()
    await drain()
    expect([lettersTo(owner).length, lettersTo(other.owner).length]).toEqual([0, 2])
  })
})

describe('quiet hours', () => {
  /** Quiet from an hour ago for two hours, by a clock that shows another day than UTC's. */
  const quietNow = () => {
    const clock = new Date(Date.now() + 13 * 3_600_000)
    const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes()
    return { from: (minutes + 1380) % 1440, to: (minutes + 60) % 1440 }
  }

  test('hold a letter up until they end, and nothing else', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const owner = await anOrganization(server)
    // Thirteen hours ahead of UTC all year.
    await owner.client.patch('/api/account', { ...owner.user, timeZone: 'Pacific/Fakaofo' })
    await owner.client.patch(path, { quietHours: quietNow() })
    const project = await aProject(owner)
    await anApplication(await aVolunteer(server), project.id)
    await drain()
    expect(await bellOf(owner)).toEqual(['application.received'])
    expect(lettersTo(owner).length).toBe(0)
    pass(61 * 60_000)
    await drain()
    expect(lettersTo(owner)).toHaveLength(1)
  })
})

describe('a letter that can be turned off', () => {
  test('has the headers of one-click unsubscribing, byte by byte, and the same links in its text', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner } = await receive({})
    await drain()
    const [letter] = lettersTo(owner)
    const head = letter?.raw.slice(0, letter.raw.indexOf('\r\n\r\n')).split('\r\n') ?? []
    expect(head).toContainEqual(
      expect.stringMatching(
        /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w-]{22}\.applications\.v1\.[\w-]{43}>$/,
      ),
    )
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(headerOf(letter ?? { raw: '', from: '', to: [] }, 'List-ID')).toBe(
      '"Bridge Collective" <applications.localhost>',
    )
    const text = letter?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    const token = oneClickPath(letter).split('token=')[1]
    expect(text).toContain(`/auth/unsubscribe#${token}`)
    expect(text).toContain('http://localhost:3000/profile?tab=settings')
  })

  test('is ended by one press of the mail program, signed in or not, once or twice, and by nothing less', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner, apply } = await receive({})
    await drain()
    const at = oneClickPath(lettersTo(owner)[0])
    const looked = await server.openClient().send(at, {})
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `/auth/unsubscribe#${at.split('token=')[1]}`,
    ])
    const token = at.split('token=')[1]
    const state = await server.openClient().post('/api/unsubscribe/find', { token })
    expect(state.body).toEqual({ topic: 'applications', isOn: true })
    for (const time of ['first', 'second']) {
      const response = await oneClick(at)
      expect([time, response.status, await response.json()]).toEqual([
        time,
        200,
        { topic: 'applications', isOn: false },
      ])
    }
    await apply()
    await drain()
    expect(lettersTo(owner)).toHaveLength(1)
    expect(await bellOf(owner)).toEqual(['application.received', 'application.received'])
  })

  test('comes as before once that is taken back', async () => {
    const owner = await anOrganization(server)
    const { drain, lettersTo } = await openPostOffice()
    const project = await aProject(owner, { maxVolunteers: 9 })
    await anApplication(await aVolunteer(server), project.id)
    await drain()
    const at = oneClickPath(lettersTo(owner)[0])
    await choose(owner, 'applications', { mail: 'daily' })
    await oneClick(at)
    await oneClick(at)
    const { status, body } = await server.openClient().delete(at)
    expect([status, body]).toEqual([200, { topic: 'applications', isOn: true }])
    const preferences = getNoticePreferences.response.parse((await owner.client.get(path)).body)
    expect(choiceOf(preferences, 'applications')?.mail).toBe('daily')
  })

  test('is not ended by another link than its own', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner } = await receive({})
    await drain()
    const at = oneClickPath(lettersTo(owner)[0])
    const wrong = [
      at.slice(0, -1),
      at.replace('applications', 'decisions'),
      at.replace('.v1.', '.v2.'),
      at.replace(/token=.{22}/, `token=${'A'.repeat(22)}`),
      '/api/unsubscribe?token=x',
    ]
    for (const each of wrong) {
      const response = await oneClick(each)
      expect([each, response.status, await response.json()]).toEqual([
        each,
        404,
        { message: 'This link is not valid', code: 'subscription_not_found' },
      ])
    }
    const preferences = getNoticePreferences.response.parse((await owner.client.get(path)).body)
    expect(choiceOf(preferences, 'applications')?.mail).toBe('at_once')
  })

  test('reads forms at the address of one-click alone', async () => {
    const response = await server.openClient().send('/api/unsubscribe/find', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=x',
    })
    expect(response.status).toBe(415)
  })
})

describe('the daily digest', () => {
  const hour = 3_600_000
  /** Moves the clock to the next full hour of UTC. */
  const passUntil = (utcHour: number) => {
    const today = new Date(now())
    today.setUTCHours(utcHour, 1, 0, 0)
    const wait = today.getTime() - now().getTime()
    pass(wait > 0 ? wait : wait + 24 * hour)
  }

  test('tells once a day, at its hour, what happened since, each with its link', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner, project, apply } = await receive({ mail: 'daily' })
    await apply()
    await drain()
    expect(lettersTo(owner).length, 'nothing at once').toBe(0)
    passUntil(8)
    await drain()
    pass(hour)
    await drain()
    const [digest, ...more] = lettersTo(owner)
    expect(more).toEqual([])
    expect(headerOf(digest ?? { raw: '', from: '', to: [] }, 'Subject')).toBe(
      'Your day on Bridge Collective: 2 notifications',
    )
    const text = digest?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? ''
    expect(text).toContain(project.title)
    expect(text.match(/\/applications\?tab=received&application=/g)).toHaveLength(2)
    expect(oneClickPath(digest)).toContain('.digest.')
    pass(24 * hour)
    await drain()
    expect(lettersTo(owner), 'never an empty one').toHaveLength(1)
  })

  test('leaves out what was read meanwhile, and does not come for nothing', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner } = await receive({ mail: 'daily' })
    await owner.client.post('/api/notifications/read-all')
    passUntil(8)
    await drain()
    expect(lettersTo(owner).length).toBe(0)
  })

  test('comes once, however many workers look at once', async () => {
    const mail = await openMailServer()
    const { owner } = await receive({ mail: 'daily' })
    passUntil(8)
    const workers = await Promise.all([openWorker(mail.url), openWorker(mail.url)])
    await server.database.pool.query(
      `insert into jobs (kind, run_at) select 'digests.sweep', $1::timestamptz from generate_series(1, 4)`,
      [now().toISOString()],
    )
    await Promise.all(workers.map(({ drain }) => drain()))
    expect(mail.received.filter(({ to }) => to[0] === owner.email)).toHaveLength(1)
    const { rows } = await server.database.pool.query(
      'select count(*)::int as n from digests where user_id = $1',
      [owner.id],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('is ended by its own link, and comes again once that is taken back', async () => {
    const { drain, lettersTo } = await openPostOffice()
    const { owner, apply } = await receive({ mail: 'daily' })
    passUntil(8)
    await drain()
    const at = oneClickPath(lettersTo(owner)[0])
    expect(await (await oneClick(at)).json()).toEqual({ topic: null, isOn: false })
    await apply()
    pass(24 * hour)
    await drain()
    expect(lettersTo(owner)).toHaveLength(1)
    expect((await server.openClient().delete(at)).body).toEqual({ topic: null, isOn: true })
  })
})
