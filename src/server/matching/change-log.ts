/** Which projects of an index changed, with an index of these alone. */
import type { IndexedRow } from '#server/queries/matching/match-index.ts'
import type { IndexChanges, IndexData } from './index-data.ts'

interface ChangeLog extends IndexChanges {
  /** Notes that a slot lost its project. */
  noteSlot(slot: number): void
  /** Notes that a project is new or changed, and which slot it has now. */
  noteRow(slot: number, row: IndexedRow): void
  noteRemoved(id: string): void
}

interface SmallIndex {
  put(row: IndexedRow): void
  remove(id: string): void
  data(): IndexData
}

/** A share of all projects, with bounds. */
interface Limit {
  share: number
  least: number
  most: number
}

const limitOf = ({ share, least, most }: Limit, projects: number): number =>
  Math.min(most, Math.max(least, share * projects))

export interface LogLimits {
  /** The most slots in a log. All of them are computed again for each list. */
  mostSlots: Limit
  /** The most projects to parse for one list, a millisecond each: above this share, computing all projects again is quicker. */
  mostParsed: Limit
}
export const logLimits: LogLimits = {
  mostSlots: { share: 1 / 400, least: 500, most: 5000 },
  mostParsed: { share: 1 / 2000, least: 1, most: 50 },
}

/** A log that starts again, under the next number, when it has too many changes. It notes nothing until someone follows it. */
export function makeChangeLog({
  makeIndex,
  countProjects,
  limits: { mostSlots, mostParsed },
}: {
  makeIndex: () => SmallIndex
  /** How many projects the whole index has. */
  countProjects: () => number
  limits: LogLimits
}): ChangeLog {
  let number = 0
  let isFollowed = false
  let index: SmallIndex | null = null
  const slots = new Set<number>()
  const slotOf = new Map<string, number>()
  /** What the small index does not have yet; null for a removed project. */
  const waiting = new Map<string, IndexedRow | null>()

  function restart(): void {
    number += 1
    isFollowed = false
    index = null
    for (const one of [slots, slotOf, waiting]) one.clear()
  }

  function note(id: string, row: IndexedRow | null): void {
    waiting.set(id, row)
    const projects = countProjects()
    if (waiting.size > limitOf(mostParsed, projects) || slots.size > limitOf(mostSlots, projects)) restart()
  }

  return {
    follow() {
      isFollowed = true
      return number
    },
    noteSlot(slot) {
      if (isFollowed) slots.add(slot)
    },
    noteRow(slot, row) {
      if (!isFollowed) return
      slots.add(slot)
      slotOf.set(row.id, slot)
      note(row.id, row)
    },
    noteRemoved(id) {
      if (!isFollowed) return
      slotOf.delete(id)
      note(id, null)
    },
    slots: () => slots,
    slotOf: (id) => slotOf.get(id),
    index() {
      index ??= makeIndex()
      for (const [id, row] of waiting) {
        if (row) index.put(row)
        else index.remove(id)
      }
      waiting.clear()
      return index.data()
    },
  }
}
