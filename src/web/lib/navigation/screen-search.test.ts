import { describe, expect, it } from 'vitest'
import { choice, flag, integer, list, search, text } from './screen-search.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

const parse = search({
  search: text,
  skills: list,
  step: integer({ min: 1, max: 4 }),
  tab: choice(['given', 'received']),
  state: choice(['open', 'decided'], 'open'),
  apply: flag,
})

const absent = {
  search: undefined,
  skills: undefined,
  step: undefined,
  tab: undefined,
  state: undefined,
  apply: undefined,
}

describe('the state of a screen in the URL', () => {
  it('is parsed as it was written', () => {
    const state = { search: '10', skills: ['UX Design', 'R&D'], step: 2, tab: 'given', apply: true } as const
    const written = stringifySearch({ ...state, empty: '', none: undefined })
    expect(parse(parseSearch(written))).toEqual({ ...absent, ...state })
    expect(parse(state)).toEqual({ ...absent, ...state })
  })

  it('has every parameter, so that the router drops an invalid one', () => {
    expect(Object.keys(parse({}))).toEqual(Object.keys(absent))
  })

  it('ignores invalid values', () => {
    expect(parseSearch('?search=%00&skills=Le%00gal')).toEqual({ search: '', skills: 'Legal' })
    const invalid = { search: '', skills: ' , ', step: '9', tab: 'sent', apply: 'no' }
    expect(parse(invalid)).toEqual(absent)
    expect(parse({ search: 7, skills: {}, step: 'two', tab: ['given'], apply: 1 })).toEqual(absent)
  })

  it('leaves out the choice that applies anyway', () => {
    expect(parse({ state: 'open' }).state).toBeUndefined()
    expect(parse({ state: 'decided' }).state).toBe('decided')
  })
})
