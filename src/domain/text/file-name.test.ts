import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['Books, pens; and "more"', 'books-pens-and-more'],
    ['  Zoë’s Café – 2nd year  ', 'zoe-s-cafe-2nd-year'],
    ['../../etc/passwd\r\nX: y', 'etc-passwd-x-y'],
    ['Ｆｕｌｌ width', 'full-width'],
    ['Сад and garden', 'and-garden'],
    ['夜间学校', null],
    ['', null],
  ])('is, of %j, %j', (title, name) => {
    expect(fileNameOf(title)).toBe(name)
  })

  it('ends with a whole word if the title is long', () => {
    const title = 'A very long list of things that people bring to the evening school'
    expect(fileNameOf(title)).toBe('a-very-long-list-of-things-that-people-bring-to-the-evening')
    expect(fileNameOf('x'.repeat(200))).toBe('x'.repeat(60))
  })
})
