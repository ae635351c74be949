import { describe, expect, it } from 'vitest'
import { parseReturnPath } from './search-params.ts'

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
