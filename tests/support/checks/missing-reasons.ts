import { matchWeights, type MatchProject, type MatchVolunteer } from '#domain/matching/scoring/factors.ts'
import { scoreMatch } from '#domain/matching/scoring/score.ts'

/**
 * Skills that both sides list and that add a point under the default weights but are missing from the sentence about
 * them, or the sentence itself if it says that there are none although something adds a point.
 */
export function listMissingReasons(
  volunteer: MatchVolunteer,
  project: MatchProject,
  sentence: string,
): string[] {
  const { evidence, skills, points } = scoreMatch(volunteer, project)
  const missing = skills.same.filter((label) => {
    const contribution = evidence.skills
      .filter(({ asked: requested }) => requested.label === label)
      .reduce((sum, one) => sum + one.contribution, 0)
    return (
      contribution * matchWeights.skills >= 1.001 && !sentence.toLowerCase().includes(label.toLowerCase())
    )
  })
  return points.skills > 0 && sentence === 'Asks for none of your skills' ? [...missing, sentence] : missing
}
