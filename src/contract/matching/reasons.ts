/** Describes why a match has its score: what each factor found, for either audience. */
import {
  matchFactors,
  orderReasons,
  type MatchFactor,
  type MatchProject,
  type MatchVolunteer,
} from '#domain/matching/scoring/factors.ts'
import { isInFavor } from '#domain/matching/scoring/in-favor.ts'
import type { ParsedCause } from '#domain/matching/parsing/parse-project.ts'
import { findSharedDistrict } from '#domain/matching/parsing/places.ts'
import type { Match } from '#domain/matching/scoring/score.ts'
import { findStatedTime } from '#domain/matching/parsing/stated-time.ts'
import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { describeCause, describeCauses } from '#contract/i18n/skills-and-causes.ts'
import { optionsCatalog } from '#contract/texts/options-texts.ts'
import { causeSimilarity } from '#domain/vocabulary/cause-graph.ts'
import { joinStatements, readTextsFor, type MatchReader, type ReaderTexts } from './reader.ts'
import { describeCommonSkills, describeSkills } from './skill-reasons.ts'

export interface MatchReason {
  factor: MatchFactor
  description: string
  /** Points of the total score. */
  score: number
}

export interface DescribedFactor {
  factor: MatchFactor
  /** In [0,1]. */
  value: number
  points: number
  description: string
  /** Whether it speaks for the match. */
  isInFavor: boolean
}

interface Pair {
  volunteer: MatchVolunteer
  project: MatchProject
}
interface FactorContext extends Pair {
  match: Match
  reader: ReaderTexts
}

/** All five factors in order, including those that add nothing, with what lowers them. */
export function describeFactors(reader: MatchReader, match: Match, pair: Pair): DescribedFactor[] {
  const context = { ...pair, match, reader: readTextsFor(reader) }
  return matchFactors.map((factor) => ({
    factor,
    value: match.factors[factor],
    points: match.points[factor],
    description: describeInFull(factor, context),
    isInFavor: isInFavor(match, factor),
  }))
}

/** A factor as its breakdown describes it. */
function describeInFull(factor: MatchFactor, context: FactorContext): string {
  const { match, reader } = context
  const common = factor === 'skills' ? describeCommonSkills(match, reader) : ''
  return joinStatements(reader, [describe[factor](context), ...(common === '' ? [] : [common])])
}

/**
 * The reasons of a match in the order to read them, because a row has room for the first ones; only those that add points.
 * Their scores add up to the match's score. What lowers them is in the breakdown.
 */
export function describeReasons(reader: MatchReader, match: Match, pair: Pair): MatchReason[] {
  const context = { ...pair, match, reader: readTextsFor(reader) }
  const reasons = matchFactors
    .filter((factor) => match.points[factor] > 0)
    .map((factor) => ({ factor, score: match.points[factor], isInFavor: isInFavor(match, factor) }))
  return orderReasons(reasons).map(({ factor, score }) => ({
    factor,
    description: describe[factor](context),
    score,
  }))
}

const describe: Record<MatchFactor, (context: FactorContext) => string> = {
  skills: ({ match, reader }) => describeSkills(match, reader),
  causes: (context) => describeNamedCauses(context) || describeOtherCauses(context),
  location: describeLocation,
  time: (context) => {
    const { texts, isOwn } = context.reader
    const statement = describeTime(context)
    return context.match.evidence.time.daysOverlap === false
      ? texts.time.otherDays({ isOwn, statement })
      : statement
  },
  experience: ({ match, volunteer, project, reader: { language, isOwn, texts } }) => {
    const { beginnersRole } = match.evidence.experience
    if (beginnersRole !== null) return texts.experience.beginners({ words: beginnersRole })
    if (project.experienceLevel === null) return texts.experience.notRequired
    const { experienceLevel: levels } = optionsCatalog.read(language)
    const level = levels[project.experienceLevel]
    if (volunteer.experienceLevel === null) return texts.experience.ownNotStated({ isOwn, level })
    return volunteer.experienceLevel === project.experienceLevel
      ? texts.experience.same({ isOwn, level })
      : texts.experience.other({ isOwn, level, own: levels[volunteer.experienceLevel] })
  },
}

