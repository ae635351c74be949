/** Describes where the points for skills come from: each part that adds some, the largest first. */
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { matchWeights } from '#domain/matching/scoring/factors.ts'
import type { Match } from '#domain/matching/scoring/score.ts'
import type { OfferedWork } from '#domain/matching/parsing/parse-volunteer.ts'
import { isStated, type RequestedWork } from '#domain/matching/parsing/parse-project.ts'
import type { SkillEvidence } from '#domain/matching/scoring/skills.ts'
import { foldLabel } from '#domain/vocabulary/normalize.ts'
import { extractStems } from '#domain/vocabulary/words.ts'
import { widerWork } from '#domain/vocabulary/work-graph.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { joinStatements, type ReaderTexts } from './reader.ts'

/** The smallest part of the factor's value that is shown: one point of the score under the default weights. */
export const minShownValue = 1 / matchWeights.skills
const maxWords = 3

type PartList = 'refused' | 'same' | 'near' | 'work' | 'aside' | 'words' | 'otherLanguages'
interface SkillPart {
  list: PartList
  text: string
  contribution: number
  /** The volunteer's kinds of work that it names. */
  offered: readonly string[]
  /** Whether it only says something if nothing else does. */
  isLoose: boolean
}

/** Why the skills give their points, or what is missing if they give none. */
export function describeSkills(match: Match, reader: ReaderTexts): string {
  const { texts, isOwn, list: joinNames } = reader
  const all = [...listSkillParts(match, reader), ...listWordParts(match, reader)]
  const shown = selectParts(all.filter(({ contribution }) => contribution > 0))
  // Lists are ordered by their largest part.
  const lists = [...new Set(shown.map(({ list }) => list))]
  if (lists.length > 0) {
    const statements = lists.map((list) => {
      const names = shown.filter((part) => part.list === list).map(({ text }) => text)
      if (list === 'otherLanguages') return joinStatements(reader, names.slice(0, 1))
      const skills = joinNames(names)
      return texts.skills[list]({ isOwn, skills, words: skills })
    })
    return joinStatements(reader, statements)
  }
  if (match.points.skills > 0) return texts.skills.little({ isOwn })
  const [ofLanguages] = all.filter(({ list }) => list === 'otherLanguages')
  if (ofLanguages) return ofLanguages.text
  return match.evidence.skills.length === 0 ? texts.skills.notRequired : texts.skills.none({ isOwn })
}

/** Which of the matching skills count less because many projects ask for them; empty if none do. */
export function describeCommonSkills({ commonSkills }: Match, { texts, labels, list }: ReaderTexts): string {
  if (commonSkills.length === 0) return ''
  const skills = list(commonSkills.map((label) => describeSkill(labels, label)))
  return texts.skills.common({ count: commonSkills.length, skills })
}

/**
 * The parts that say something, the largest first: each skill of the volunteer explains one part, the most similar. A
 * loose part is shown only alone.
 */
function selectParts(parts: readonly SkillPart[]): SkillPart[] {
  const ordered = parts.toSorted(
    (a, b) => closeness.indexOf(a.list) - closeness.indexOf(b.list) || b.contribution - a.contribution,
  )
  const firm = ordered.filter(
    (part, index) =>
      !part.isLoose &&
      !ordered.slice(0, index).some((closer) => !closer.isLoose && explainSame(closer, part)),
  )
  const large = firm.filter(({ contribution }) => contribution >= minShownValue - roundingTolerance)
  if (large.length > 0) return large.toSorted((a, b) => b.contribution - a.contribution)
  return [...firm, ...ordered].slice(0, 1)
}

/** The lists from the most to the least similar. */
const closeness: readonly PartList[] = ['refused', 'same', 'otherLanguages', 'work', 'near', 'aside', 'words']

/** Whether all that one part names of the volunteer is named by a closer one. Skills that both list are all named. */
const explainSame = (closer: SkillPart, part: SkillPart): boolean =>
  part.list !== 'same' && part.offered.every((id) => closer.offered.includes(id))

/** Sums of fractions can be off by this much. */
const roundingTolerance = 1e-9

