/** The fit of a project for a volunteer, with the evidence for each of its parts. The same function for both sides. */
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
import { parseProject, type ParsedProject } from './parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from './parse-volunteer.ts'
import { skillsFactor, type SkillEvidence } from './skills.ts'
import { noStatistics, type CorpusStatistics } from './statistics.ts'
import { timeFactor, type TimeFactor } from './time.ts'
import { matchTuning, type MatchTuning } from './tuning.ts'

export interface MatchEvidence {
  skills: readonly SkillEvidence[]
  /** Words that the biography and the listing share, those that tell most first. */
  words: readonly string[]
  /** What these bring of the skills factor's value, in [0,1]. */
  wordsContribution: number
  causes: readonly CauseEvidence[]
  location: LocationFactor
  time: TimeFactor
  experience: ExperienceFactor
}

export interface Match extends Points {
  /** In [0,1]: what `combineFactors` makes points of. */
  factors: Record<MatchFactor, number>
  /** The project's stated skills and named causes that the volunteer has: the same, and only near ones. */
  skills: { same: string[]; near: string[] }
  causes: { same: string[]; near: string[] }
  evidence: MatchEvidence
  /** What decides whether this person can take it; no part of the score. */
  facts: EligibilityFact[]
}

export interface MatchOptions {
  weights?: MatchWeights
  statistics?: CorpusStatistics
  /** Needed for pairs that go by kilometres; without it written places are compared as they are written. */
  findPlace?: FindPlace
  tuning?: MatchTuning
}

const findNoPlace: FindPlace = () => null

/** The fit of a project for a volunteer; who gains a skill that is asked for never scores lower. */
export function scoreMatch(
  volunteer: MatchVolunteer,
  project: MatchProject,
  options: MatchOptions = {},
): Match {
  return matchParsed(parseVolunteer(volunteer), parseProject(project), options)
}

/** The fit of two that have been read: reading once serves any number of pairs. */
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
  return {
    ...combineFactors(factors, weights),
    factors,
    skills: splitByNearness(
      skills.evidence
        .filter(
          ({ asked: requested }) => requested.in.includes('required') || requested.in.includes('preferred'),
        )
        .map(({ asked: requested, similarity, offered }) => ({
          label: requested.label,
          similarity: offered?.as === 'biography' ? 0 : similarity,
        })),
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

/** A label that names several kinds of work is the same where each of them is, and near where one of them is. */
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
