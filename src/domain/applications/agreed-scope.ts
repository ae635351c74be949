/** What volunteers agree to when they are accepted, and how two versions of it differ (decision A30). */

/** In display order. */
export const scopeFields = ['hours', 'duration', 'timeline', 'deadline', 'location', 'deliverables'] as const
export type ScopeField = (typeof scopeFields)[number]

/** One field before and after, normalized; null where nothing is stated. */
export interface ScopeChange {
  field: ScopeField
  before: string | null
  after: string | null
}

interface AgreedWork {
  timeCommitment: number | null
  duration: string | null
  timeline: string | null
  /** YYYY-MM-DD. */
  applicationDeadline: string | null
  isRemote: boolean
  location: string | null
  deliverables: string | null
}

const remote = 'Remote'

/** Trims lines, collapses spaces and drops empty lines; null if nothing is left. */
function normalize(text: string | null): string | null {
  const lines = (text ?? '').split(/\r\n?|\n/).map((line) => line.replaceAll(/\s+/g, ' ').trim())
  return lines.filter(Boolean).join('\n') || null
}

const scopeOf = (work: AgreedWork): Record<ScopeField, string | null> => ({
  hours: work.timeCommitment === null ? null : `${work.timeCommitment}`,
  duration: normalize(work.duration),
  timeline: normalize(work.timeline),
  deadline: work.applicationDeadline,
  location: work.isRemote ? remote : normalize(work.location),
  deliverables: normalize(work.deliverables),
})

/** What changes for accepted volunteers between two versions of a project. Whitespace changes don't count. */
export function listScopeChanges(before: AgreedWork, after: AgreedWork): ScopeChange[] {
  const [previous, is] = [scopeOf(before), scopeOf(after)]
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

/** The items of a list: one per line or sentence, without bullets and numbers. */
export function listItems(text: string | null): string[] {
  return (text ?? '')
    .split(/\n|(?<=[.!?;])\s+/)
    .map((item) => item.replace(/^([-*•–]|\d+[.)])\s+/, '').trim())
    .filter((item) => item !== '' && !/^([-*•–]|\d+[.)])$/.test(item))
}
