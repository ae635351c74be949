/** What the recommended order adds to the fit of the projects of the index: need, what the models in use predict, and openness. */
import type { MatchFactor } from '#domain/matching/scoring/factors.ts'
import { computeOpenness, mostOpenness } from '#domain/matching/scoring/general.ts'
import { computeNeed, daysPosted, lastPrice, mostNeed, type MatchOrder } from '#domain/matching/order.ts'
import { predictPoints, type Predictions } from '#domain/matching/predictions/predictions.ts'
import { predictionRule } from '#domain/matching/predictions/prediction-rule.ts'
import { findStaleDay } from '#domain/projects/browse-order.ts'
import { experienceLevelValues } from '#domain/projects/projects.ts'
import { dayNumber } from '#domain/time/day-number.ts'
import type { BestQuery } from './find-best.ts'
import type { IndexData } from './index-data.ts'
import { byteAt, exactAt, wholeAt } from './lists.ts'

/** The points for the need of each slot, and what is added for it, with the most that this may be: of the slot, and of any. */
interface Need {
  of: (slot: number) => number
  /** The same, less what an import loses that is stale. */
  addedTo: (slot: number) => number
  mostOf: (slot: number) => number
  most: number
}

/** In an order that does not look at it. */
export const noNeed: Need = { of: () => 0, addedTo: () => 0, mostOf: () => 0, most: 0 }

export function makeNeed({ columns }: IndexData, now: Date): Need {
  const [pending, accepted, spots, createdAt, importedFor] = [
    columns.pending.array(),
    columns.accepted.array(),
    columns.spots.array(),
    columns.createdAt.array(),
    columns.importedFor.array(),
  ]
  const staleDay = dayNumber(findStaleDay(now))
  const needOf = (slot: number) =>
    computeNeed(
      {
        pendingCount: wholeAt(pending, slot),
        acceptedCount: wholeAt(accepted, slot),
        maxVolunteers: wholeAt(spots, slot) || null,
        createdAt: new Date(exactAt(createdAt, slot)),
      },
      now,
    )
  return {
    of: needOf,
    addedTo: (slot) => needOf(slot) - (wholeAt(importedFor, slot) < staleDay ? lastPrice : 0),
    mostOf: (slot) =>
      wholeAt(pending, slot) + wholeAt(accepted, slot) === 0 ? mostNeed.noApplicants : mostNeed.applicants,
    most: mostNeed.noApplicants,
  }
}

/** What the index knows of a slot. */
interface Slots {
  pointsOf: (slot: number) => Record<MatchFactor, number>
  needOf: (slot: number) => number
  /** In milliseconds. */
  createdAt: (slot: number) => number
}

/** The points of each slot, and the most that one may have: 0 in an order or with models that add nothing. */
export function makePredicted(
  { order, predictions, now }: { order: MatchOrder; predictions: Predictions; now: Date },
  { pointsOf, needOf, createdAt }: Slots,
): { of: (slot: number) => number; most: number } {
  if (order !== 'recommended' || Object.keys(predictions).length === 0) return { of: () => 0, most: 0 }
  return {
    of: (slot) =>
      predictPoints(predictions, {
        points: pointsOf(slot),
        need: needOf(slot),
        projectDays: daysPosted(new Date(createdAt(slot)), now),
      }),
    most: predictionRule.most,
  }
}

/** What a general list adds to each slot, and the most that one may have. */
export function makeOpenness(
  { columns }: IndexData,
  { order, isGeneral, read }: Pick<BestQuery, 'order' | 'isGeneral' | 'read'>,
): { of: (slot: number) => number; most: number } {
  if (order !== 'recommended' || !isGeneral) return { of: () => 0, most: 0 }
  // By the codes of the column: level and role.
  const points = Float64Array.from(
    [null, ...experienceLevelValues].flatMap((experienceLevel) =>
      Array.from({ length: 2 }, () => computeOpenness(read, { experienceLevel })),
    ),
  )
  const levels = columns.levels.array()
  return { of: (slot) => exactAt(points, byteAt(levels, slot)), most: mostOpenness }
}
