import { describe, expect, it } from 'vitest'
import { findAcceptRefusal, type AcceptProject } from './accepting.ts'
import type { ApplicationStatus } from './applications.ts'

const to = (id: string, status: ApplicationStatus = 'pending') => ({ status, project: { id } })
const project = (overrides: Partial<AcceptProject> = {}): AcceptProject => ({
  id: 'a',
  status: 'open',
  placesLeft: 2,
  ...overrides,
})

describe('several applicants can be accepted together', () => {
  it('if there is a spot for each pending one', () => {
    expect(findAcceptRefusal([to('a'), to('a')], [project()])).toBeNull()
    expect(findAcceptRefusal([to('a'), to('a'), to('a')], [project()])).toBe('no_places_left')
    expect(findAcceptRefusal([to('a'), to('a'), to('a', 'declined')], [project()])).toBeNull()
    expect(findAcceptRefusal([to('a'), to('a'), to('a')], [project({ placesLeft: null })])).toBeNull()
  })

  it('if at least one is pending', () => {
    expect(findAcceptRefusal([to('a', 'accepted')], [project()])).toBe('none_pending')
    expect(findAcceptRefusal([], [project()])).toBe('none_pending')
  })

  it('if they applied to one project that is not completed', () => {
    expect(findAcceptRefusal([to('a'), to('b')], [project()])).toBe('several_projects')
    expect(findAcceptRefusal([to('a')], [project({ status: 'completed' })])).toBe('project_completed')
    expect(findAcceptRefusal([to('a')], [])).toBeNull()
  })
})
