import { expect, test } from 'vitest'
import { findNextStep, isSetUp, listSetupSteps, type SetupFacts } from './setup.ts'

const nothing: SetupFacts = {
  isNamed: false,
  isVerified: false,
  verification: 'none',
  isEmailVerified: false,
  projects: 0,
  colleagues: 0,
  kind: 'owner',
}
const everything: SetupFacts = {
  isNamed: true,
  isVerified: true,
  verification: 'verified',
  isEmailVerified: true,
  projects: 1,
  colleagues: 1,
  kind: 'owner',
}
const shown = (facts: SetupFacts) => listSetupSteps(facts).map(({ step, state }) => `${step} ${state}`)

test('a new organization starts with its name, and ends with its colleagues', () => {
  expect(shown(nothing)).toEqual(['name open', 'verify open', 'email open', 'project open', 'invite open'])
  expect(findNextStep(listSetupSteps(nothing))).toBe('name')
})

test('steps that are done come first, and the next one is the first that is open', () => {
  const steps = listSetupSteps({ ...nothing, isNamed: true, projects: 2 })
  expect(steps.map(({ step }) => step)).toEqual(['name', 'project', 'verify', 'email', 'invite'])
  expect(findNextStep(steps)).toBe('verify')
})

test('a verification that an administrator decides waits, and the step after it comes next', () => {
  const steps = listSetupSteps({ ...everything, isVerified: false, verification: 'pending', colleagues: 0 })
  expect(shown({ ...everything, isVerified: false, verification: 'pending' })).toContain('verify waiting')
  expect(findNextStep(steps)).toBe('invite')
  expect(isSetUp(steps)).toBe(false)
})

test.each(['none', 'declined', 'suspended'] as const)(
  'an organization whose verification is %s has to verify',
  (verification) => {
    expect(findNextStep(listSetupSteps({ ...everything, isVerified: false, verification }))).toBe('verify')
  },
)

test('a manager, who cannot invite anyone, is not asked to', () => {
  expect(shown({ ...everything, colleagues: 0, kind: 'manager' })).not.toContain('invite open')
  expect(isSetUp(listSetupSteps({ ...everything, colleagues: 0, kind: 'manager' }))).toBe(true)
})

test('the checklist is over when every step is done', () => {
  expect(isSetUp(listSetupSteps(everything))).toBe(true)
  expect(findNextStep(listSetupSteps(everything))).toBeNull()
})

test('a coordinator of the site posts a project, and leaves the name, verification and members to the organization', () => {
  const steps = listSetupSteps({ ...nothing, kind: 'coordinator' })
  expect(steps.map(({ step }) => step)).toEqual(['email', 'project'])
})
