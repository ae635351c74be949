import { describe, expect, it } from 'vitest'
import { expandSearchText } from './search.ts'

describe('expanding a search', () => {
  it('keeps unknown words as they are, one group each', () => {
    expect(expandSearchText('Purple  Bicycle')).toEqual([['purple'], ['bicycle']])
  })

  it('has no groups for a blank search', () => {
    expect(expandSearchText('  "" / - ')).toEqual([])
  })

  it('brings the other names of what was typed, which stands first', () => {
    const [group, ...rest] = expandSearchText('ESL')
    expect(group?.[0]).toBe('esl')
    expect(group).toContain('english as a second language')
    expect(rest).toEqual([])
  })

  it('splits "ESL tutor" into two groups', () => {
    const groups = expandSearchText('ESL tutor')
    expect(groups.map((group) => group[0])).toEqual(['esl', 'tutor'])
    expect(groups[1]).toContain('teacher')
  })

  it.each([
    ['Legal', 'legal services'],
    ['HR', 'human resources'],
    ['health', 'healthcare'],
    ['animal welfare', 'animals'],
    ['grants', 'grant writing'],
    ['logos', 'branding'],
    ['UX Design', 'ui ux design'],
    ['Finance', 'accounting'],
    ['Senior Services', 'seniors'],
    ['lawyer', 'legal'],
  ])('finds by %s what is called %s', (query, phrase) => {
    expect(expandSearchText(query)).toHaveLength(1)
    expect(expandSearchText(query)[0]).toContain(phrase)
  })

  it('prefers the longest known run of words', () => {
    const groups = expandSearchText('remote grant writing for refugees')
    expect(groups.map((group) => group[0])).toEqual(['remote', 'grant writing', 'for', 'refugees'])
  })

  it('takes a text in quotes exactly as typed', () => {
    expect(expandSearchText('"ESL" "board seat" logo').map((group) => group.length > 1)).toEqual([
      false,
      false,
      true,
    ])
    expect(expandSearchText('"board seat"')).toEqual([['board seat']])
  })

  it('hands over words without operators, slashes or stray quotes', () => {
    const phrases = expandSearchText(`UI/UX -logo! (grant) & | "open <-> 'C++' :*`).flat()
    for (const phrase of phrases) expect(phrase).not.toMatch(/[&|!():*"/<>]/)
    expect(phrases).toContain('c++')
  })

  it('stays narrow: "logo" does not drag every design listing along', () => {
    expect(expandSearchText('logo')[0]).not.toContain('graphic design')
  })

  it('is bounded', () => {
    expect(expandSearchText('word '.repeat(500))).toHaveLength(12)
  })
})
