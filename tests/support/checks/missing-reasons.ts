import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/factors.ts'
import { scoreMatch } from '#domain/matching/score.ts'

/** Skills that add a point under the default weights but are missing from the sentence about them. */
export function listMissingReasons(
  volunteer: MatchVolunteer,
  project: MatchProject,
  sentence: string,
): string[] {
  const { evidence } = scoreMatch(volunteer, project)
  const isWord = (text: string) => sentence.toLowerCase().includes(text.toLowerCase())
  const work = [...new Set(evidence.skills.map(({ asked: requested }) => requested.label))].filter(
    (label) => {
      const contribution = evidence.skills
        .filter(({ asked: requested }) => requested.label === label)
        .reduce((sum, one) => sum + one.contribution, 0)
      return contribution * matchWeights.skills >= 1.001 && !isWord(label)
    },
  )
  const words = evidence.words.slice(0, 3)
  const areWordsMissing = evidence.wordsContribution * matchWeights.skills >= 1.001 && !words.every(isWord)
  return areWordsMissing ? [...work, ...words] : work
}
