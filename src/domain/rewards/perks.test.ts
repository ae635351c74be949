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

describe('how many of a perk are left', () => {
  test('a perk is unlimited if codes are generated and it has no stock limit', () => {
    expect(countLeft(offer({ claimedCount: 5 }))).toBeNull()
  })

  test('what is left is the smaller of stock and codes, and never negative', () => {
    expect(countLeft(offer({ stock: 10, claimedCount: 4 }))).toBe(6)
    expect(countLeft(offer({ stock: 10, claimedCount: 4, freeCodes: 2 }))).toBe(2)
    expect(countLeft(offer({ stock: 3, claimedCount: 3, freeCodes: 2 }))).toBe(0)
  })
})

describe('redeeming a perk', () => {
  test('anyone with enough points can redeem an offered perk', () => {
    expect(findRedeemRefusal(offer(), redeemer, now)).toBeNull()
    expect(findRedeemRefusal(offer(), { ...redeemer, balance: 99 }, now)).toBe('not_enough_points')
  })

  test('a perk can be redeemed once, and that refusal comes before any other', () => {
    const gone = offer({ state: 'withdrawn', stock: 1, claimedCount: 1 })
    expect(findRedeemRefusal(gone, { ...redeemer, hasClaimed: true, balance: 0 }, now)).toBe('perk_claimed')
  })

  test('a perk can be redeemed from the start of its window until just before its end', () => {
    expect(findRedeemRefusal(offer({ startsAt: now, endsAt: after }), redeemer, now)).toBeNull()
    for (const closed of [{ startsAt: after }, { endsAt: now }, { endsAt: before }]) {
      expect(findRedeemRefusal(offer(closed), redeemer, now)).toBe('perk_not_offered')
    }
  })

  test('redeeming fails if the price is not the one the person saw', () => {
    for (const shownCost of [99, 101]) {
      expect(findRedeemRefusal(offer(), { ...redeemer, shownCost }, now)).toBe('perk_cost_changed')
    }
  })

  test('the last one can be redeemed, and no more after it', () => {
    const last = { stock: 3, claimedCount: 2 }
    expect(findRedeemRefusal(offer(last), redeemer, now)).toBeNull()
    expect(findRedeemRefusal(offer({ ...last, claimedCount: 3 }), redeemer, now)).toBe('perk_sold_out')
    expect(findRedeemRefusal(offer({ freeCodes: 0 }), redeemer, now)).toBe('perk_sold_out')
  })
})

describe('a perk in the catalog', () => {
  test('the categories of perks are the five documented ones', () => {
    expect(perkCategories).toEqual(['learning', 'lifestyle', 'networking', 'career', 'wellness'])
  })

  test('the status of a perk follows from its state, its window and what is left', () => {
    expect(perkStatusOf(offer({ state: 'draft' }), now)).toBe('draft')
    expect(perkStatusOf(offer({ startsAt: after }), now)).toBe('upcoming')
    expect(perkStatusOf(offer(), now)).toBe('offered')
    expect(perkStatusOf(offer({ freeCodes: 0 }), now)).toBe('gone')
    expect(perkStatusOf(offer({ freeCodes: 0, endsAt: before }), now)).toBe('ended')
    expect(perkStatusOf(offer({ state: 'withdrawn', endsAt: before }), now)).toBe('withdrawn')
  })

  test('a draft or withdrawn perk can be offered if it has codes and time left', () => {
    expect(findPerkMoveRefusal(offer({ state: 'draft' }), 'offer', now)).toBeNull()
    expect(findPerkMoveRefusal(offer({ state: 'withdrawn' }), 'offer', now)).toBeNull()
    expect(findPerkMoveRefusal(offer(), 'offer', now)).toBe('perk_offered')
    expect(findPerkMoveRefusal(offer({ state: 'draft', freeCodes: 0 }), 'offer', now)).toBe(
      'perk_without_codes',
    )
    expect(findPerkMoveRefusal(offer({ state: 'draft', endsAt: now }), 'offer', now)).toBe('perk_over')
  })

  test('only an offered perk can be withdrawn', () => {
    expect(findPerkMoveRefusal(offer(), 'withdraw', now)).toBeNull()
    expect(findPerkMoveRefusal(offer({ state: 'draft' }), 'withdraw', now)).toBe('perk_not_offered')
  })
})

describe('a generated code', () => {
  test('a generated code has three groups of four unambiguous characters', () => {
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

  test('all generated codes are equally likely: every character stands for eight byte values', () => {
    expect(256 % codeAlphabet.length).toBe(0)
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length)
  })

  test('administrators see only the end of a code, and less of a short one', () => {
    expect(maskCode('7KQM-2WXP-HB9D')).toBe('••••HB9D')
    expect(maskCode('ABCD')).toBe('••••D')
    expect(maskCode('AB')).toBe('••••')
  })
})
