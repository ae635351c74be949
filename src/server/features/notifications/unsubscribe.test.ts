import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { notificationPreferences } from '#server/db/tables/notifications.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import {
  listNotificationKinds,
  findPreference,
  choose,
  oneClickPath,
  useNotificationEmails,
  readEmailText,
} from '#tests/support/scenarios/notification-choices.ts'
import { leaveUntilDeleted } from '#tests/support/scenarios/deletion.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()
const { server, openMailServer, openWorker, pass, now } = office
const { receiveApplicationWith, startEmailDelivery, oneClick } = useNotificationEmails(office)

describe('an email with unsubscribe links', () => {
  test('has exact one-click unsubscribe headers and the same links in its text', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({})
    await drain()
    const [emailMessage] = emailsTo(owner)
    const head = emailMessage?.raw.slice(0, emailMessage.raw.indexOf('\r\n\r\n')).split('\r\n') ?? []
    expect(head).toContainEqual(
      expect.stringMatching(
        /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w-]{22}\.applications\.v1\.[\w-]{43}>$/,
      ),
    )
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(headerOf(emailMessage ?? { raw: '', from: '', to: [] }, 'List-ID')).toBe(
      '"Bridge Collective" <applications.localhost>',
    )
    const text = readEmailText(emailMessage)
    const token = oneClickPath(emailMessage).split('token=')[1]
    expect(text).toContain(`/auth/unsubscribe#${token}`)
    expect(text).toContain('http://localhost:3000/profile?tab=settings')
  })

  test('is turned off by one one-click request, signed in or not, once or twice, and by nothing less', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner, apply } = await receiveApplicationWith({})
    await drain()
    const at = oneClickPath(emailsTo(owner)[0])
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
    expect(emailsTo(owner)).toHaveLength(1)
    expect(await listNotificationKinds(owner)).toEqual(['application.received', 'application.received'])
  })

  test('is sent as before after resubscribing', async () => {
    const owner = await anOrganization(server)
    const { drain, emailsTo } = await startEmailDelivery()
    const project = await aProject(owner, { maxVolunteers: 9 })
    await anApplication(await aVolunteer(server), project.id)
    await drain()
    const at = oneClickPath(emailsTo(owner)[0])
    await choose(owner, 'applications', { mail: 'daily' })
    await oneClick(at)
    await oneClick(at)
    const { status, body } = await server.openClient().delete(at)
    expect([status, body]).toEqual([200, { topic: 'applications', isOn: true }])
    expect((await findPreference(owner, 'applications'))?.mail).toBe('daily')
  })

  test('cannot be turned off by another email’s link', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({})
    await drain()
    const at = oneClickPath(emailsTo(owner)[0])
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
    expect((await findPreference(owner, 'applications'))?.mail).toBe('at_once')
  })

  test('changes nothing once the account is deleted', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({})
    await drain()
    const at = oneClickPath(emailsTo(owner)[0])
    await leaveUntilDeleted(server.database, owner)
    for (const answer of [await oneClick(at), await server.openClient().delete(at)]) {
      expect(answer.status).toBe(404)
    }
    const isTheirs = eq(notificationPreferences.userId, owner.id)
    expect(await server.database.db.$count(notificationPreferences, isTheirs)).toBe(0)
  })

  test('accepts form bodies only at the one-click address', async () => {
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
  /** Moves the clock to the next time it is this hour in UTC. */
  const advanceTo = (utcHour: number) => {
    const today = new Date(now())
    today.setUTCHours(utcHour, 1, 0, 0)
    const wait = today.getTime() - now().getTime()
    pass(wait > 0 ? wait : wait + 24 * hour)
  }

  test('is sent once a day at the chosen hour, with links to what happened since the last one', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner, project, apply } = await receiveApplicationWith({ mail: 'daily' })
    await apply()
    await drain()
    expect(emailsTo(owner).length, 'nothing immediately').toBe(0)
    advanceTo(8)
    await drain()
    pass(hour)
    await drain()
    const [digest, ...more] = emailsTo(owner)
    expect(more).toEqual([])
    expect(headerOf(digest ?? { raw: '', from: '', to: [] }, 'Subject')).toBe(
      'Your day on Bridge Collective: 2 notifications',
    )
    const text = readEmailText(digest)
    expect(text).toContain(project.title)
    expect(text.match(/\/applications\?tab=received&application=/g)).toHaveLength(2)
    expect(oneClickPath(digest)).toContain('.digest.')
    pass(24 * hour)
    await drain()
    expect(emailsTo(owner), 'never an empty one').toHaveLength(1)
  })

  test('leaves out what was read in the meantime, and is not sent empty', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({ mail: 'daily' })
    await owner.client.post('/api/notifications/read-all')
    advanceTo(8)
    await drain()
    expect(emailsTo(owner).length).toBe(0)
  })

  test('is sent once, however many workers run', async () => {
    const mail = await openMailServer()
    const { owner } = await receiveApplicationWith({ mail: 'daily' })
    advanceTo(8)
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

  test('can be turned off by its own link and on again', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner, apply } = await receiveApplicationWith({ mail: 'daily' })
    advanceTo(8)
    await drain()
    const at = oneClickPath(emailsTo(owner)[0])
    expect(await (await oneClick(at)).json()).toEqual({ topic: null, isOn: false })
    await apply()
    pass(24 * hour)
    await drain()
    expect(emailsTo(owner)).toHaveLength(1)
    expect((await server.openClient().delete(at)).body).toEqual({ topic: null, isOn: true })
  })
})
