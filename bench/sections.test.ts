import { expect, test } from 'vitest'
import { mergeSections } from './sections.ts'

test('a bench replaces its own sections and leaves those of the others', () => {
  const kept = '# Results\n\nOld.\n\n## Calls\n\n1\n\n## Pages\n\n2\n\n## Plans\n\n3\n'
  expect(mergeSections(kept, '# Results\n\nNew.\n\n## Calls\n\n4\n\n### A part\n\n## Plans\n\n5\n')).toBe(
    '# Results\n\nNew.\n\n## Calls\n\n4\n\n### A part\n\n## Pages\n\n2\n\n## Plans\n\n5\n',
  )
  expect(mergeSections(kept, '## Reliability\n\n6\n')).toBe(`${kept}\n## Reliability\n\n6\n`)
  expect(mergeSections('', '## Reliability\n\n6\n')).toBe('## Reliability\n\n6\n')
})