function describeLocation({ match, volunteer, project, reader }: FactorContext): string {
  const { language, isOwn, texts } = reader
  if (volunteer.remoteOnly && !project.isRemote) return texts.location.notRemote({ isOwn })
  const { by, kilometres, districtsInText, ruledOutBy } = match.evidence.location
  const place = project.location ?? ''
  if (ruledOutBy !== null) {
    const named = districtsInText.length > 0 ? reader.list(districtsInText) : place
    return texts.location.ruledOut({ isOwn, place: named, words: ruledOutBy })
  }
  if (by === 'unknown') return texts.location.unknown
  if (by === 'remote')
    return volunteer.takesRemote === false && !volunteer.remoteOnly
      ? texts.location.remoteNotChosen({ isOwn })
      : texts.location.remote
  if ((by === 'district' || by === 'city') && districtsInText.length > 0)
    return texts.location[`${by}InText`]({ isOwn, place: reader.list(districtsInText) })
  const district = by === 'district' ? findSharedDistrict(volunteer.location, project.location) : null
  // Not "near you": it may be as wide as Brooklyn.
  if (district !== null) return texts.location.cityDistrict({ isOwn, district, place })
  if (by !== 'distance') return texts.location[by]({ isOwn, place })
  const rounded = Math.round(kilometres ?? 0)
  return rounded === 0
    ? texts.location.district({ isOwn, place })
    : texts.location.distance({ isOwn, place, distance: formatKilometers(language, rounded) })
}

const formatKilometers = (language: Language, kilometers: number): string =>
  getNumberFormat(settingsOf(language).locale, { style: 'unit', unit: 'kilometer' }).format(kilometers)

/** The hours of the listing's field, and what its text says about them. */
function describeTime(context: FactorContext): string {
  const { title = '', description = '', timeCommitment } = context.project
  const statement = describeWeeklyHours(context)
  const words = findStatedTime(`${title}\n${description}`, timeCommitment)
  return words === null ? statement : context.reader.texts.time.said({ statement, words })
}

function describeWeeklyHours({ volunteer, project, reader: { isOwn, texts } }: FactorContext): string {
  const { timeCommitment: hours } = project
  if (hours === null) return texts.time.notStated
  const { freeHours: free, committedHours } = volunteer
  if (free === null) return texts.time.ownNotStated({ isOwn, hours })
  const statement =
    free >= hours ? texts.time.fits({ isOwn, hours }) : texts.time.tooMuch({ isOwn, hours, free })
  return committedHours
    ? texts.time.committed({ statement, total: committedHours.of, committed: committedHours.hours })
    : statement
}

function describeNamedCauses({ match, reader }: FactorContext): string {
  const { texts, isOwn, labels, list } = reader
  const { same, near } = match.causes
  return joinStatements(reader, [
    ...(same.length > 0 ? [texts.causes.same({ causes: list(describeCauses(labels, same)) })] : []),
    ...(near.length > 0 ? [texts.causes.near({ isOwn, causes: list(describeCauses(labels, near)) })] : []),
  ])
}

/** If no named causes match: what the texts mention, or why half of the points are given anyway. */
function describeOtherCauses({ match, volunteer, project, reader }: FactorContext): string {
  const { texts, isOwn, labels, list } = reader
  const [best] = match.evidence.causes.toSorted((a, b) => b.similarity - a.similarity)
  if (best?.own) return describeMention(best.cause, best.own, reader)
  if (project.causeAreas.length === 0) return texts.causes.notListed
  return volunteer.causes.length === 0
    ? texts.causes.none({ isOwn })
    : texts.causes.other({
        isOwn,
        count: project.causeAreas.length,
        causes: list(describeCauses(labels, project.causeAreas)),
      })
}

/** A cause of one side that only a text of the other mentions, or a related one. Words of a text stay as written. */
function describeMention(cause: ParsedCause, own: ParsedCause, reader: ReaderTexts): string {
  const { labels, isOwn, texts } = reader
  const isSame = causeSimilarity(own.id, cause.id) === 1
  if (own.isNamed) {
    const mention = { isOwn, words: cause.label, cause: describeCause(labels, own.label) }
    return isSame ? texts.causes.fitsText(mention) : texts.causes.nearText(mention)
  }
  const name = cause.isNamed ? describeCause(labels, cause.label) : cause.label
  const mention = { isOwn, words: own.label, cause: name }
  return isSame ? texts.causes.fitsProfile(mention) : texts.causes.nearProfile(mention)
}
