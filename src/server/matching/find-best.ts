/**
 * Finds the best fits in the index. The sums are those of `matchParsed`, over all projects at a time instead of over one
 * pair: a test compares them. The list itself is scored by `matchParsed`, which also gives the reasons.
 */
import { valueOfCauses, weightOfCause } from '#domain/matching/causes.ts'
import { slots as timeSlots } from '#domain/matching/days.ts'
import { experienceFactor } from '#domain/matching/experience.ts'
import { mostPoints, type FindPlace, type MatchWeights } from '#domain/matching/factors.ts'
import { locationFactor, type LocatedProject } from '#domain/matching/location.ts'
import type { MatchOrder } from '#domain/matching/order.ts'
import type { ParsedVolunteer } from '#domain/matching/parse-volunteer.ts'
import type { Predictions } from '#domain/matching/predictions.ts'
import type { CorpusStatistics } from '#domain/matching/statistics.ts'
import { timeFactor } from '#domain/matching/time.ts'
import { matchTuning } from '#domain/matching/tuning.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { expandToRequested } from '#domain/matching/work-ids.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { bestFirst, makeBest, makeBestOfGroups, type Valued } from './best.ts'
import { hoursCode, workCode, type IndexData } from './index-data.ts'
import { byteAt, exactAt, makeScratch, signedAt, wholeAt } from './lists.ts'
import { sumSkills, type SkillSums } from './find-skills.ts'
import { makeNeed, makeOpenness, makePredicted, noNeed } from './added-points.ts'
import { makeOpen } from './open-slots.ts'

export interface BestQuery {
  read: ParsedVolunteer
  weights: MatchWeights
  statistics: CorpusStatistics
  /** The same for every query of someone with a location: the index keeps what it finds. */
  findPlace: FindPlace
  order: MatchOrder
  /** The models in use, which change the recommended order. */
  predictions: Predictions
  now: Date
  /** Whether every project is a candidate, because the profile says nothing to match on. */
  isGeneral?: boolean
  /** Only projects that were posted after this. */
  postedAfter?: Date
  /** Only projects that ask for such work or have such causes, also where the volunteer offers and has none of them. */
  only?: { workIds: readonly string[]; causes: readonly string[] }
  /** Leaves out what someone who only works remotely cannot take. */
  eligibleOnly?: boolean
  /** How many to return. */
  most: number
  /** Besides these, so many with at most `perOrganization` of one organization. */
  spread?: { most: number; perOrganization: number }
}

/** A project of the index with what decides its place in a list: its slot, the points, and when it was posted. */
export interface RankedProject extends Valued {
  id: string
  organizationId: string
  fit: number
  /** The points of the models in use (`predictPoints`). */
  predicted: number
  /** The points of a general list (`computeOpenness`). */
  openness: number
}

const tuning = matchTuning
const [causeScratch, causeSumScratch] = [makeScratch(), makeScratch()]

