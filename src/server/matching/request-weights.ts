/** What each way to ask for work weighs, by its number (`requestOf`): computed once instead of for each of millions of requests. */
import { shareOfStated, weightOfRequest } from '#domain/matching/scoring/skills.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { requestOf, waysToAsk } from './index-entry.ts'

export const allRequests = Array.from({ length: waysToAsk }, (_, how) => requestOf(how))

export const requestWeights = Float64Array.from(allRequests, (one) => weightOfRequest(one, matchTuning))

/** How much is stated by one that asks for nothing else. */
export const statedAlone = Float64Array.from(allRequests, (one) => shareOfStated([one], matchTuning))
