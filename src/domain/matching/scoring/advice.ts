/** Which profile change would improve a match, verified by scoring again. */
import { experienceLevelValues, type ExperienceLevel } from '#domain/projects/projects.ts'
import type { Slot } from '#domain/matching/parsing/days.ts'
import { isStated, type ParsedProject } from '#domain/matching/parsing/parse-project.ts'
import { parseVolunteer, type ParsedVolunteer } from '#domain/matching/parsing/parse-volunteer.ts'
import type { MatchFactor, MatchVolunteer, MatchWeights } from './factors.ts'
import { matchParsed, type Match, type MatchOptions } from './score.ts'

/** One thing that a volunteer could add to the profile. */
export type Advice =
  | { kind: 'skill'; label: string }
  | { kind: 'days'; slots: Slot[] }
  | { kind: 'level'; level: ExperienceLevel }
  | { kind: 'hours'; hours: number; now: number }
  | { kind: 'remote' }

export interface Change {
  advice: Advice
  /** The score and the factors with this change. */
  score: number
  factors: Record<MatchFactor, number>
}

interface Pair {
  volunteer: MatchVolunteer
  /** The same as a parsed profile. */
  read: ParsedVolunteer
  project: ParsedProject
  match: Match
  options: MatchOptions & { weights: MatchWeights }
}

/**
 * The advice that would raise the score most; null if none would. Only what a person can truly do or has not said: we
 * never advise anyone to gain a skill or experience, to like another cause, or to move.
 */
export function findChange(pair: Pair): Change | null {
  const { match, options } = pair
  const [best] = adviceFor(pair)
    .map(({ advice, changed }) => {
      const { factors, score, fit } = matchParsed(changed(), pair.project, options)
      return { advice, factors, score, fit }
    })
    .filter(({ score }) => score > match.score)
    .toSorted((a, b) => b.fit - a.fit)
  return best ? { advice: best.advice, score: best.score, factors: best.factors } : null
}

/** A listed skill of the project that the biography speaks of, but that the volunteer doesn't list. */
function findShownSkill({ evidence }: Match): string | null {
  const shown = evidence.skills.find(
    ({ asked: requested, offered }) =>
      isStated(requested) &&
      offered !== null &&
      offered.as !== 'listed' &&
      offered.as !== 'refused' &&
      !offered.isWish &&
      offered.id === requested.id,
  )
  return shown?.asked.label ?? null
}

/** The most hours a week that anyone is advised to find. */
const mostMoreHours = 5
/** How well the skills must fit before anyone is advised to find another time, in [0,1]. */
const leastOfSkills = 0.4

interface Option {
  advice: Advice
  changed: () => ParsedVolunteer
}

function adviceFor({ volunteer, read, project, match, options }: Pair): Option[] {
  const skill = findShownSkill(match)
  const { freeHours, takesRemote, remoteOnly, experienceLevel } = read
  const { timeCommitment: hours, experienceLevel: level } = project
  const slots = project.slots.filter((slot) => !read.busySlots.includes(slot))
  const moreHours = (hours ?? 0) - (freeHours ?? 0)
  // No one finds another time for work that is hardly theirs, or a day more in a week.
  const isTheirs = project.asked.length === 0 || match.factors.skills >= leastOfSkills
  const mayHaveMoreTime = !read.hasNoMoreTime && isTheirs
  const mayHaveMoreHours = mayHaveMoreTime && moreHours <= mostMoreHours
  return [
    ...(skill === null
      ? []
      : [
          {
            advice: { kind: 'skill' as const, label: skill },
            changed: () => parseVolunteer({ ...volunteer, skills: [...volunteer.skills, skill] }, read.text),
          },
        ]),
    ...(mayHaveMoreHours && freeHours !== null && hours !== null && freeHours < hours
      ? [
          {
            advice: { kind: 'hours' as const, hours, now: freeHours },
            changed: () => ({ ...read, freeHours: hours }),
          },
        ]
      : []),
    ...(match.evidence.time.daysOverlap === false && slots.length > 0 && mayHaveMoreTime
      ? [
          {
            advice: { kind: 'days' as const, slots },
            changed: () => ({ ...read, slots: [...read.slots, ...slots] }),
          },
        ]
      : []),
    ...(experienceLevel === null && level !== null && losesByNoLevel({ read, project, match, options })
      ? [{ advice: { kind: 'level' as const, level }, changed: () => ({ ...read, experienceLevel: level }) }]
      : []),
    ...(project.isRemote && takesRemote === false && !remoteOnly
      ? [{ advice: { kind: 'remote' as const }, changed: () => ({ ...read, takesRemote: true }) }]
      : []),
  ]
}

/** Whether no level that someone may truly have lowers the score: only then it is advice to state it. */
const losesByNoLevel = ({ read, project, match, options }: Omit<Pair, 'volunteer'>): boolean =>
  experienceLevelValues.every(
    (experienceLevel) => matchParsed({ ...read, experienceLevel }, project, options).fit >= match.fit,
  )
