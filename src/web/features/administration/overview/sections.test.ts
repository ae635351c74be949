import { expect, test } from 'vitest'
import { findSection } from './sections.ts'

const sections = [{ path: '/admin' }, { path: '/admin/projects' }, { path: '/admin/projects/most-saved' }]

test.each([
  ['/admin', '/admin'],
  ['/admin/projects', '/admin/projects'],
  ['/admin/projects/7', '/admin/projects'],
  ['/admin/projects/most-saved', '/admin/projects/most-saved'],
  ['/admin/projects-of-others', '/admin'],
])('the address %s is in the section %s', (address, section) => {
  expect(findSection(sections, address)?.path).toBe(section)
})
