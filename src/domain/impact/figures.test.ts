import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptedPercent,
  impactOrders,
  mergeGroups,
  noApplications,
  noHours,
  noProjects,
  orderGroups,
  type CountsByKey,
} from './figures.ts'

const keys = fc.constantFrom('2026-01', '2026-02', '2026-03', '2026-04')
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(keys, value), { maxLength: 4 }).map((entries) => new Map(entries))
const counts: fc.Arbitrary<CountsByKey> = fc.record({
  projects: some(fc.nat(50).map((posted) => ({ ...noProjects, posted }))),
  applications: some(fc.nat(50).map((sent) => ({ ...noApplications, sent }))),
  hours: some(fc.nat(400).map((quarters) => ({ ...noHours, hours: quarters / 4 }))),
})
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)

describe('groups of a report', () => {
  it('add up to what each source counted', () => {
    fc.assert(
      fc.property(counts, (found) => {
        const groups = mergeGroups(found)
        expect(sumOf(groups.map(({ hours }) => hours.hours))).toBe(
          sumOf([...found.hours.values()].map(({ hours }) => hours)),
        )
        expect(sumOf(groups.map(({ applications }) => applications.sent))).toBe(
          sumOf([...found.applications.values()].map(({ sent }) => sent)),
        )
        expect(sumOf(groups.map(({ projects }) => projects.posted))).toBe(
          sumOf([...found.projects.values()].map(({ posted }) => posted)),
        )
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }),
    )
  })

  it('of intervals without anything are empty instead of missing', () => {
    const none = { projects: new Map(), applications: new Map(), hours: new Map() }
    expect(mergeGroups(none)).toEqual([])
    expect(mergeGroups(none, ['2026-01'])).toEqual([
      { key: '2026-01', projects: noProjects, applications: noApplications, hours: noHours },
    ])
  })

  it('have an order that loses none, with intervals always in theirs', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(...impactOrders), (found, order) => {
        const groups = mergeGroups(found).map((group) => ({ ...group, name: group.key }))
        const months = orderGroups(groups, { by: 'month', order }).map(({ key }) => key)
        expect(months).toEqual(groups.map(({ key }) => key).toSorted())
        const causes = orderGroups(groups, { by: 'cause', order })
        expect(new Set(causes)).toEqual(new Set(groups))
      }),
    )
  })

  it('come largest first, equal ones by name', () => {
    const group = (key: string, hours: number) => ({
      key,
      name: key,
      projects: noProjects,
      applications: noApplications,
      hours: { ...noHours, hours },
    })
    const groups = [group('b', 1), group('c', 2), group('a', 1)]
    expect(orderGroups(groups, { by: 'cause', order: 'hours' }).map(({ key }) => key)).toEqual([
      'c',
      'a',
      'b',
    ])
    expect(orderGroups(groups, { by: 'cause', order: 'name' }).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  })

  it('have no share of accepted applications where none was sent', () => {
    expect(acceptedPercent({ sent: 0, accepted: 0 })).toBeNull()
    expect(acceptedPercent({ sent: 3, accepted: 2 })).toBe(67)
  })
})
