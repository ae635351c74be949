/** Which projects of the index someone may apply to. */
import { canDoRemotely } from '#domain/matching/scoring/eligibility.ts'
import type { BestQuery } from './find-best.ts'
import { workCode, type IndexData } from './index-data.ts'
import { signedAt, wholeAt } from './lists.ts'
import { dayNumber } from '#domain/time/day-number.ts'
import { addDays, dayInZone } from '#domain/time/time.ts'

/** Whether a slot has a project with a spot left. A list looks again when it is read. */
export function makeOpen(
  data: IndexData,
  { read, now, isAmong = () => true, eligibleOnly }: BestQuery,
): (slot: number) => boolean {
  const { columns, ids } = data
  const lastDays = columns.lastDays.array()
  const [accepted, spots] = [columns.accepted.array(), columns.spots.array()]
  // A deadline ends with its day where the project is; the list looks at that.
  const yesterday = dayNumber(addDays(dayInZone(now, 'UTC'), -1))
  const places = columns.places.array()
  const remotely = eligibleOnly && read.remoteOnly ? markRemotely(data, read) : null
  return (slot) =>
    isAmong(ids[slot] ?? '') &&
    ids[slot] !== null &&
    wholeAt(lastDays, slot) >= yesterday &&
    (remotely === null || signedAt(places, slot) < 0 || remotely[slot] === 1) &&
    (wholeAt(spots, slot) === 0 || wholeAt(accepted, slot) < wholeAt(spots, slot))
}

/** Marks the slots whose work this person could do remotely. */
function markRemotely(data: IndexData, { offered }: BestQuery['read']): Uint8Array {
  const marks = new Uint8Array(data.ids.length)
  for (const [id, postings] of data.work) {
    if (!canDoRemotely(offered, id)) continue
    const codes = postings.array()
    for (let at = 0; at < postings.length(); at += 1) {
      marks[Math.floor(wholeAt(codes, at) / workCode.slot)] = 1
    }
  }
  return marks
}
