import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceFilters, mapChoiceFilters } from '#domain/projects/choice-filters.ts'
import {
  countFilters,
  narrowingOf,
  noFilters,
  offerChosen,
  orderOf,
  queryOf,
  toFilters,
  serializeFilters,
} from './filters.ts'

describe('the browse filters', () => {
  it('are parsed from the URL that they were serialized to', () => {
    const label = fc.stringMatching(/^[A-Za-z/&+]{1,20}$/)
    const labels = fc.uniqueArray(label, { maxLength: 5 })
    const filters = fc.record({
      search: fc.stringMatching(/^[a-z0-9]{0,20}$/),
      skills: labels,
      causeAreas: labels,
      timeCommitment: fc.constantFrom(5, 10, 15, 20, 30, 40),
      organizationId: fc.option(fc.uuid()),
      ...mapChoiceFilters((name) => fc.subarray([...choiceFilters[name]])),
      verified: fc.boolean(),
      closed: fc.boolean(),
    })
    const anywhere = fc.record({
      remote: fc.boolean(),
      near: fc.constant(''),
      within: fc.constant(25),
    })
    const near = fc.record({
      remote: fc.constant(false),
      near: fc.constantFrom('Towson, MD', '21204', 'Maryland'),
      within: fc.constantFrom(5, 25, 100, 'state' as const),
    })
    fc.assert(
      fc.property(filters, fc.oneof(anywhere, near), (others, place) => {
        const chosen = { ...others, ...place }
        expect(toFilters({ ...serializeFilters(chosen) })).toEqual(chosen)
      }),
    )
  })

  it('leave an empty URL when no filter is active', () => {
    expect(serializeFilters(noFilters)).toEqual({})
  })

  it('leave closed projects out unless they are asked for', () => {
    expect(queryOf(noFilters)).toEqual({ accepting: 'true' })
    expect(queryOf({ ...noFilters, closed: true })).toEqual({})
  })

  it('never send the API a longer search or list than it accepts', () => {
    const skills = Array.from({ length: 99 }, (_, index) => `Skill ${index}`)
    const { search, skills: read } = toFilters({ search: 'x'.repeat(999), skills })
    expect(search).toHaveLength(200)
    expect(read).toHaveLength(30)
  })

  it('look near a place or for remote work, never both', () => {
    expect(toFilters({ near: ' Towson, MD ', remote: true })).toMatchObject({
      near: 'Towson, MD',
      remote: false,
    })
    expect(queryOf(toFilters({ remote: true }))).toEqual({ remote: 'true', accepting: 'true' })
    expect(serializeFilters(toFilters({ within: '50' }))).toEqual({})
  })

  it('are listed in the chosen order if it makes sense, else searches by relevance and all else newest first', () => {
    const volunteer = { isVolunteer: true }
    expect(orderOf({}, null)).toBe('newest')
    expect(orderOf({ search: 'logo' }, null)).toBe('relevance')
    expect(orderOf({ search: 'logo', sort: 'newest' }, null)).toBe('newest')
    expect(orderOf({ sort: 'nearest' }, null)).toBe('newest')
    expect(orderOf({ sort: 'nearest', near: 'Towson' }, null)).toBe('nearest')
    expect(orderOf({ sort: 'match' }, null)).toBe('newest')
    expect(orderOf({ sort: 'match' }, volunteer)).toBe('match')
    expect(orderOf({ sort: 'deadline', search: 'logo' }, volunteer)).toBe('deadline')
  })

  it('ask for verified organizations only if someone wants that, and count it', () => {
    const verified = toFilters({ verified: true })
    expect(queryOf(verified)).toEqual({ verified: 'true', accepting: 'true' })
    expect(countFilters(verified)).toBe(1)
    expect(narrowingOf(verified)).toBe('filters')
  })

  it('leave out 40 hours, which means any', () => {
    const all = { ...noFilters, closed: true }
    expect(queryOf({ ...all, timeCommitment: 40 })).toEqual({})
    expect(queryOf({ ...all, timeCommitment: 30 })).toEqual({ timeCommitment: 30 })
  })

  it('count each choice once and ignore the search text', () => {
    const chosen = { ...noFilters, search: 'logo', skills: ['Legal', 'HR'], timeCommitment: 5 }
    expect(countFilters(chosen)).toBe(3)
  })

  it('offer chosen labels that are not in the list after the listed ones', () => {
    expect(offerChosen(['Legal', 'HR'], ['legal', 'Welding'])).toEqual({
      options: ['Legal', 'HR', 'Welding'],
      value: ['Legal', 'Welding'],
    })
  })
})
