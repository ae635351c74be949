/** Agreed scopes as the API answers them, for screen tests. */
import type { AgreedScopes, ScopeChangeRequest, ScopeVersion } from '#contract/applications/agreed-scopes.ts'
import { listScopeChanges, scopeOf, type ScopedProject } from '#domain/applications/agreed-scope.ts'
import { ids } from './answers.ts'

const project: ScopedProject = {
  title: 'Redesign the intake form',
  deliverables: '- A form of twelve fields\n- A test with six people',
  timeCommitment: 4,
  duration: '3-4 weeks',
  startDate: null,
  endDate: null,
  milestones: [],
  timeline: null,
  isRemote: true,
  location: null,
  contactName: null,
  contactInstructions: 'Write to Ruth.',
}

export const aScopeVersion = (overrides: Partial<ScopeVersion> = {}): ScopeVersion => ({
  version: 1,
  hash: 'a1b2c3d4e5f6'.padEnd(64, '0'),
  source: 'acceptance',
  agreedAt: '2026-11-02T12:00:00.000Z',
  scope: scopeOf(project),
  ...overrides,
})

/** A request to change version 1: more hours, and another deliverable. */
export const aScopeChange = (overrides: Partial<ScopeChangeRequest> = {}): ScopeChangeRequest => {
  const deliverables = '- A form of twelve fields\n- A whole website'
  const proposed = scopeOf({ ...project, timeCommitment: 20, deliverables })
  return {
    id: ids.project,
    status: 'open',
    baseVersion: 1,
    changes: listScopeChanges(scopeOf(project), proposed),
    proposed,
    requestedAt: '2026-11-20T12:00:00.000Z',
    decidedAt: null,
    reason: null,
    ...overrides,
  }
}

export const someAgreedScopes = (overrides: Partial<AgreedScopes> = {}): AgreedScopes => ({
  applicationId: ids.application,
  versions: [aScopeVersion()],
  changes: [],
  ...overrides,
})
