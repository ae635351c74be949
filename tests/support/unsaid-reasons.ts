import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching.ts'
import { scoreMatch } from '#domain/matching/score.ts'

/** What brings a point of the skills under the default weights and is not in the sentence about them. */
export function unsaidOf(volunteer: MatchVolunteer, project: MatchProject, sentence: string): string[] {
  const { evidence } = scoreMatch(volunteer, project)
  const isWord = (text: string) => sentence.toLowerCase().includes(text.toLowerCase())
  const work = [...new Set(evidence.skills.map(({ asked }) => asked.label))].filter((label) => {
    const brings = evidence.skills
      .filter(({ asked }) => asked.label === label)
      .reduce((sum, one) => sum + one.brings, 0)
    return brings * matchWeights.skills >= 1.001 && !isWord(label)
  })
  const words = evidence.words.slice(0, 3)
  const areWordsUnsaid = evidence.wordsBring * matchWeights.skills >= 1.001 && !words.every(isWord)
  return areWordsUnsaid ? [...work, ...words] : work
}
