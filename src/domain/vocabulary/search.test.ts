import { describe, expect, it } from 'vitest'
import { expandSearchText } from './search.ts'

describe('expanding a search', () => {
  it('unknown words stay as they are, one group each', () => {
    expect(expandSearchText('Purple  Bicycle')).toEqual([['purple'], ['bicycle']])
  })

  it('a blank search has no groups', () => {
    expect(expandSearchText('  "" / - ')).toEqual([])
  })

  it('synonyms are added after what was typed', () => {
    const [group, ...rest] = expandSearchText('ESL')
    expect(group?.[0]).toBe('esl')
    expect(group).toContain('english as a second language')
    expect(rest).toEqual([])
  })

  it('"ESL tutor" is split into two groups', () => {
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
  ])('a search for %s finds %s', (query, phrase) => {
    expect(expandSearchText(query)).toHaveLength(1)
    expect(expandSearchText(query)[0]).toContain(phrase)
  })

  it('the longest known phrase is preferred', () => {
    const groups = expandSearchText('remote grant writing for refugees')
    expect(groups.map((group) => group[0])).toEqual(['remote', 'grant writing', 'for', 'refugees'])
  })

  it('"IT" is a field of work, and "it" in a sentence is not', () => {
    for (const query of ['IT', 'it'])
      expect(expandSearchText(query)).toEqual([expect.arrayContaining(['cybersecurity'])])
    expect(expandSearchText('IT volunteer')[0]).toContain('information technology')
    expect(expandSearchText('help it grow')[1]).toEqual(['it'])
    expect(expandSearchText('it support')).toEqual([expect.arrayContaining(['help desk'])])
  })

  it('quoted text is searched exactly as typed', () => {
    expect(expandSearchText('"ESL" "board seat" logo').map((group) => group.length > 1)).toEqual([
      false,
      false,
      true,
    ])
    expect(expandSearchText('"board seat"')).toEqual([['board seat']])
  })

  it('phrases contain no operators, slashes or stray quotes', () => {
    const phrases = expandSearchText(`UI/UX -logo! (grant) & | "open <-> 'C++' :*`).flat()
    for (const phrase of phrases) expect(phrase).not.toMatch(/[&|!():*"/<>]/)
    expect(phrases).toContain('c++')
  })

  it('a search stays narrow: "logo" does not find every design listing', () => {
    expect(expandSearchText('logo')[0]).not.toContain('graphic design')
  })

  it('the number of groups is limited', () => {
    expect(expandSearchText('word '.repeat(500))).toHaveLength(12)
  })
})
