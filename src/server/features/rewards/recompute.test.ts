import { describe, expect, test } from 'vitest'
import { transact } from '#server/db/db.ts'
import { aCollaboration, aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { confirmLoggedHours, useRewards } from '#tests/support/scenarios/rewards.ts'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { addPoints, lockPointAccount } from './ledger-queries.ts'
import { reconcileVolunteer } from './reconcile.ts'

const server = useServer()
const rewards = useRewards(server)
const { rows } = server

const spend = (userId: string, points: number, source: string) =>
  transact(server.database.db, async (db) => {
    const { balance } = await lockPointAccount(db, userId)
    if (balance < points) return 'too few'
    return addPoints(db, { userId, kind: 'perk', source, points: -points, at: new Date() })
  })

/** A person's complete rewards response, except the ranks of others. */
const stateOf = async (userId: string) => ({
  account: await rows('select balance, earned, earned_at from point_accounts where user_id = $1', userId),
  badges: await rows(
    'select badge_id, earned_at, evidence from badge_awards where user_id = $1 order by badge_id',
    userId,
  ),
})

describe('recomputing rewards', () => {
  test('restores the same totals and badges from nothing, and writes nothing to a correct ledger', async () => {
    const volunteer = await aVolunteer(server)
    for (const hours of [3, 4.25, 5]) {
      await confirmLoggedHours(await aCollaboration(server, { volunteer }), hours)
      await aDoneCollaboration(server, { volunteer })
      await rewards.drain()
    }
    expect(await spend(volunteer.id, 300, 'redemption:1')).toBe(true)
    const before = await stateOf(volunteer.id)
    const [{ count }] = await rows('select count(*)::int as count from point_entries')
    expect(before.badges.map(({ badge_id: id }) => id)).toEqual([
      'bridge-builder',
      'first-contribution',
      'ten-hours',
    ])
    await rows('delete from point_accounts')
    await rows('delete from badge_awards')
    await rewards.recompute()
    expect(await stateOf(volunteer.id)).toEqual(before)
    expect(await rows('select count(*)::int as count from point_entries')).toEqual([{ count }])
    const [{ sum }] = await rows(
      'select sum(points)::int as sum from point_entries where user_id = $1',
      volunteer.id,
    )
    expect(before.account).toMatchObject([{ balance: sum }])
  })

  test('fills the empty ledger of a database from before points existed with the same result', async () => {
    const { volunteer } = await aDoneCollaboration(server)
    await rewards.drain()
    const before = await stateOf(volunteer.id)
    await rows('alter table point_entries disable trigger user')
    await rows('delete from point_entries')
    await rows('alter table point_entries enable trigger user')
    await rows('delete from point_accounts')
    await rewards.recompute()
    expect(await stateOf(volunteer.id)).toEqual(before)
  })
})

describe('R9 the ledger of points', () => {
  test('R9 counts two confirmations at the same time, a repeated event and a concurrent recomputation once each', async () => {
    const volunteer = await aVolunteer(server)
    const works = await Promise.all([1, 2, 3].map(() => aCollaboration(server, { volunteer })))
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(works.map((work) => confirmLoggedHours(work, 0.25)))
      const jobs = [1, 2, 3].map(() =>
        transact(server.database.db, (db) =>
          reconcileVolunteer({ db, now: new Date() }, { userId: volunteer.id }),
        ),
      )
      await Promise.all([...jobs, rewards.drain(), rewards.recompute()])
    }
    const entries = await rows(
      'select points from point_entries where user_id = $1 and kind = $2',
      volunteer.id,
      'hours',
    )
    expect(entries).toEqual(Array.from({ length: 12 }, () => ({ points: 5 })))
    expect(await stateOf(volunteer.id)).toMatchObject({ account: [{ balance: 60, earned: 60 }] })
  })

  test('R9 never goes below zero: of twenty who spend the same balance at the same time, one succeeds', async () => {
    const { volunteer } = await aDoneCollaboration(server)
    const { balance } = await rewards.read(volunteer)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => spend(volunteer.id, balance, `redemption:${index}`)),
    )
    expect(answers.filter((answer) => answer === true)).toHaveLength(1)
    expect(await rewards.read(volunteer)).toMatchObject({
      balance: 0,
      currentPoints: balance,
      currentLevel: 2,
    })
    const below = transact(server.database.db, (db) =>
      addPoints(db, { userId: volunteer.id, kind: 'perk', source: 'x', points: -1, at: new Date() }),
    )
    await expect(below).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  test('R9 refuses changes, and counts each source once', async () => {
    const { volunteer } = await aDoneCollaboration(server)
    await rewards.drain()
    await expect(rows('update point_entries set points = points + 1')).rejects.toThrow('append-only')
    await expect(rows('delete from point_entries')).rejects.toThrow('append-only')
    await expect(rows('truncate point_entries')).rejects.toThrow('append-only')
    expect(await spend(volunteer.id, 10, 'redemption:a')).toBe(true)
    expect(await spend(volunteer.id, 10, 'redemption:a')).toBe(false)
  })
})
