import { describe, expect, test } from 'vitest'
import { getNotificationPreferences } from '#contract/notifications/preferences.ts'
import type { Weekday } from '#domain/notifications/weekly-summary.ts'
import { loadConfig } from '#server/config/config.ts'
import { describeEmail } from '#server/email/send.ts'
import { preferencesPath } from '#tests/support/scenarios/notification-choices.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'
import { useSchedule } from '#tests/support/scenarios/schedule.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const { plan, runAt } = useSchedule(server)
const { rows } = server
const at = (text: string) => new Date(text)
const later = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)
const tick = async (now: Date) => {
  await plan(now)
  await runAt(now)
}
const choose = async ({ client }: Person, body: object) =>
  expectSuccess(await client.patch(preferencesPath, body))
const countSummaries = async ({ id }: Person): Promise<number> =>
  (
    await rows(
      `select count(*)::int as count from jobs
       where kind = 'mail.send' and payload ->> 'template' = 'volunteer.summary' and payload ->> 'userId' = $1`,
      id,
    )
  )[0].count

/** Since when what each summary of a person names is new. */
async function listStarts({ id }: Person): Promise<string[]> {
  const found = await rows(
    `select payload ->> 'since' as since from jobs
     where payload ->> 'template' = 'volunteer.summary' and payload ->> 'userId' = $1 order by id`,
    id,
  )
  return found.map(({ since }) => since)
}

/** A volunteer in a time zone who chose a day of the week at a time. */
async function aReader(weekday: Weekday, chosenAt: string, timeZone = 'America/New_York'): Promise<Person> {
  const reader = await aVolunteer(server)
  await choose(reader, { summaryDay: weekday })
  await rows('update weekly_summaries set chosen_at = $2 where user_id = $1', reader.id, chosenAt)
  await rows('update users set time_zone = $2 where id = $1', reader.id, timeZone)
  return reader
}

describe('the choice of a weekly summary', () => {
  test('is off until someone makes it, and has a day of the week', async () => {
    const reader = await aVolunteer(server)
    const find = async () =>
      getNotificationPreferences.response.parse((await reader.client.get(preferencesPath)).body)
    expect((await find()).summaryDay).toBe(null)
    await choose(reader, { summaryDay: 3 })
    expect((await find()).summaryDay).toBe(3)
    await choose(reader, { digestHour: 9 })
    expect((await find()).summaryDay).toBe(3)
    await choose(reader, { summaryDay: null })
    expect((await find()).summaryDay).toBe(null)
  })

  test.each([0, 8, 1.5, 'monday'])('of the day %s is refused, and nothing changes', async (summaryDay) => {
    const reader = await aVolunteer(server)
    await choose(reader, { summaryDay: 2 })
    const answer = await reader.client.patch(preferencesPath, { summaryDay, digestHour: 4 })
    expect(answer.status).toBe(422)
    expect((await reader.client.get(preferencesPath)).body).toMatchObject({ summaryDay: 2, digestHour: 8 })
  })

  test('that is taken back ends the planned one in the same transaction', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z')
    await plan(at('2027-05-02T00:00:00Z'))
    await choose(reader, { summaryDay: null })
    expect(await rows('select outcome from scheduled_actions where subject_id = $1', reader.id)).toEqual([
      { outcome: 'canceled' },
    ])
    await tick(at('2027-05-04T00:00:00Z'))
    expect(await countSummaries(reader)).toBe(0)
  })
})

