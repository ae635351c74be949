/** The figures of an impact report, and the groups that they are listed by. */
import type { ImpactInterval } from './periods.ts'
import type { YearHours } from './value.ts'

/** What a list of groups divides the report by. */
export const impactGroupings = ['month', 'quarter', 'cause', 'place', 'organization'] as const
export type ImpactGrouping = (typeof impactGroupings)[number]

/** Work in no place in particular, and work whose place we do not know. */
export const remotePlace = 'remote'
export const unknownPlace = 'unknown'

/** The cause of a project that names none. */
export const noCause = 'none'

export interface ProjectCounts {
  posted: number
  completed: number
  canceled: number
  /** What organizations reported about the completed ones. */
  peopleHelped: number
}

export interface ApplicationCounts {
  sent: number
  accepted: number
  declined: number
  withdrawn: number
  /** Declined because the project ended or no one answered. */
  closed: number
  waiting: number
  /** Different people. */
  volunteersApplied: number
  volunteersAccepted: number
  /** Those that a person of the organization answered, and how long that took. */
  answered: number
  medianDays: number | null
  slowDays: number | null
}

export interface HourCounts {
  hours: number
  /** Those of them that were confirmed because no one answered. */
  automaticHours: number
  /** Different people. */
  volunteersWorked: number
  byYear: YearHours[]
}

export interface ImpactCounts {
  projects: ProjectCounts
  applications: ApplicationCounts
  hours: HourCounts
}

export const noProjects: ProjectCounts = { posted: 0, completed: 0, canceled: 0, peopleHelped: 0 }
export const noApplications: ApplicationCounts = {
  sent: 0,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
  closed: 0,
  waiting: 0,
  volunteersApplied: 0,
  volunteersAccepted: 0,
  answered: 0,
  medianDays: null,
  slowDays: null,
}
export const noHours: HourCounts = { hours: 0, automaticHours: 0, volunteersWorked: 0, byYear: [] }

/** Counts by the key of a group, as they come from each of the three sources. */
export interface CountsByKey {
  projects: ReadonlyMap<string, ProjectCounts>
  applications: ReadonlyMap<string, ApplicationCounts>
  hours: ReadonlyMap<string, HourCounts>
}

export interface ImpactGroup extends ImpactCounts {
  key: string
}

/** The groups with anything in them, and those of `keys` even if they are empty. */
export function mergeGroups(
  { projects, applications, hours }: CountsByKey,
  keys: readonly string[] = [],
): ImpactGroup[] {
  const all = new Set([...keys, ...projects.keys(), ...applications.keys(), ...hours.keys()])
  return [...all].map((key) => ({
    key,
    projects: projects.get(key) ?? noProjects,
    applications: applications.get(key) ?? noApplications,
    hours: hours.get(key) ?? noHours,
  }))
}

export const impactOrders = ['hours', 'volunteers', 'applications', 'projects', 'name'] as const
export type ImpactOrder = (typeof impactOrders)[number]

const sizes: Record<Exclude<ImpactOrder, 'name'>, (group: ImpactGroup) => number> = {
  hours: ({ hours }) => hours.hours,
  volunteers: ({ hours }) => hours.volunteersWorked,
  applications: ({ applications }) => applications.sent,
  projects: ({ projects }) => projects.posted,
}

/** Whether the groups are intervals of time, which only make sense complete and in their order. */
export const isByTime = (by: ImpactGrouping): by is ImpactInterval => by === 'month' || by === 'quarter'

/** The first groups of a table. Months and quarters are always all there: the last ones matter most. */
export const firstGroups = <Group>(
  groups: readonly Group[],
  { by, limit }: { by: ImpactGrouping; limit: number },
): readonly Group[] => (isByTime(by) ? groups : groups.slice(0, limit))

/** Largest first, equal ones by name. Intervals of time are always in their order. */
export function orderGroups<Group extends ImpactGroup & { name: string }>(
  groups: readonly Group[],
  { by, order }: { by: ImpactGrouping; order: ImpactOrder },
): Group[] {
  if (isByTime(by)) return groups.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const byName = (a: Group, b: Group) => a.name.localeCompare(b.name) || (a.key < b.key ? -1 : 1)
  if (order === 'name') return groups.toSorted(byName)
  const sizeOf = sizes[order]
  return groups.toSorted((a, b) => sizeOf(b) - sizeOf(a) || byName(a, b))
}

/** The share of sent applications that were accepted, in whole percent; null if none was sent. */
export function acceptedPercent({
  accepted,
  sent,
}: Pick<ApplicationCounts, 'accepted' | 'sent'>): number | null {
  return sent === 0 ? null : Math.round((100 * accepted) / sent)
}

/** Days to one decimal, as reports say them. */
export const roundDays = (days: number | null): number | null =>
  days === null ? null : Math.round(days * 10) / 10
