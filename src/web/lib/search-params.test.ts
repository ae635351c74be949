import { describe, expect, it } from 'vitest'
import { parseSearch, parseList, parseNumber, parseReturnPath, stringifySearch } from './search-params.ts'

describe('the return path after signing in', () => {
  it.each(['/create-project', '/project/1?apply=true', '/browse?skills=UX%20Design,Legal#top', '/'])(
    'may be %s',
    (path) => expect(parseReturnPath(path)).toBe(path),
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'create-project',
    '',
    '/auth',
    '/auth?next=%2Fauth',
    '/browse\\..\\evil',
    7,
    undefined,
  ])('is never %j', (path) => expect(parseReturnPath(path)).toBeUndefined())
})

describe('the state of a screen in the URL', () => {
  it('is parsed as it was written', () => {
    const search = stringifySearch({
      search: '10',
      skills: ['UX Design', 'R&D'],
      step: 2,
      none: undefined,
      empty: '',
    })
    const read = parseSearch(search)
    expect(read).toEqual({ search: '10', skills: 'UX Design,R&D', step: '2' })
    expect(parseList(read['skills'])).toEqual(['UX Design', 'R&D'])
    expect(parseNumber(read['step'], { min: 1, max: 4 })).toBe(2)
  })

  it('ignores invalid values', () => {
    expect(parseSearch('?search=%00&skills=Le%00gal')).toEqual({ search: '', skills: 'Legal' })
    expect(parseList(' , ')).toBeUndefined()
    expect(parseNumber('9', { min: 1, max: 4 })).toBeUndefined()
    expect(parseNumber('two', { min: 1, max: 4 })).toBeUndefined()
  })
})
