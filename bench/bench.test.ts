import { expect, test } from 'vitest'
import { runBench } from '#tests/support/running/benches.ts'

test('the bench makes every call, none is refused, and no statement of theirs reads a large table from end to end', async () => {
  const { code, out, err } = await runBench('bench', '--quick')
  expect(`${out}${err}`).toContain('No statement of these calls reads a large table from end to end')
  for (const call of [
    'browse',
    'search',
    'facets',
    'detail',
    'detail, signed in',
    'a volunteer’s matches',
    'apply',
    'sign-in',
  ]) {
    expect(out).toMatch(new RegExp(`^\\| ${call} +\\|.*\\| 0 +\\|$`, 'm'))
  }
  expect(code).toBe(0)
})
