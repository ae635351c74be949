import { expect, test } from 'vitest'
import { projectFilters } from './projects.ts'

test.each([
  [{ timeCommitment: '1' }, true],
  [{ timeCommitment: '168' }, true],
  [{ timeCommitment: '0' }, false],
  [{ timeCommitment: 'ten' }, false],
  [{ timeCommitment: '1.5' }, false],
  [{ search: 'x'.repeat(200) }, true],
  [{ search: 'x'.repeat(201) }, false],
  [{ organizationId: 'x' }, false],
  [{ skills: ['a', 'b'] }, false],
])('the filter %o is accepted: %s', (filter, expected) => {
  expect(projectFilters.safeParse(filter).success).toBe(expected)
})
