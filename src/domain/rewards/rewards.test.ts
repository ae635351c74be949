import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { achievementRules } from './achievements.ts'
import { badges } from './badges.ts'
import { progressOf, recompute, type RewardEvent } from './recompute.ts'
import { perkCategories } from './perks.ts'
import {
  badgeIcons,
  badgeRarities,
  pointRules,
  pointsOfHours,
  rewardTiers,
  reconcile,
  sourceOf,
  type Booked,
} from './rewards.ts'
import { addDays } from '#domain/time/time.ts'

const none = new Set<string>()
const first = '2026-01-05'
const at = (day: number) => new Date(Date.parse(`${first}T12:00:00Z`) + day * 86_400_000)
const hours = (day: number, amount: number, entryId = `entry-${day}`): RewardEvent => ({
  type: 'hours',
  entryId,
  applicationId: 'work-1',
  organizationId: 'one',
  at: at(day),
  day: addDays(first, day),
  hours: amount,
})
const work = (day: number, organizationId = 'one', applicationId = `work-${day}`): RewardEvent => ({
  type: 'contribution',
  applicationId,
  organizationId,
  at: at(day),
  day: addDays(first, day),
})

describe('points', () => {
  it('a finished project earns as many points as ten hours', () => {
    expect(pointRules.contribution.points).toBe(pointsOfHours(10))
    expect(pointsOfHours(0.25)).toBe(5)
  })

  it('points are earned for hours, finished work, a complete profile and a public review, each once', () => {
    const events: RewardEvent[] = [
      { type: 'profile', at: at(0) },
      hours(1, 2.5),
      work(2),
      { type: 'review', applicationId: 'work-2', at: at(3) },
    ]
    const { due, earned } = recompute(events, none)
    expect(due.map(({ source, points }) => [source, points])).toEqual([
      ['profile', 50],
      ['hours:entry-1', 50],
      ['contribution:work-2', 200],
      ['achievement:first-work', 50],
      ['review:work-2', 30],
    ])
    expect(earned).toBe(380)
  })
})

describe('the documented enumerations of rewards', () => {
  it('tiers, rarities, icons and perk categories are as specified', () => {
    expect(rewardTiers.join(', ')).toBe('Diamond, Platinum, Gold, Silver, Bronze')
    expect(badgeRarities.join(', ')).toBe('legendary, epic, rare, common')
    expect(badgeIcons.join(', ')).toBe('star, trophy, crown, heart, zap, target, users, medal, award')
    expect(perkCategories.join(', ')).toBe('learning, lifestyle, networking, career, wellness')
  })

  it('every rarity and every icon is used by a badge', () => {
    expect(new Set(badges.map(({ rarity }) => rarity))).toEqual(new Set(badgeRarities))
    expect(new Set(badges.map(({ icon }) => icon))).toEqual(new Set(badgeIcons))
  })
})

describe('badges and achievements', () => {
  it('badges and achievements are reached by exactly what they require, and list the work as evidence', () => {
    const four = [work(1, 'one'), work(8, 'two'), work(9, 'one'), work(15, 'three')]
    const { badges: earned } = recompute(four, none)
    expect(
      earned.map(({ badgeId, earnedAt, evidence }) => [
        badgeId,
        earnedAt,
        evidence.map((each) => each.applicationId),
      ]),
    ).toEqual([
      ['first-contribution', at(1), ['work-1']],
      ['welcome-back', at(9), ['work-1', 'work-9']],
      ['bridge-builder', at(15), ['work-1', 'work-8', 'work-9', 'work-15']],
    ])
  })

  it('hours and weeks count on the day of the work, whenever they were confirmed', () => {
    const late = [0, 7, 14, 21].map((day) => ({ ...hours(day, 3), at: at(40) }))
    const { stats, badges: earned } = recompute(late, none)
    expect(stats).toMatchObject({ hours: 12, weeksInARow: 4, contributions: 0 })
    expect(earned.map(({ badgeId }) => badgeId).toSorted()).toEqual(['steady-month', 'ten-hours'])
  })

  it('progress never exceeds the requirement', () => {
    const { stats } = recompute([hours(0, 24), work(1)], none)
    const progress = progressOf(stats)
    expect(progress.find(({ id }) => id === 'twenty-hours')).toMatchObject({ progress: 20, completed: true })
    expect(progress.find(({ id }) => id === 'hundred-hours')).toMatchObject({
      progress: 24,
      completed: false,
    })
  })

  it('every achievement has its own id', () => {
    expect(new Set(achievementRules.map(({ id }) => id)).size).toBe(achievementRules.length)
  })
})

