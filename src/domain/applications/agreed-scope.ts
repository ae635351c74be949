/** What volunteers agree to when they are accepted, and how two versions of it differ (decision A30). */
import type { Milestone } from '#domain/projects/milestones.ts'
import { estimateHours } from '#domain/projects/total-hours.ts'
import type { LocalDate } from '#domain/time/time.ts'

/** What is agreed. Null where the project states nothing. */
export interface AgreedScope {
  title: string
  deliverables: string | null
  hoursPerWeek: number | null
  /** Weekly hours times the duration; null if one of them is missing or open-ended. */
  totalHours: number | null
  duration: string | null
  startDate: LocalDate | null
  endDate: LocalDate | null
  milestones: Milestone[] | null
  /** Start and end in words. */
  timeline: string | null
  isRemote: boolean
  /** Null for remote work. */
  location: string | null
  /** Who answers questions. */
  contactName: string | null
  /** How to get in touch. */
  contact: string | null
}

/** The fields of a project that its scope is made of. */
export interface ScopedProject {
  title: string
  deliverables: string | null
  timeCommitment: number | null
  duration: string | null
  startDate: LocalDate | null
  endDate: LocalDate | null
  milestones: readonly Milestone[]
  timeline: string | null
  isRemote: boolean
  location: string | null
  contactName: string | null
  contactInstructions: string | null
}

/** What can differ, in display order. */
export const scopeFields = [
  'title',
  'deliverables',
  'hours',
  'totalHours',
  'duration',
  'startDate',
  'endDate',
  'location',
  'milestones',
  'timeline',
  'contactName',
  'contact',
] as const
export type ScopeField = (typeof scopeFields)[number]

/** One field before and after, normalized; null where nothing is stated. */
export interface ScopeChange {
  field: ScopeField
  before: string | null
  after: string | null
}

/** How a version came about; `recorded`: not with the acceptance but later, from the project as it was then. */
export const scopeSources = ['acceptance', 'change', 'recorded'] as const
export type ScopeSource = (typeof scopeSources)[number]

/** The scope of a project as it is. */
export function scopeOf(project: ScopedProject): AgreedScope {
  return withTotal({
    title: project.title,
    deliverables: project.deliverables,
    hoursPerWeek: project.timeCommitment,
    duration: project.duration,
    startDate: project.startDate,
    endDate: project.endDate,
    milestones: project.milestones.length > 0 ? [...project.milestones] : null,
    timeline: project.timeline,
    isRemote: project.isRemote,
    location: project.isRemote ? null : project.location,
    contactName: project.contactName,
    contact: project.contactInstructions,
  })
}

const withTotal = (scope: Omit<AgreedScope, 'totalHours'>): AgreedScope => ({
  ...scope,
  totalHours: estimateHours(scope.hoursPerWeek, scope.duration),
})

/** Fields that joined after the first scopes were stored. Not stated, they are left out, as in those. */
export const laterFields = [
  'startDate',
  'endDate',
  'milestones',
  'contactName',
] as const satisfies readonly (keyof AgreedScope)[]
const isLater = (name: string) => laterFields.some((field) => field === name)

/**
 * The scope as canonical JSON (RFC 8785): keys in order, no spaces. Two scopes are the same to the letter if and only
 * if these texts are, so the SHA-256 of this text identifies a version.
 */
export function canonicalForm(scope: AgreedScope): string {
  const stated = Object.entries(scope).filter(([name, value]) => value !== null || !isLater(name))
  return JSON.stringify(sortKeys(Object.fromEntries(stated)))
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sortKeys(each)]))
}

/** How much of a hash is shown: enough to tell versions apart at a glance. */
export const shortHash = (hash: string): string => hash.slice(0, 12)

/** How a change states that the work is remote; its words are texts. */
export const remoteLocation = 'Remote'

