/** Filters of the administrators' lists. They are apart from the schemas because every page loads the addresses. */
import { organizationSizes } from '#domain/options/organizations.ts'
import { storedVerificationStates } from '#domain/verification/register.ts'

export const claimFilters = ['waiting', 'decided'] as const
export type ClaimFilter = (typeof claimFilters)[number]

/** Reported messages and reviews. */
export const reportFilters = ['open', 'decided'] as const
export type ReportFilter = (typeof reportFilters)[number]

/** Reported projects, and all projects to search in. */
export const projectCaseFilters = [...reportFilters, 'all'] as const
export type ProjectCaseFilter = (typeof projectCaseFilters)[number]

export const skillFilters = ['waiting', 'placed', 'kept'] as const
export type SkillFilter = (typeof skillFilters)[number]

/** The cases to list: those with a status, or all. */
export const caseFilters = [...storedVerificationStates, 'all'] as const
export type CaseFilter = (typeof caseFilters)[number]

export const jobStates = ['failed', 'waiting', 'running', 'done'] as const

/** Of a scheduled action. `planned`: its time has not come. `due`: it has, and no process has carried it out yet. */
export const scheduleStates = ['failed', 'due', 'planned', 'done', 'canceled', 'skipped'] as const
export type ScheduleState = (typeof scheduleStates)[number]

/** `unanswered`: it lets applicants wait too long. */
export const organizationStates = ['active', 'suspended', 'verified', 'unverified', 'unanswered'] as const

export const personStates = ['active', 'suspended', 'leaving', 'former'] as const

/** What people do here. Someone can do both. */
export const personRoles = ['volunteer', 'organization'] as const

/** Of an email address. */
export const addressStates = ['verified', 'unverified', 'bounced'] as const

export const personOrders = ['newest', 'oldest', 'name'] as const
export type PersonOrder = (typeof personOrders)[number]

/** The filters of the exposure audit: where projects are, and how large their organizations. */
export const exposurePlaces = ['remote', 'local'] as const
export const exposureSizes = [...organizationSizes, 'unknown'] as const
