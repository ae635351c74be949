import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { handlers } from './handlers.ts'

const catalog = new URL('../../web/features/administration/texts/jobs.en.json', import.meta.url)
const { kinds } = z
  .object({ kinds: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(catalog, 'utf8')))

test('every kind of job has a name for administrators, and every name a kind', () => {
  // Other tests in this process add kinds of their own.
  const known = [...handlers.keys()].filter((kind) => !kind.startsWith('test.'))
  expect(Object.keys(kinds).toSorted()).toEqual(known.toSorted())
})
