import { expect, test } from 'vitest'
import { matchWeights, type MatchWeights } from '#domain/matching/scoring/factors.ts'
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import { matchParsed } from '#domain/matching/scoring/score.ts'
import { noStatistics, type CorpusStatistics } from '#domain/matching/scoring/statistics.ts'
import { emptyVolunteer } from '#server/queries/matching/matching.ts'
import { mostRecent, recallMatch } from './recent-matches.ts'

const stated = {
  requiredSkills: ['Fundraising'],
  preferredSkills: [],
  causeAreas: [],
  isRemote: true,
  location: null,
  timeCommitment: 5,
  experienceLevel: null,
}

interface Known {
  read: ParsedVolunteer
  project: ParsedProject
  weights: MatchWeights
  statistics: CorpusStatistics
}

/** Whether the match had to be computed. */
function isComputed({
  read = parseVolunteer(emptyVolunteer),
  project = parseProject(stated),
  weights = matchWeights,
  statistics = noStatistics,
}: Partial<Known>): boolean {
  let times = 0
  recallMatch({ read, options: { weights, statistics } }, project, () => {
    times += 1
    return matchParsed(read, project, { weights, statistics })
  })
  return times > 0
}

test('a match is computed once, and again for another profile, project, weights or count of words', () => {
  const first = { read: parseVolunteer(emptyVolunteer), project: parseProject(stated) }
  expect(isComputed(first)).toBe(true)
  expect(isComputed({ ...first, weights: { ...matchWeights } })).toBe(false)
  expect(isComputed({ ...first, read: parseVolunteer(emptyVolunteer) })).toBe(true)
  expect(isComputed({ ...first, project: parseProject(stated) })).toBe(true)
  expect(isComputed({ ...first, weights: { ...matchWeights, skills: 50 } })).toBe(true)
  expect(isComputed({ ...first, statistics: { ...noStatistics } })).toBe(true)
})

test('matches of hundreds of other people make room', () => {
  const first = { read: parseVolunteer(emptyVolunteer), project: parseProject(stated) }
  expect(isComputed(first)).toBe(true)
  for (let times = 0; times < 200; times += 1) isComputed({})
  expect(isComputed(first)).toBe(true)
})

test('many matches of one other person make room as well', () => {
  const first = { read: parseVolunteer(emptyVolunteer), project: parseProject(stated) }
  expect(isComputed(first)).toBe(true)
  const other = parseVolunteer(emptyVolunteer)
  const match = matchParsed(other, first.project)
  const options = { weights: matchWeights, statistics: noStatistics }
  for (let times = 0; times < mostRecent.matches; times += 1)
    recallMatch({ read: other, options }, { ...first.project }, () => match)
  expect(isComputed(first)).toBe(true)
})
