import { expect, test } from 'vitest'
import { noFilters, toFilters } from '#web/features/projects/browsing/filters.ts'
import { browseSearch } from './routes.tsx'

test('the browse filters ignore invalid values of a broken link', () => {
  const broken = {
    search: 7,
    skills: ',,',
    causeAreas: {},
    timeCommitment: 'soon',
    within: '3',
    duration: 'forever',
    near: ' ',
    org: "1' or 1=1",
  }
  expect(toFilters(browseSearch(broken))).toEqual(noFilters)
})
