/** What volunteers agree to when they are accepted, and how two versions of it differ (decision A30). */
import { estimateHours } from '#domain/projects/total-hours.ts'

/** What is agreed. Null where the project states nothing. */
export interface AgreedScope {
  title: string
  deliverables: string | null
  hoursPerWeek: number | null
  /** Weekly hours times the duration; null if one of them is missing or open-ended. */
  totalHours: number | null
  duration: string | null
  /** Start and end. */
  timeline: string | null
  isRemote: boolean
  /** Null for remote work. */
  location: string | null
  /** How to get in touch. */
  contact: string | null
}

/** The fields of a project that its scope is made of. */
export interface ScopedProject {
  title: string
  deliverables: string | null
  timeCommitment: number | null
  duration: string | null
  timeline: string | null
  isRemote: boolean
  location: string | null
  contactInstructions: string | null
}

/** What can differ, in display order. */
export const scopeFields = [
  'title',
  'deliverables',
  'hours',
  'totalHours',
  'duration',
  'location',
  'timeline',
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
    timeline: project.timeline,
    isRemote: project.isRemote,
    location: project.isRemote ? null : project.location,
    contact: project.contactInstructions,
  })
}

const withTotal = (scope: Omit<AgreedScope, 'totalHours'>): AgreedScope => ({
  ...scope,
  totalHours: estimateHours(scope.hoursPerWeek, scope.duration),
})

/**
 * The scope as canonical JSON (RFC 8785): keys in order, no spaces. Two scopes are the same to the letter if and only
 * if these texts are, so the SHA-256 of this text identifies a version.
 */
export function canonicalForm(scope: AgreedScope): string {
  const entries = Object.entries(scope).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(Object.fromEntries(entries))
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

const stateFields = (scope: AgreedScope): Record<ScopeField, string | null> => ({
  title: normalize(scope.title),
  deliverables: normalize(scope.deliverables),
  hours: stateNumber(scope.hoursPerWeek),
  totalHours: stateNumber(scope.totalHours),
  duration: normalize(scope.duration),
  timeline: normalize(scope.timeline),
  location: scope.isRemote ? remoteLocation : normalize(scope.location),
  contact: normalize(scope.contact),
})

/** What differs between two scopes. Whitespace, bullets and the order of deliverables don't count. */
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

function isChange({ field, before, after }: ScopeChange): boolean {
  if (field !== 'deliverables') return before !== after
  const { added, removed } = compareItems(before, after)
  return added.length > 0 || removed.length > 0
}

/** Which items of a list (one per line or sentence) were added and which removed. Order doesn't matter. */
export function compareItems(
  before: string | null,
  after: string | null,
): { added: string[]; removed: string[] } {
  const [previous, is] = [listItems(before), listItems(after)]
  return {
    added: is.filter((item) => !previous.includes(item)),
    removed: previous.filter((item) => !is.includes(item)),
  }
}

/** The items of a list of deliverables, each once, without their bullets and numbers. */
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
    ...(isEdited('timeline') && { timeline: after.timeline }),
    ...(isEdited('location') && { isRemote: after.isRemote, location: after.location }),
    ...(isEdited('contact') && { contact: after.contact }),
  })
}
