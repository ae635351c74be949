/** What each way to ask for work weighs, by its number (`requestOf`): computed once instead of for each of millions of requests. */
import { shareOfStated, weightOfRequest } from '#domain/matching/scoring/skills.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { requestOf, waysToAsk } from './index-entry.ts'

export const allRequests = Array.from({ length: waysToAsk }, (_, how) => requestOf(how))

export const requestWeights = Float64Array.from(allRequests, (one) => weightOfRequest(one, matchTuning))

/** How much is stated by one that asks for nothing else. */
export const statedAlone = Float64Array.from(allRequests, (one) => shareOfStated([one], matchTuning))

/**
 * What a project states, for each part of the sum of its requests, which is not decided by the best one alone. Divided once for
 * each project instead of in every query. 0 if it asks for nothing.
 */
export const shareOfAsked = ({ stated, asked }: { stated: number; asked: number }): number =>
  asked === 0 ? 0 : ((1 - matchTuning.best) * stated) / asked

/** The same for what the best one decides alone, for each part of the request that weighs most. */
export const shareOfMost = ({ stated, most }: { stated: number; most: number }): number =>
  most === 0 ? 0 : (matchTuning.best * stated) / most
