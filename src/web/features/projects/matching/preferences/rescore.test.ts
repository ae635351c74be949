import { expect, test } from 'vitest'
import { matchWeights } from '#domain/matching/scoring/factors.ts'
import { aMatch } from '#tests/support/answers/matching-answers.ts'
import { rescoreMatches } from './rescore.ts'

test('a preview has the order that the server gives once the weights are saved: models only count with the default ones', () => {
  const plain = aMatch({ id: 'plain', priority: 1, predicted: 0 })
  const predicted = aMatch({ id: 'predicted', priority: 0, predicted: 8 })
  const order = (weights: typeof matchWeights | Record<keyof typeof matchWeights, number>) =>
    rescoreMatches([plain, predicted], weights, 'recommended').map(({ id }) => id)
  expect(order(matchWeights)).toEqual(['predicted', 'plain'])
  // The same shares of the points.
  expect(order({ skills: 80, causes: 50, location: 30, time: 20, experience: 20 })).toEqual([
    'predicted',
    'plain',
  ])
  expect(order({ ...matchWeights, skills: 41 })).toEqual(['plain', 'predicted'])
})

test('a preview names the reasons in the order that the server gives: what speaks for the match, first of that the skills', () => {
  const [match] = rescoreMatches([aMatch()], { ...matchWeights, causes: 100, time: 30 }, 'recommended')
  expect(match?.matchReasons.map(({ factor }) => factor)).toEqual([
    'skills',
    'time',
    'location',
    'causes',
    'experience',
  ])
})
