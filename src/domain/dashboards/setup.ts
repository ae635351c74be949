/** What a new organization sets up, in which order, and what comes next (issue 21; decisions A14, A20). */
import { hasMemberPower, type MemberKind, type MemberPower } from '#domain/organizations/members.ts'
import type { VerificationState } from '#domain/verification/register.ts'

export const setupSteps = ['name', 'verify', 'email', 'project', 'invite'] as const
export type SetupStep = (typeof setupSteps)[number]

/** `waiting`: the organization did its part, and an administrator decides. */
export const setupStates = ['done', 'waiting', 'open'] as const
export type SetupState = (typeof setupStates)[number]

/** What the checklist depends on: the organization, and the member who reads it. */
export interface SetupFacts {
  isNamed: boolean
  isVerified: boolean
  verification: VerificationState
  isEmailVerified: boolean
  /** Projects that it posted or keeps as drafts. */
  projects: number
  /** Members besides the reader, and unexpired invitations. */
  colleagues: number
  kind: MemberKind
}

/** The power that a step needs; without one, every member does it. */
const stepPowers: Partial<Record<SetupStep, MemberPower>> = {
  name: 'organization',
  verify: 'organization',
  invite: 'members',
}

function mayDo(kind: MemberKind, step: SetupStep): boolean {
  const power = stepPowers[step]
  return power === undefined || hasMemberPower(kind, power)
}

/** The reader's steps with their states: first what is done, then the rest in the order to do it. */
export function listSetupSteps(facts: SetupFacts): { step: SetupStep; state: SetupState }[] {
  const states: Record<SetupStep, SetupState> = {
    name: facts.isNamed ? 'done' : 'open',
    verify: facts.isVerified ? 'done' : facts.verification === 'pending' ? 'waiting' : 'open',
    email: facts.isEmailVerified ? 'done' : 'open',
    project: facts.projects > 0 ? 'done' : 'open',
    invite: facts.colleagues > 0 ? 'done' : 'open',
  }
  return setupSteps
    .filter((step) => mayDo(facts.kind, step))
    .map((step) => ({ step, state: states[step] }))
    .toSorted((a, b) => Number(b.state === 'done') - Number(a.state === 'done'))
}

/** The step to do next; null if nothing is open. */
export function findNextStep(steps: readonly { step: SetupStep; state: SetupState }[]): SetupStep | null {
  return steps.find(({ state }) => state === 'open')?.step ?? null
}

/** Whether the checklist is over, so that it is not shown anymore. */
export function isSetUp(steps: readonly { state: SetupState }[]): boolean {
  return steps.every(({ state }) => state === 'done')
}
