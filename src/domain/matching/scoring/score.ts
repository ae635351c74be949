/** The fit of a project for a volunteer, with the evidence for each part. Both sides use the same function. */
import { parseProject, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import {
  combineFactors,
  matchWeights,
  type FindPlace,
  type MatchFactor,
  type MatchProject,
  type MatchVolunteer,
  type MatchWeights,
  type Points,
} from './factors.ts'
import { causesFactor, type CauseEvidence } from './causes.ts'
import { listEligibilityFacts, type EligibilityFact } from './eligibility.ts'
import { experienceFactor, type ExperienceFactor } from './experience.ts'
import { locationFactor, type LocationFactor } from './location.ts'
import { skillsFactor, type SkillEvidence } from './skills.ts'
import { noStatistics, type CorpusStatistics } from './statistics.ts'
import { timeFactor, type TimeFactor } from './time.ts'
import { matchTuning, type MatchTuning } from './tuning.ts'

export interface MatchEvidence {
  skills: readonly SkillEvidence[]
  /** Rare words that the biography and the listing share, the most distinctive first. */
  words: readonly string[]
  /** What these words contribute to the value of the skills factor, in [0,1]. */
  wordsContribution: number
  causes: readonly CauseEvidence[]
  location: LocationFactor
  time: TimeFactor
  experience: ExperienceFactor
}

export interface Match extends Points {
  /** In [0,1]; `combineFactors` turns them into points. */
  factors: Record<MatchFactor, number>
  /** The project's listed skills and causes that the volunteer has: exact ones, and similar ones. */
  skills: { same: string[]; near: string[] }
  /** Those of `skills.same` that many projects ask for, so that they count less. */
  commonSkills: string[]
  causes: { same: string[]; near: string[] }
  evidence: MatchEvidence
  /** Whether this person can take it; not part of the score. */
  facts: EligibilityFact[]
}

export interface MatchOptions {
  weights?: MatchWeights
  statistics?: CorpusStatistics
  /** Needed for pairs that depend on distance. Without it, places are compared by their text. */
  findPlace?: FindPlace
  tuning?: MatchTuning
}

const findNoPlace: FindPlace = () => null

/** The fit of a project for a volunteer. Gaining a required skill never lowers the score. */
export function scoreMatch(
  volunteer: MatchVolunteer,
  project: MatchProject,
  options: MatchOptions = {},
): Match {
  return matchParsed(parseVolunteer(volunteer), parseProject(project), options)
}

/** The fit of two parsed sides. Parse once, then compare any number of pairs. */
export function matchParsed(
  volunteer: ParsedVolunteer,
  project: ParsedProject,
  options: MatchOptions = {},
): Match {
  const { weights = matchWeights, statistics = noStatistics } = options
  const { findPlace = findNoPlace, tuning = matchTuning } = options
  const skills = skillsFactor(volunteer, project, { statistics, tuning })
  const causes = causesFactor(volunteer, project, tuning)
  const location = locationFactor(volunteer, project, { findPlace, tuning })
  const time = timeFactor(volunteer, project, tuning)
  const experience = experienceFactor(volunteer, project, tuning)
  const factors = {
    skills: skills.value,
    causes: causes.value,
    location: location.value,
    time: time.value,
    experience: experience.value,
  }
  const listed = skills.evidence.filter(
    ({ asked: requested }) => requested.in.includes('required') || requested.in.includes('preferred'),
  )
  const listedSkills = splitByNearness(
    listed.map(({ asked: requested, similarity, offered }) => ({
      label: requested.label,
      similarity: offered?.as === 'listed' || offered?.as === 'part' ? similarity : 0,
    })),
  )
  return {
    ...combineFactors(factors, weights),
    factors,
    skills: listedSkills,
    commonSkills: listedSkills.same.filter((label) =>
      listed.some((one) => one.isCommon && one.asked.label === label),
    ),
    causes: splitByNearness(
      causes.evidence
        .filter(({ cause, own }) => cause.isNamed && own?.isNamed)
        .map(({ cause, similarity }) => ({ label: cause.label, similarity })),
    ),
    evidence: {
      skills: skills.evidence,
      words: skills.words,
      wordsContribution: skills.wordsContribution,
      causes: causes.evidence,
      location,
      time,
      experience,
    },
    facts: listEligibilityFacts(volunteer, project),
  }
}

/** A label with several kinds of work is an exact match if each of them is, and a similar one if any of them is. */
function splitByNearness(found: readonly { label: string; similarity: number }[]): {
  same: string[]
  near: string[]
} {
  const labels = [...new Set(found.map(({ label }) => label))].map((label) => {
    const similarities = found.filter((one) => one.label === label).map(({ similarity }) => similarity)
    return { label, least: Math.min(...similarities), most: Math.max(...similarities) }
  })
  return {
    same: labels.filter(({ least }) => least === 1).map(({ label }) => label),
    near: labels.filter(({ least, most }) => most > 0 && least < 1).map(({ label }) => label),
  }
}