describe('the weekly summary', () => {
  test.each<[string, Weekday, string, string[]]>([
    // Always at 8:00 in New York.
    [
      'the clocks go forward',
      7,
      '2027-03-01T00:00:00Z',
      ['2027-03-07T13:00:00Z', '2027-03-14T12:00:00Z', '2027-03-21T12:00:00Z'],
    ],
    [
      'the clocks go back',
      7,
      '2027-10-26T00:00:00Z',
      ['2027-10-31T12:00:00Z', '2027-11-07T13:00:00Z', '2027-11-14T13:00:00Z'],
    ],
    [
      'there is a leap day',
      2,
      '2028-02-17T00:00:00Z',
      ['2028-02-22T13:00:00Z', '2028-02-29T13:00:00Z', '2028-03-07T13:00:00Z'],
    ],
  ])('comes once a week at the same hour while %s', async (...given) => {
    const [, weekday, chosenAt, times] = given
    const reader = await aReader(weekday, chosenAt)
    for (const [index, time] of times.map(at).entries()) {
      await tick(later(time, -0.02))
      expect(await countSummaries(reader)).toBe(index)
      for (const hours of [0, 1, 24, 72, 144]) await tick(later(time, hours))
      expect(await countSummaries(reader)).toBe(index + 1)
    }
  })

  test('does not come for a day that has passed when it is chosen', async () => {
    // A Monday at 8:00 and one minute.
    const reader = await aReader(1, '2027-05-03T08:01:00Z', 'UTC')
    await tick(at('2027-05-03T09:00:00Z'))
    await tick(at('2027-05-10T07:59:00Z'))
    expect(await countSummaries(reader)).toBe(0)
    await tick(at('2027-05-10T08:00:00Z'))
    expect(await countSummaries(reader)).toBe(1)
  })

  test('is never repeated within a week: not after another day is chosen, nor after it was turned off and on', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    await tick(at('2027-05-03T08:00:00Z'))
    await choose(reader, { summaryDay: 3 })
    await choose(reader, { summaryDay: null })
    await choose(reader, { summaryDay: 3 })
    await rows("update weekly_summaries set chosen_at = '2027-05-03T09:00:00Z' where user_id = $1", reader.id)
    for (const day of ['05', '09']) await tick(at(`2027-05-${day}T12:00:00Z`))
    expect(await countSummaries(reader)).toBe(1)
    await tick(at('2027-05-12T08:00:00Z'))
    expect(await countSummaries(reader)).toBe(2)
  })

  test('that an administrator carries out early is left for its day', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    await tick(at('2027-05-03T08:00:00Z'))
    const early = '2027-05-05T08:00:00Z'
    await plan(at(early))
    await rows(
      'update scheduled_actions set due_at = $2, run_at = $2 where subject_id = $1 and outcome is null',
      reader.id,
      early,
    )
    await runAt(at(early))
    expect(await countSummaries(reader)).toBe(1)
    await tick(at('2027-05-10T07:59:00Z'))
    expect(await countSummaries(reader)).toBe(1)
    await tick(at('2027-05-10T08:00:00Z'))
    expect(await countSummaries(reader)).toBe(2)
  })

  test('is about the last week, also if the one before was long ago', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    await tick(at('2027-05-03T08:00:00Z'))
    await choose(reader, { summaryDay: null })
    await choose(reader, { summaryDay: 1 })
    await rows("update weekly_summaries set chosen_at = '2027-08-01T00:00:00Z' where user_id = $1", reader.id)
    await tick(at('2027-08-02T08:00:00Z'))
    expect(await listStarts(reader)).toEqual(['2027-04-26T08:00:00.000Z', '2027-07-26T08:00:00.000Z'])
  })

  test('begins where the one before ended, also if that came late', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    await plan(at('2027-05-01T00:00:00Z'))
    // A Monday, a Tuesday, and the first Monday a week or more after that.
    const times = ['2027-05-03T08:00:05.000Z', '2027-05-11T15:00:00.000Z', '2027-05-24T08:00:00.000Z']
    for (const time of times) await tick(at(time))
    expect(await listStarts(reader)).toEqual(['2027-04-26T08:00:05.000Z', times[0], times[1]])
  })

  test('comes late after a downtime, once, and the next one a week or more after it', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    await plan(at('2027-05-01T00:00:00Z'))
    // Two Mondays have passed.
    await tick(at('2027-05-12T15:00:00Z'))
    expect(await countSummaries(reader)).toBe(1)
    await tick(at('2027-05-18T15:00:00Z'))
    expect(await countSummaries(reader)).toBe(1)
    await tick(at('2027-05-24T08:00:00Z'))
    expect(await countSummaries(reader)).toBe(2)
  })

  test('of many readers comes once to each, however many processes look', async () => {
    const readers = [
      await aReader(1, '2027-05-01T00:00:00Z', 'UTC'),
      await aReader(1, '2027-05-01T00:00:00Z', 'Asia/Kathmandu'),
      await aReader(1, '2027-05-01T00:00:00Z', 'Pacific/Kiritimati'),
    ]
    const now = at('2027-05-03T12:00:00Z')
    await Promise.all(Array.from({ length: 5 }, () => tick(now)))
    await Promise.all(Array.from({ length: 5 }, () => tick(later(now, 1))))
    for (const reader of readers) expect(await countSummaries(reader)).toBe(1)
  })

  test('has a subject before it is found what it says, unless a setting turns it off', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    const { db, url } = server.database
    const describeWith = (env: Record<string, string>) =>
      describeEmail(
        { db, now: at('2027-05-03T08:00:00Z'), config: loadConfig({ DATABASE_URL: url, ...env }) },
        {
          template: 'volunteer.summary',
          userId: reader.id,
          day: '2027-05-03',
          since: '2027-04-26T08:00:00Z',
        },
      )
    expect(await describeWith({})).toMatchObject({ subject: 'Your week on Bridge Collective' })
    expect(await describeWith({ WEEKLY_SUMMARY: '0' })).toMatchObject({ subject: null })
  })

  test('waits for the end of quiet hours', async () => {
    const reader = await aReader(1, '2027-05-01T00:00:00Z', 'UTC')
    const minutes = Math.floor(Date.now() / 60_000) % 1440
    await choose(reader, { quietHours: { from: (minutes + 1380) % 1440, to: (minutes + 120) % 1440 } })
    await tick(at('2027-05-03T08:00:00Z'))
    const [job] = await rows(
      `select run_at > now() + interval '1 hour' as waits from jobs where payload ->> 'template' = 'volunteer.summary' and payload ->> 'userId' = $1`,
      reader.id,
    )
    expect(job).toEqual({ waits: true })
  })
})
