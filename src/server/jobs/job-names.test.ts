import { expect, test } from 'vitest'
import { jobNamesCatalog } from '#contract/texts/job-names-texts.ts'
import { handlers } from './handlers.ts'

const { kinds } = jobNamesCatalog.read('en')

test('every kind of job has a name for administrators, and every name a kind', () => {
  // Other tests in this process add kinds of their own.
  const known = [...handlers.keys()].filter((kind) => !kind.startsWith('test.'))
  // A new one gets its name in src/contract/texts/job-names.en.json; then npm run texts.
  expect(Object.keys(kinds).toSorted()).toEqual(known.toSorted())
})
