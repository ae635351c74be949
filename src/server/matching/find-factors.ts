/** The factors of all projects of the index at a time, as `matchParsed` computes them for a pair. */
import { valueOfCauses, weightOfCause } from '#domain/matching/scoring/causes.ts'
import { slots as timeSlots } from '#domain/matching/parsing/days.ts'
import { experienceFactor } from '#domain/matching/scoring/experience.ts'
import { mostPoints, type FindPlace, type MatchFactor } from '#domain/matching/scoring/factors.ts'
import { locationFactor, type LocatedProject } from '#domain/matching/scoring/location.ts'
import { timeFactor } from '#domain/matching/scoring/time.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { expandToRequested } from '#domain/matching/parsing/work-ids.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import type { BestQuery } from './find-best.ts'
import { sumSkills, type SkillSums } from './find-skills.ts'
import { hoursCode, workCode, type IndexData } from './index-data.ts'
import { byteAt, exactAt, makeScratch, signedAt, wholeAt } from './lists.ts'

/** The points of all slots, until they are summed again for another query. */
export interface FactorSums {
  isCandidate: (slot: number) => boolean
  /** The most that skills and causes may give a slot. */
  mostMain: (slot: number) => number
  /** What hours, days and level give. */
  otherPoints: (slot: number) => number
  /** What the place gives. */
  nearnessOf: (slot: number) => number
  /** The most that these and the place may give any slot, and the place alone. */
  mostOthers: number
  mostNearness: number
  fitOf: (slot: number) => number
  pointsOf: (slot: number) => Record<MatchFactor, number>
}

const tuning = matchTuning
const causeScratch = makeScratch()

export function sumFactors(data: IndexData, query: BestQuery): FactorSums {
  const skills = sumSkills(data, query)
  const causes = sumCauses(data, query, skills.sharing)
  const points = mostPoints(query.weights)
  const time = listTimes(query)
  const levels = listLevels(query)
  const nearness = makeNearness(data, query)
  const [hours, times, levelOf, placeOf] = [
    data.columns.hours.array(),
    data.columns.times.array(),
    data.columns.levels.array(),
    data.columns.places.array(),
  ]
  const pointsOf = (slot: number) => ({
    skills: points.skills * skills.of(slot),
    causes: points.causes * causes(slot),
    location: points.location * nearness(signedAt(placeOf, slot)),
    time: points.time * time(byteAt(hours, slot), byteAt(times, slot)),
    experience: points.experience * exactAt(levels, byteAt(levelOf, slot)),
  })
  return {
    isCandidate: makeCandidates(data, query, skills),
    mostMain: (slot) => points.skills * skills.mostOf(slot) + points.causes * causes(slot),
    otherPoints: (slot) =>
      points.time * time(byteAt(hours, slot), byteAt(times, slot)) +
      points.experience * exactAt(levels, byteAt(levelOf, slot)),
    nearnessOf: (slot) => points.location * nearness(signedAt(placeOf, slot)),
    mostOthers: points.location + points.time + points.experience * Math.max(...levels),
    mostNearness: points.location,
    fitOf(slot) {
      const of = pointsOf(slot)
      return of.skills + of.causes + of.time + of.experience + of.location
    },
    pointsOf,
  }
}

/** The value of the causes factor by slot. Marks the slots that share a cause. */
function sumCauses(data: IndexData, { read }: BestQuery, sharing: Uint8Array): (slot: number) => number {
  const ofCauses = data.columns.ofCauses.array()
  // The sum and the best of each slot, side by side.
  const sums = causeScratch(2 * data.ids.length)
  for (const [id, postings] of data.causes) {
    const similarity = Math.max(
      0,
      ...read.causes.map((own) => weightOfCause(own, tuning) * causeSimilarity(own.id, id)),
    )
    if (similarity === 0) continue
    const [codes, length] = [postings.array(), postings.length()]
    const [spoken = 0, named = 0] = [false, true].map(
      (isNamed) => weightOfCause({ isNamed }, tuning) * similarity,
    )
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const slot = code >>> 1
      sharing[slot] = 1
      const met = code & 1 ? named : spoken
      sums[2 * slot] = exactAt(sums, 2 * slot) + met
      if (met > exactAt(sums, 2 * slot + 1)) sums[2 * slot + 1] = met
    }
  }
  return (slot) =>
    valueOfCauses(
      { best: exactAt(sums, 2 * slot + 1), share: exactAt(sums, 2 * slot) * exactAt(ofCauses, slot) },
      tuning,
    )
}

/** Whether a slot may be in the list. */
function makeCandidates(
  data: IndexData,
  { only, isGeneral }: BestQuery,
  { sharing, hasWords }: SkillSums,
): (slot: number) => boolean {
  const marked = only ? markServing(data, only) : sharing
  if (only) return (slot) => marked[slot] === 1
  return isGeneral ? () => true : (slot) => marked[slot] === 1 || hasWords(slot)
}

/** Marks the slots that ask for some work or have some cause. */
function markServing(data: IndexData, { workIds, causes }: NonNullable<BestQuery['only']>): Uint8Array {
  const marks = new Uint8Array(data.ids.length)
  for (const id of expandToRequested(workIds)) {
    const codes = data.work.get(id)
    for (let at = 0; codes && at < codes.length(); at += 1) {
      marks[Math.floor((codes.array()[at] ?? 0) / workCode.slot)] = 1
    }
  }
  for (const cause of causes) {
    const codes = data.causes.get(canonicalCause(cause))
    for (let at = 0; codes && at < codes.length(); at += 1) marks[(codes.array()[at] ?? 0) >>> 1] = 1
  }
  return marks
}

/** The value of the time factor by hours and times. */
function listTimes({ read }: BestQuery): (hours: number, times: number) => number {
  // Computed when first needed: few of all combinations occur.
  const values = new Float64Array(256 << timeSlots.length).fill(-1)
  return (hours, times) => {
    const at = 256 * times + hours
    if ((values[at] ?? 0) < 0) {
      const timeCommitment = hours === hoursCode.unstated ? null : hours
      const slots = timeSlots.filter((_, bit) => times & (1 << bit))
      values[at] = timeFactor(read, { timeCommitment, slots }, tuning).value
    }
    return values[at] ?? 0
  }
}

/** The value of the experience factor by level and role. */
const listLevels = ({ read }: BestQuery): Float64Array =>
  Float64Array.from(
    [null, ...experienceLevelValues].flatMap((experienceLevel) =>
      [null, 'role'].map(
        (beginnersRole) => experienceFactor(read, { experienceLevel, beginnersRole }, tuning).value,
      ),
    ),
  )

/** The value of the location factor by place, computed once for each. */
function makeNearness(data: IndexData, { read, findPlace }: BestQuery): (place: number) => number {
  const locate: FindPlace = (text) => {
    if (text === null || text === read.location) return findPlace(text)
    const point = data.points.get(text)
    if (point !== undefined) return point
    const found = findPlace(text)
    data.points.set(text, found)
    return found
  }
  const of = (project: LocatedProject) => locationFactor(read, project, { findPlace: locate, tuning }).value
  const remote = of({ isRemote: true, location: null, place: [], districts: [], districtsInText: [] })
  const known = new Float64Array(data.places.length).fill(-1)
  return (place) => {
    if (place < 0) return remote
    const project = data.places[place]
    if ((known[place] ?? -1) < 0 && project) known[place] = of(project)
    return known[place] ?? 0
  }
}
