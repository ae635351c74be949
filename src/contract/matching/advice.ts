/** Describes what a match lacks, what would improve it and whether someone is eligible. */
import type { Advice } from '#domain/matching/scoring/advice.ts'
import type { Gap } from '#domain/matching/scoring/gaps.ts'
import type { Slot } from '#domain/matching/parsing/days.ts'
import { confirmedAgeFor, type EligibilityFact } from '#domain/matching/scoring/eligibility.ts'
import { formatList } from '#contract/i18n/lists.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { matchAdviceCatalog } from '#contract/texts/match-advice-texts.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import type { MatchReader } from './reader.ts'
import type { Eligibility } from './shapes.ts'

export function describeGap({ language, audience }: MatchReader, gap: Gap | null) {
  if (gap === null) return null
  const texts = matchAdviceCatalog.read(language)
  const skill = describeSkill(skillsAndCausesCatalog.read(language), gap.label)
  const description = gap.isPreferred
    ? texts.gap.preferred({ skill })
    : texts.gap.required({ isOwn: audience === 'volunteer', skill })
  return { skill: gap.label, description }
}

/** What to do to raise the match. */
export function describeAdvice(language: Language, advice: Advice): string {
  const { advice: texts } = matchAdviceCatalog.read(language)
  const labels = skillsAndCausesCatalog.read(language)
  switch (advice.kind) {
    case 'skill':
      return texts.skill({ label: describeSkill(labels, advice.label) })
    case 'hours':
      return texts.hours(advice)
    case 'remote':
      return texts.remote
    case 'days':
      return texts.days({ days: describeSlots(language, advice.slots) })
    case 'level':
      return texts.level
  }
}

const together = {
  weekdays: ['morning', 'afternoon', 'evening'],
  weekends: ['saturday', 'sunday'],
} as const satisfies Record<string, readonly Slot[]>

/** "on weekday evenings or on weekends". */
function describeSlots(language: Language, slots: readonly Slot[]): string {
  const texts = matchAdviceCatalog.read(language)
  const named = (['weekdays', 'weekends'] as const).flatMap((name) => {
    const own = together[name].filter((slot) => slots.includes(slot))
    return own.length === together[name].length ? [texts.slots[name]] : own.map((slot) => texts.slots[slot])
  })
  return formatList(language, named, 'disjunction')
}

/**
 * What makes someone ineligible or eligible for a project. Only the volunteer sees what they said about their age.
 */
export function describeEligibility(reader: MatchReader, checks: readonly EligibilityFact[]): Eligibility[] {
  const shown = checks.filter(({ kind }) => reader.audience === 'volunteer' || kind !== 'age')
  return shown.map((check) => ({
    kind: check.kind,
    standing: check.standing,
    description: describeCheck(reader, check),
  }))
}

function describeCheck({ language, audience }: MatchReader, check: EligibilityFact): string {
  const texts = matchAdviceCatalog.read(language)
  const isOwn = audience === 'volunteer'
  if (check.kind === 'remote') return texts.remote[check.standing]({ isOwn })
  if (check.kind === 'age') {
    const confirmed = confirmedAgeFor(check.least)
    return texts.age[check.standing]({ words: check.words, confirmed })
  }
  if (check.standing === 'unsure' && check.named.length > 0) {
    return texts.language.unsureNamed({
      isOwn,
      languages: formatList(language, check.anyOf, 'disjunction'),
      words: truncateAtWord(check.words, maxQuoteLength),
      named: formatList(language, check.named, 'conjunction'),
    })
  }
  // The languages by name, with the words that ask for them, because these may ask for more.
  return texts.language[check.standing]({
    isOwn,
    languages: formatList(language, check.anyOf, 'disjunction'),
    words: truncateAtWord(check.words, maxQuoteLength),
    spoken: formatList(language, check.spoken, 'conjunction'),
  })
}

const maxQuoteLength = 100

/** Truncates to at most `most` characters, at a word boundary. */
const truncateAtWord = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`
