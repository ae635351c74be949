/** What the lists of the administrators can be narrowed to. Apart from their schemas, since every page knows the addresses. */
import { storedVerificationStates } from '#domain/register.ts'

export const shownClaims = ['waiting', 'decided'] as const
export type ShownClaims = (typeof shownClaims)[number]

/** Reported messages and reviews. */
export const shownReports = ['open', 'decided'] as const
export type ShownReports = (typeof shownReports)[number]

export const shownSkills = ['waiting', 'placed', 'kept'] as const
export type ShownSkills = (typeof shownSkills)[number]

/** Which cases are listed: those of a state, or all. */
export const shownCases = [...storedVerificationStates, 'all'] as const
export type ShownCases = (typeof shownCases)[number]

export const jobStates = ['failed', 'waiting', 'running', 'done'] as const

export const organizationStates = ['active', 'suspended', 'verified', 'unverified'] as const

export const personStates = ['active', 'suspended', 'administrator'] as const