function listSkillParts(match: Match, reader: ReaderTexts): SkillPart[] {
  const labels = [...new Set(match.evidence.skills.map(({ asked: requested }) => requested.label))]
  return labels.flatMap((label): SkillPart[] => {
    const evidence = match.evidence.skills.filter(({ asked: requested }) => requested.label === label)
    const contribution = evidence.reduce((sum, one) => sum + one.contribution, 0)
    const best = evidence.toSorted((a, b) => b.similarity - a.similarity)[0]
    if (!best?.offered || isMisread(best.asked, best.offered)) return []
    const isPreferred = !isRequestedAs(evidence, 'required') && isRequestedAs(evidence, 'preferred')
    const pair = { asked: best.asked, offered: best.offered }
    const offered = (best.by.length === 0 ? [best.offered] : best.by).map(({ id }) => id)
    if (best.otherLanguages !== null) {
      const { skill } = namePair(pair, reader)
      const languages = formatList(reader.language, best.otherLanguages, 'disjunction')
      const text = reader.texts.skills.otherLanguages({ isOwn: reader.isOwn, skill, languages })
      return [{ list: 'otherLanguages', text, contribution, offered, isLoose: false }]
    }
    if (match.skills.same.includes(label))
      return [
        {
          list: 'same',
          text: describePair(pair, isPreferred, reader),
          contribution,
          offered,
          isLoose: false,
        },
      ]
    if (match.skills.near.includes(label)) {
      const similarity = Math.round(100 * best.covered) / 100
      const text = reader.texts.skills.similar({ ...nameAll(best, pair, reader), isPreferred, similarity })
      return [{ list: 'near', text, contribution, offered, isLoose: best.offered.as === 'part' }]
    }
    const text = describePair(pair, false, reader)
    return [{ list: listOf(pair), text, contribution, offered, isLoose: isLoose(pair) }]
  })
}

/** Who lists painting beside carpentry paints walls, which says nothing about art. */
const isMisread = (asked: RequestedWork, offered: OfferedWork): boolean =>
  offered.isOtherSense === true && foldLabel(asked.label) !== foldLabel(offered.label)

/** A similarity to a listed skill is no work that the person says they do. */
function listOf({ asked, offered }: Pair): PartList {
  if (offered.as === 'refused') return 'refused'
  if (asked.isIncidental && !isInTitle(asked)) return 'aside'
  return offered.as === 'listed' ? 'near' : 'work'
}

/**
 * Whether the project only mentions it: as an aside, as a part of a skill that need not be one that the volunteer does,
 * or as something similar in its description.
 */
function isLoose({ asked, offered }: Pair): boolean {
  if (offered.as === 'refused') return false
  if (asked.isIncidental && !isInTitle(asked)) return true
  const isPart = offered.as === 'listed' && widerWork(asked.id).has(offered.id)
  return asked.id !== offered.id && !isStated(asked) && (isPart || !isInTitle(asked))
}

const isInTitle = ({ in: places }: RequestedWork): boolean => places.includes('title')

interface Pair {
  asked: RequestedWork
  offered: OfferedWork
}

/** The requested skill, with the volunteer's own name for it if it differs. */
function describePair(pair: Pair, isPreferred: boolean, reader: ReaderTexts): string {
  const { texts, isOwn } = reader
  const named = namePair(pair, reader)
  if (foldLabel(pair.asked.label) === foldLabel(pair.offered.label))
    return isPreferred ? texts.skills.preferred(named) : named.skill
  return (isPreferred ? texts.skills.preferredOffered : texts.skills.offered)({ ...named, isOwn })
}

/** Words from a text stay as they were written, listed skills have a name in each language. */
const namePair = ({ asked, offered }: Pair, { labels }: ReaderTexts) => ({
  skill: isStated(asked) ? describeSkill(labels, asked.label) : asked.label,
  offered:
    offered.as === 'listed' || offered.as === 'refused'
      ? describeSkill(labels, offered.label)
      : offered.label,
})

/** The requested skill, with all that covers it together. */
function nameAll({ by }: SkillEvidence, pair: Pair, reader: ReaderTexts) {
  const names = (by.length === 0 ? [pair.offered] : by).map(
    (offered) => namePair({ ...pair, offered }, reader).offered,
  )
  return {
    ...namePair(pair, reader),
    offered: formatList(reader.language, [...new Set(names)], 'conjunction'),
  }
}

const isRequestedAs = (evidence: readonly SkillEvidence[], place: 'required' | 'preferred') =>
  evidence.some(({ asked: requested }) => requested.in.includes(place))

function listWordParts({ evidence }: Match, { list }: ReaderTexts): SkillPart[] {
  // "Web" says nothing beside "Web Development".
  const named = new Set(
    evidence.skills.flatMap(({ asked, offered }) =>
      offered === null ? [] : extractStems(`${asked.label}. ${offered.label}`),
    ),
  )
  const fresh = evidence.words.filter((word) => !extractStems(word).every((stem) => named.has(stem)))
  const words = (fresh.length > 0 ? fresh : evidence.words).slice(0, maxWords)
  return words.length === 0
    ? []
    : [
        {
          list: 'words',
          text: list(words),
          contribution: evidence.wordsContribution,
          offered: [],
          isLoose: true,
        },
      ]
}
