import { describe, expect, test } from 'vitest'
import { mondayOf } from '#domain/rewards/streaks.ts'
import { addDays } from '#domain/time/time.ts'
import { useRewards } from '#tests/support/scenarios/rewards.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const server = useServer()
const rewards = useRewards(server)
const monday = mondayOf(new Date().toISOString().slice(0, 10))
const week = (number: number) => `/api/rest-weeks/${addDays(monday, 7 * number)}`

describe('weeks of rest', () => {
  test('can be announced and removed until they are over, any number of times', async () => {
    const volunteer = await aVolunteer(server)
    const { client } = volunteer
    for (const _ of [1, 2])
      expect((await client.put(week(1), {})).body).toEqual({
        restWeeks: [addDays(monday, 7)],
        weeklyStreak: 0,
      })
    await client.put(week(0), {})
    expect((await rewards.read(volunteer)).restWeeks).toEqual([monday, addDays(monday, 7)])
    for (const _ of [1, 2]) expect((await client.delete(week(0))).status).toBe(200)
    expect((await rewards.read(volunteer)).restWeeks).toEqual([addDays(monday, 7)])
  })

  test('are refused in the past, too far ahead, or if the date is not a Monday', async () => {
    const { client } = await aVolunteer(server)
    expect((await client.put(week(-1), {})).body).toMatchObject({ code: 'week_over' })
    expect((await client.delete(week(-1))).status).toBe(409)
    expect((await client.put(week(13), {})).body).toMatchObject({ code: 'week_too_far' })
    expect((await client.put(`/api/rest-weeks/${addDays(monday, 1)}`, {})).status).toBe(404)
  })
})
