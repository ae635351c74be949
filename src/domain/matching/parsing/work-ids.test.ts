import { expect, test } from 'vitest'
import { workSimilarity } from '#domain/vocabulary/work-graph.ts'
import { kindsOfWork } from '#domain/vocabulary/work/all.ts'
import { matchTuning } from '#domain/matching/scoring/tuning.ts'
import { expandToOffered, expandToRequested } from './work-ids.ts'

test('candidates are all those whose work is similar enough to count in the score', () => {
  for (const { id } of kindsOfWork) {
    const near = kindsOfWork.filter((one) => workSimilarity(id, one.id) >= matchTuning.nearFrom)
    expect(expandToRequested([id])).toEqual(expect.arrayContaining(near.map((one) => one.id)))
    const standsIn = kindsOfWork.filter((one) => workSimilarity(one.id, id) >= matchTuning.nearFrom)
    expect(expandToOffered([id])).toEqual(expect.arrayContaining(standsIn.map((one) => one.id)))
  }
})