const day = fc.nat(200)
const organization = fc.constantFrom('one', 'two', 'three', 'four')
const event: fc.Arbitrary<RewardEvent> = fc.oneof(
  fc
    .tuple(day, fc.integer({ min: 1, max: 96 }), fc.nat(999))
    .map(([on, quarters, id]) => hours(on, quarters / 4, `e${id}`)),
  fc.tuple(day, organization, fc.nat(99)).map(([on, by, id]) => work(on, by, `w${id}`)),
  fc
    .tuple(day, fc.nat(99))
    .map(([on, id]): RewardEvent => ({ type: 'review', applicationId: `w${id}`, at: at(on) })),
  day.map((on): RewardEvent => ({ type: 'profile', at: at(on) })),
)
const nameOf = (one: RewardEvent) =>
  JSON.stringify([one.type, 'entryId' in one ? one.entryId : 'applicationId' in one && one.applicationId])
const history = fc.uniqueArray(event, { selector: nameOf, maxLength: 40 })

/** A ledger with its balance, as the database stores it. */
function createLedger() {
  const booked = new Map<string, Booked>()
  const sources = new Set<string>()
  let balance = 0
  return {
    booked,
    get balance() {
      return balance
    },
    spend: (points: number) => (balance -= points),
    write(due: Parameters<typeof reconcile>[0]) {
      const entries = reconcile(due, { booked, balance })
      for (const { source, kind, points, data } of entries) {
        expect(sources.has(source)).toBe(false)
        sources.add(source)
        const name = sourceOf(source)
        const { sum = 0, count = 0 } = booked.get(name) ?? {}
        booked.set(name, { kind, sum: sum + points, count: count + 1, data })
        balance += points
        expect(balance).toBeGreaterThanOrEqual(0)
      }
      return entries.length
    },
  }
}

describe('the ledger', () => {
  it('the ledger is the same whatever the order of events, live or recomputed from the beginning', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (events, randoms) => {
        const live = createLedger()
        const published: RewardEvent[] = []
        for (const each of events) {
          published.splice(Number(randoms.next().value) % (published.length + 1), 0, each)
          live.write(recompute(published, none).due)
        }
        const replayed = createLedger()
        const { due, earned } = recompute(events, none)
        replayed.write(due)
        expect(live.balance).toBe(replayed.balance)
        expect(live.balance).toBe(earned)
        expect(replayed.write(due)).toBe(0)
      }),
    )
  })

  it('the ledger balance is what is due minus what was spent, never negative, however often something is undone and redone', () => {
    const step = fc.record({
      shown: fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
      spent: fc.nat(300),
    })
    fc.assert(
      fc.property(history, fc.array(step, { maxLength: 8 }), (events, steps) => {
        const ledger = createLedger()
        let spent = 0
        for (const { shown, spent: expected } of steps) {
          const { due, earned } = recompute(
            events.filter((_, index) => shown[index]),
            none,
          )
          ledger.write(due)
          expect(ledger.balance).toBe(Math.max(0, earned - spent))
          const paid = Math.min(expected, ledger.balance)
          ledger.spend(paid)
          spent += paid
        }
      }),
    )
  })

  it('more work never loses a badge', () => {
    fc.assert(
      fc.property(history, history, (events, more) => {
        const had = recompute(events, none).badges.map(({ badgeId }) => badgeId)
        const names = new Set(events.map(nameOf))
        const all = [...events, ...more.filter((each) => !names.has(nameOf(each)))]
        const has = recompute(all, none).badges.map(({ badgeId }) => badgeId)
        expect(has).toEqual(expect.arrayContaining(had))
      }),
    )
  })
})
