import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeAlphabet,
  countLeft,
  generateCode,
  generatedCodeLength,
  maskCode,
  perkCategories,
  perkStatusOf,
  findPerkMoveRefusal,
  findRedeemRefusal,
  type Offer,
} from './perks.ts'

const now = new Date('2026-11-22T12:00:00Z')
const before = new Date('2026-11-22T11:59:59Z')
const after = new Date('2026-11-22T12:00:01Z')
const offer = (change: Partial<Offer> = {}): Offer & { pointsCost: number } => ({
  state: 'offered',
  startsAt: null,
  endsAt: null,
  stock: null,
  claimedCount: 0,
  freeCodes: null,
  pointsCost: 100,
  ...change,
})
const redeemer = { hasClaimed: false, balance: 100, shownCost: 100 }

describe('what is left of a perk', () => {
  test('is without end where codes are made and nothing bounds it', () => {
    expect(countLeft(offer({ claimedCount: 5 }))).toBeNull()
  })

  test('is the smaller of its stock and of its codes, and never less than nothing', () => {
    expect(countLeft(offer({ stock: 10, claimedCount: 4 }))).toBe(6)
    expect(countLeft(offer({ stock: 10, claimedCount: 4, freeCodes: 2 }))).toBe(2)
    expect(countLeft(offer({ stock: 3, claimedCount: 3, freeCodes: 2 }))).toBe(0)
  })
})

describe('redeeming', () => {
  test('is for whoever has the points for a perk that is offered', () => {
    expect(findRedeemRefusal(offer(), redeemer, now)).toBeNull()
    expect(findRedeemRefusal(offer(), { ...redeemer, balance: 99 }, now)).toBe('not_enough_points')
  })

  test('is done once, which is told before anything else', () => {
    const gone = offer({ state: 'withdrawn', stock: 1, claimedCount: 1 })
    expect(findRedeemRefusal(gone, { ...redeemer, hasClaimed: true, balance: 0 }, now)).toBe('perk_claimed')
  })

  test('begins with the first moment of the window and ends before the last', () => {
    expect(findRedeemRefusal(offer({ startsAt: now, endsAt: after }), redeemer, now)).toBeNull()
    for (const closed of [{ startsAt: after }, { endsAt: now }, { endsAt: before }]) {
      expect(findRedeemRefusal(offer(closed), redeemer, now)).toBe('perk_not_offered')
    }
  })

  test('costs what the person saw, or nothing happens', () => {
    for (const shownCost of [99, 101]) {
      expect(findRedeemRefusal(offer(), { ...redeemer, shownCost }, now)).toBe('perk_cost_changed')
    }
  })

  test('takes the last one, and no other after it', () => {
    const last = { stock: 3, claimedCount: 2 }
    expect(findRedeemRefusal(offer(last), redeemer, now)).toBeNull()
    expect(findRedeemRefusal(offer({ ...last, claimedCount: 3 }), redeemer, now)).toBe('perk_sold_out')
    expect(findRedeemRefusal(offer({ freeCodes: 0 }), redeemer, now)).toBe('perk_sold_out')
  })
})

describe('a perk of the catalogue', () => {
  test('is about one of the five documented categories', () => {
    expect(perkCategories).toEqual(['learning', 'lifestyle', 'networking', 'career', 'wellness'])
  })

  test('stands as its state, its window and what is left say', () => {
    expect(perkStatusOf(offer({ state: 'draft' }), now)).toBe('draft')
    expect(perkStatusOf(offer({ startsAt: after }), now)).toBe('upcoming')
    expect(perkStatusOf(offer(), now)).toBe('offered')
    expect(perkStatusOf(offer({ freeCodes: 0 }), now)).toBe('gone')
    expect(perkStatusOf(offer({ freeCodes: 0, endsAt: before }), now)).toBe('ended')
    expect(perkStatusOf(offer({ state: 'withdrawn', endsAt: before }), now)).toBe('withdrawn')
  })

  test('is offered as a draft and again when it was withdrawn, with codes to give and time left', () => {
    expect(findPerkMoveRefusal(offer({ state: 'draft' }), 'offer', now)).toBeNull()
    expect(findPerkMoveRefusal(offer({ state: 'withdrawn' }), 'offer', now)).toBeNull()
    expect(findPerkMoveRefusal(offer(), 'offer', now)).toBe('perk_offered')
    expect(findPerkMoveRefusal(offer({ state: 'draft', freeCodes: 0 }), 'offer', now)).toBe(
      'perk_without_codes',
    )
    expect(findPerkMoveRefusal(offer({ state: 'draft', endsAt: now }), 'offer', now)).toBe('perk_over')
  })

  test('is withdrawn only while it is offered', () => {
    expect(findPerkMoveRefusal(offer(), 'withdraw', now)).toBeNull()
    expect(findPerkMoveRefusal(offer({ state: 'draft' }), 'withdraw', now)).toBe('perk_not_offered')
  })
})

describe('a code that is made', () => {
  test('has three groups of four signs that nobody takes for one another', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: generatedCodeLength, maxLength: generatedCodeLength }),
        (random) => {
          expect(generateCode(random)).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
        },
      ),
    )
    expect(codeAlphabet).not.toMatch(/[01OI]/)
  })

  test('is as likely as any other: every sign stands for eight of the values of a byte', () => {
    expect(256 % codeAlphabet.length).toBe(0)
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length)
  })

  test('is shown to administrators by its end alone, and a short one by less', () => {
    expect(maskCode('7KQM-2WXP-HB9D')).toBe('••••HB9D')
    expect(maskCode('ABCD')).toBe('••••D')
    expect(maskCode('AB')).toBe('••••')
  })
})
