import { describe, expect, it } from 'vitest'
import {
  adviseAfterDismissal,
  isSameExclusion,
  listDismissalReasons,
  type DismissedProject,
} from './dismissals.ts'

const project: DismissedProject = {
  organizationId: 'organization',
  causeAreas: ['Housing', 'Health', 'Education', 'Arts & Culture'],
  skillsRequired: ['Legal'],
  isRemote: false,
  timeCommitment: 6,
}

describe('a match that someone is not interested in', () => {
  it('offers only the reasons that can be about its project', () => {
    expect(listDismissalReasons(project)).toEqual([
      'hours',
      'place',
      'cause',
      'skill',
      'organization',
      'other',
    ])
    const bare = { ...project, causeAreas: [], skillsRequired: [], isRemote: true, timeCommitment: null }
    expect(listDismissalReasons(bare)).toEqual(['organization', 'other'])
  })

  it('leads to a setting that would leave it out, by its reason', () => {
    expect(adviseAfterDismissal('hours', project)).toEqual([{ kind: 'hours', hours: 5 }])
    expect(adviseAfterDismissal('hours', { ...project, timeCommitment: 1 })).toEqual([])
    expect(adviseAfterDismissal('place', project)).toEqual([{ kind: 'remote' }])
    expect(adviseAfterDismissal('cause', project).map((advice) => 'label' in advice && advice.label)).toEqual(
      ['Housing', 'Health', 'Education'],
    )
    expect(adviseAfterDismissal('skill', project)).toEqual([{ kind: 'skill', label: 'Legal' }])
    expect(adviseAfterDismissal('organization', project)).toEqual([
      { kind: 'organization', organizationId: 'organization' },
    ])
    expect(adviseAfterDismissal('other', project)).toEqual([])
  })
})

it('two limits are the same if they are about the same thing, whatever the hours and the case', () => {
  const cause = { kind: 'cause', label: 'Housing' } as const
  expect(isSameExclusion({ kind: 'hours', hours: 5 }, { kind: 'hours', hours: 8 })).toBe(true)
  expect(isSameExclusion(cause, { kind: 'cause', label: 'HOUSING' })).toBe(true)
  expect(isSameExclusion(cause, { kind: 'skill', label: 'Housing' })).toBe(false)
  expect(isSameExclusion(cause, { kind: 'hours', hours: 5 })).toBe(false)
  const organization = { kind: 'organization', organizationId: 'a' } as const
  expect(isSameExclusion(organization, { ...organization })).toBe(true)
  expect(isSameExclusion(organization, { ...organization, organizationId: 'b' })).toBe(false)
  expect(isSameExclusion(organization, cause)).toBe(false)
})