/** The best fits in their order. Of equal ones, the newest first. */
export function findBest(data: IndexData, query: BestQuery): RankedProject[] {
  const count = data.ids.length
  const skills = sumSkills(data, query)
  const causes = sumCauses(data, query, skills.sharing)
  const isCandidate = makeCandidates(data, query, skills)
  const points = mostPoints(query.weights)
  const { columns } = data
  const time = listTimes(query)
  const levels = listLevels(query)
  const nearness = makeNearness(data, query)
  const [hours, times, levelOf, placeOf, createdAt] = [
    columns.hours.array(),
    columns.times.array(),
    columns.levels.array(),
    columns.places.array(),
    columns.createdAt.array(),
  ]
  const timeOf = (slot: number) => time(byteAt(hours, slot), byteAt(times, slot))
  const need = query.order === 'recommended' ? makeNeed(data, query.now) : noNeed
  const predicted = makePredicted(query, {
    needOf: need.of,
    createdAt: (slot) => exactAt(createdAt, slot),
    pointsOf: (slot) => ({
      skills: points.skills * skills.of(slot),
      causes: points.causes * exactAt(causes, slot),
      location: points.location * nearness(signedAt(placeOf, slot)),
      time: points.time * timeOf(slot),
      experience: points.experience * exactAt(levels, byteAt(levelOf, slot)),
    }),
  })
  const openness = makeOpenness(data, query)
  const isOpen = makeOpen(data, query)
  const organizations = columns.organizations.array()
  const best = makeBest(query.most)
  const { most: spreadMost = 0, perOrganization: perGroup = 0 } = query.spread ?? {}
  const spread =
    query.spread && makeBestOfGroups({ most: spreadMost, perGroup }, (slot) => wholeAt(organizations, slot))
  /** What those that are found have at least: what rounding adds must not decide. */
  const findLeast = () => Math.min(best.least(), spread?.least() ?? Infinity) - 1 / precision
  const mostAdded = need.most + predicted.most + openness.most
  const mostOthers = points.location + points.time + points.experience * Math.max(...levels) + mostAdded
  let least = -Infinity
  for (let slot = 0; slot < count; slot += 1) {
    // Nearly all projects end here. Everything else is only computed where it can decide.
    const most = points.skills * exactAt(skills.most, slot) + points.causes * exactAt(causes, slot)
    if (most + mostOthers < least || !isCandidate(slot) || !isOpen(slot)) continue
    const others = points.time * timeOf(slot) + points.experience * exactAt(levels, byteAt(levelOf, slot))
    const mostHere = points.location + need.mostOf(slot) + predicted.most + openness.most
    if (most + others + mostHere < least) continue
    const fit =
      points.skills * skills.of(slot) +
      points.causes * exactAt(causes, slot) +
      others +
      points.location * nearness(signedAt(placeOf, slot))
    const added = need.of(slot) + predicted.of(slot) + openness.of(slot)
    // Sums in another order differ in the last digits, which must not decide between equal ones.
    const rounded = Math.round((fit + added) * precision) / precision
    best.add(slot, rounded, exactAt(createdAt, slot))
    spread?.add(slot, rounded, exactAt(createdAt, slot))
    least = findLeast()
  }
  const found = new Map([...best.list(), ...(spread?.list() ?? [])].map((one) => [one.candidate, one]))
  return [...found.values()].toSorted(bestFirst).flatMap(({ candidate: slot, value, tie }) => {
    const id = data.ids[slot]
    const organizationId = data.organizations[wholeAt(organizations, slot)] ?? ''
    const added = { predicted: predicted.of(slot), openness: openness.of(slot) }
    const fit = value - need.of(slot) - added.predicted - added.openness
    return id ? [{ candidate: slot, value, tie, id, organizationId, fit, ...added }] : []
  })
}
const precision = 1e7

/** The value of the causes factor of each slot. Marks the slots that share a cause. */
function sumCauses(data: IndexData, { read }: BestQuery, sharing: Uint8Array): Float64Array {
  const count = data.ids.length
  const all = data.columns.causeWeights.array()
  const best = causeScratch(count)
  const sums = causeSumScratch(count)
  for (const [id, postings] of data.causes) {
    const similarity = Math.max(
      0,
      ...read.causes.map((own) => weightOfCause(own, tuning) * causeSimilarity(own.id, id)),
    )
    if (similarity === 0) continue
    const [codes, length] = [postings.array(), postings.length()]
    const [spoken, named] = [false, true].map((isNamed) => weightOfCause({ isNamed }, tuning) * similarity)
    for (let at = 0; at < length; at += 1) {
      const code = wholeAt(codes, at)
      const slot = code >>> 1
      sharing[slot] = 1
      const met = (code & 1 ? named : spoken) ?? 0
      if (met > exactAt(best, slot)) best[slot] = met
      sums[slot] = exactAt(sums, slot) + met
    }
  }
  const none = valueOfCauses({ best: 0, share: 0 }, tuning)
  for (let slot = 0; slot < count; slot += 1) {
    const sum = exactAt(sums, slot)
    best[slot] =
      sum === 0 ? none : valueOfCauses({ best: exactAt(best, slot), share: sum / exactAt(all, slot) }, tuning)
  }
  return best
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