/** Trims lines, collapses spaces and drops empty lines; null if nothing is left. */
function normalize(text: string | null): string | null {
  const lines = (text ?? '').split(/\r\n?|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n') || null
}

const stateNumber = (value: number | null) => (value === null ? null : `${value}`)

/** One milestone as a line; its date and hours are the same in every language. */
const stateMilestone = ({ title, dueDate, afterHours }: Milestone) =>
  [normalize(title), dueDate, afterHours === null ? null : `${afterHours} h`].filter(Boolean).join(' · ')

const stateMilestones = (milestones: AgreedScope['milestones']) =>
  milestones?.map(stateMilestone).join('\n') || null

/** The milestones that a change states. */
export function listMilestones(stated: string | null): Milestone[] {
  return (stated?.split('\n') ?? []).map((line) => {
    const [, title = line, dueDate = null, hours = null] =
      /^(.*?)(?: · (\d{4}-\d{2}-\d{2}))?(?: · (\d+) h)?$/.exec(line) ?? []
    return { title, dueDate, afterHours: hours === null ? null : Number(hours) }
  })
}

const stateFields = (scope: AgreedScope): Record<ScopeField, string | null> => ({
  title: normalize(scope.title),
  deliverables: normalize(scope.deliverables),
  hours: stateNumber(scope.hoursPerWeek),
  totalHours: stateNumber(scope.totalHours),
  duration: normalize(scope.duration),
  startDate: scope.startDate,
  endDate: scope.endDate,
  milestones: stateMilestones(scope.milestones),
  timeline: normalize(scope.timeline),
  location: scope.isRemote ? remoteLocation : normalize(scope.location),
  contactName: normalize(scope.contactName),
  contact: normalize(scope.contact),
})

/** What differs between two scopes. Whitespace, bullets and the order of deliverables and milestones don't count. */
export function listScopeChanges(before: AgreedScope, after: AgreedScope): ScopeChange[] {
  const [previous, is] = [stateFields(before), stateFields(after)]
  return scopeFields.map((field) => ({ field, before: previous[field], after: is[field] })).filter(isChange)
}

/** Merges the changes of several edits, oldest first. A change that was reverted is left out. */
export function mergeScopeChanges(edits: readonly (readonly ScopeChange[])[]): ScopeChange[] {
  return scopeFields.flatMap((field) => {
    const fieldChanges = edits.flat().filter((change) => change.field === field)
    const [first, last] = [fieldChanges.at(0), fieldChanges.at(-1)]
    const merged = first && last && { field, before: first.before, after: last.after }
    return merged && isChange(merged) ? [merged] : []
  })
}

/** The fields that are lists. */
const listFields = ['deliverables', 'milestones'] as const satisfies readonly ScopeField[]
export type ScopeList = (typeof listFields)[number]
export const isScopeList = (field: ScopeField): field is ScopeList =>
  listFields.some((each) => each === field)

function isChange({ field, before, after }: ScopeChange): boolean {
  if (!isScopeList(field)) return before !== after
  const { added, removed } = compareItems(field, { before, after })
  return added.length > 0 || removed.length > 0
}

/** Which items of a list were added and which removed. Order doesn't matter. */
export function compareItems(
  field: ScopeList,
  { before, after }: Pick<ScopeChange, 'before' | 'after'>,
): { added: string[]; removed: string[] } {
  const list = (text: string | null) =>
    field === 'deliverables' ? listItems(text) : (text?.split('\n') ?? [])
  const [previous, is] = [list(before), list(after)]
  return {
    added: is.filter((item) => !previous.includes(item)),
    removed: previous.filter((item) => !is.includes(item)),
  }
}

/** The items of a list of deliverables, one per line or sentence, each once, without their bullets and numbers. */
export function listItems(text: string | null): string[] {
  const items = (text ?? '')
    .split(/\n|(?<=[.!?;])\s+/)
    .map((item) => item.replace(/^([-*•–]|\d+[.)])\s+/, '').trim())
    .filter((item) => item !== '' && !/^([-*•–]|\d+[.)])$/.test(item))
  return [...new Set(items)]
}

/** The same scope with the fields that an edit of the project changed, as they are after it. */
export function applyEdit(
  scope: AgreedScope,
  edit: { before: AgreedScope; after: AgreedScope },
): AgreedScope {
  const { after } = edit
  const isEdited = (field: ScopeField) =>
    listScopeChanges(edit.before, after).some((change) => change.field === field)
  return withTotal({
    ...scope,
    ...(isEdited('title') && { title: after.title }),
    ...(isEdited('deliverables') && { deliverables: after.deliverables }),
    ...(isEdited('hours') && { hoursPerWeek: after.hoursPerWeek }),
    ...(isEdited('duration') && { duration: after.duration }),
    ...(isEdited('startDate') && { startDate: after.startDate }),
    ...(isEdited('endDate') && { endDate: after.endDate }),
    ...(isEdited('milestones') && { milestones: after.milestones }),
    ...(isEdited('timeline') && { timeline: after.timeline }),
    ...(isEdited('location') && { isRemote: after.isRemote, location: after.location }),
    ...(isEdited('contactName') && { contactName: after.contactName }),
    ...(isEdited('contact') && { contact: after.contact }),
  })
}
