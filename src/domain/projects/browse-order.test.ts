import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { browseRule, isStaleListing, spreadOrganizations } from './browse-order.ts'

describe('an imported listing', () => {
  const listing = { isImported: true, deadlineEnforced: false, applicationDeadline: '2026-02-09' }

  it.each([
    [listing, '2026-05-10T23:59:59Z', false],
    [listing, '2026-05-11T00:00:00Z', true],
    [{ ...listing, isImported: false }, '2030-01-01T12:00:00Z', false],
    [{ ...listing, deadlineEnforced: true }, '2030-01-01T12:00:00Z', false],
    [{ ...listing, applicationDeadline: null }, '2030-01-01T12:00:00Z', false],
  ])('%j at %s is stale: %j', (each, now, isStale) => {
    expect(isStaleListing(each, new Date(now))).toBe(isStale)
  })
})

/** Offers all projects in order and returns the page. */
function pageOf(organizations: readonly number[], size: number) {
  const spread = spreadOrganizations<{ organizationId: string; at: number }>(size)
  organizations.forEach((organization, at) => spread.offer({ organizationId: `${organization}`, at }))
  const limited = [...spread.chosen()]
  spread.fill()
  return { limited, filled: spread.chosen(), isWaiting: spread.hasWaiting() }
}

describe('a first page', () => {
  it('shows the third project of an organization after others, if there are some', () => {
    expect(pageOf([1, 1, 1, 2, 3, 1], 4).filled.map(({ at }) => at)).toEqual([0, 1, 3, 4])
    expect(pageOf([1, 1, 1, 2, 1], 4).filled.map(({ at }) => at)).toEqual([0, 1, 3, 2])
  })

  it('is full whenever there are enough projects, and has at most two of one organization before it is filled up', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(8), { maxLength: 40 }), fc.integer({ min: 1, max: 12 }), (of, size) => {
        const { limited, filled, isWaiting } = pageOf(of, size)
        for (const { organizationId } of limited) {
          const same = limited.filter((each) => each.organizationId === organizationId)
          expect(same.length).toBeLessThanOrEqual(browseRule.perOrganization)
        }
        expect(filled.slice(0, limited.length)).toEqual(limited)
        expect(filled).toHaveLength(Math.min(of.length, size))
        expect(new Set(filled).size).toBe(filled.length)
        expect(isWaiting).toBe(of.length > size)
      }),
    )
  })
})
