import { describe, expect, test } from 'vitest'
import { getNotificationPreferences } from '#contract/notifications/preferences.ts'
import { notificationTopics } from '#domain/notifications/notification-topics.ts'
import {
  listNotificationKinds,
  findPreference,
  choose,
  preferencesPath,
  useNotificationEmails,
} from '#tests/support/scenarios/notification-choices.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'

const office = useEmailDelivery()
const { server, pass } = office
const { receiveApplicationWith, startEmailDelivery } = useNotificationEmails(office)
const path = preferencesPath

describe('notification settings', () => {
  test('return every topic once, with defaults for people without saved choices', async () => {
    const person = await aVolunteer(server)
    const { status, body } = await person.client.get(path)
    const preferences = getNotificationPreferences.response.parse(body)
    expect(status).toBe(200)
    expect(preferences.topics.map(({ topic }) => topic)).toEqual([...notificationTopics])
    expect(await findPreference(person, 'decisions')).toEqual({
      topic: 'decisions',
      inProduct: true,
      mail: 'at_once',
    })
    expect(await findPreference(person, 'rewards')).toEqual({
      topic: 'rewards',
      inProduct: true,
      mail: 'none',
    })
    expect(preferences).toMatchObject({ digestHour: 8, quietHours: null })
  })

  test('change the fields sent and keep the others', async () => {
    const person = await aVolunteer(server)
    await person.client.patch(path, { quietHours: { from: 1320, to: 420 } })
    await person.client.patch(path, { digestHour: 18 })
    await choose(person, 'hours', { inProduct: false, mail: 'daily' })
    expect((await person.client.get(path)).body).toMatchObject({
      digestHour: 18,
      quietHours: { from: 1320, to: 420 },
    })
    expect(await findPreference(person, 'hours')).toEqual({ topic: 'hours', inProduct: false, mail: 'daily' })
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
  ])('refuse %s and save nothing', async (_, form) => {
    const person = await aVolunteer(server)
    const before = (await person.client.get(path)).body
    const { status, body } = await person.client.patch(path, { digestHour: 5, ...form })
    expect([status, body['code']]).toEqual([422, 'invalid'])
    expect((await person.client.get(path)).body).toEqual(before)
  })
})

describe('topic choices', () => {
  test('can hide a topic from the bell while it is still emailed', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({ inProduct: false })
    await drain()
    expect(await listNotificationKinds(owner)).toEqual([])
    expect((await owner.client.get('/api/notifications/unread')).body).toEqual({ unread: 0 })
    expect(emailsTo(owner)).toHaveLength(1)
  })

  test('can turn off a topic’s emails while it stays in the bell', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner } = await receiveApplicationWith({ mail: 'none' })
    await drain()
    expect(await listNotificationKinds(owner)).toEqual(['application.received'])
    expect(emailsTo(owner).length).toBe(0)
  })

  test('stop an email that was already enqueued', async () => {
    const { owner } = await receiveApplicationWith({})
    await choose(owner, 'applications', { mail: 'none' })
    const { drain, emailsTo } = await startEmailDelivery()
    await drain()
    expect(emailsTo(owner)).toHaveLength(0)
  })

  test('apply to each member separately', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner, apply } = await receiveApplicationWith({ mail: 'none' })
    const other = await receiveApplicationWith({})
    await apply()
    await other.apply()
    await drain()
    expect([emailsTo(owner).length, emailsTo(other.owner).length]).toEqual([0, 2])
  })
})

describe('quiet hours', () => {
  /** Quiet hours that started an hour ago and last two hours, in a time zone where the date differs from UTC. */
  const quietHoursNow = () => {
    const clock = new Date(Date.now() + 13 * 3_600_000)
    const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes()
    return { from: (minutes + 1380) % 1440, to: (minutes + 60) % 1440 }
  }

  test('delay emails until they end, and nothing else', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const owner = await anOrganization(server)
    // UTC+13 all year.
    await owner.client.patch('/api/account', { ...owner.user, timeZone: 'Pacific/Fakaofo' })
    await owner.client.patch(path, { quietHours: quietHoursNow() })
    const project = await aProject(owner)
    await anApplication(await aVolunteer(server), project.id)
    await drain()
    expect(await listNotificationKinds(owner)).toEqual(['application.received'])
    expect(emailsTo(owner).length).toBe(0)
    pass(61 * 60_000)
    await drain()
    expect(emailsTo(owner)).toHaveLength(1)
  })
})
