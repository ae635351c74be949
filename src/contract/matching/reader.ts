/** Who reads the sentences about a match. */
import type { Language } from '#contract/i18n/languages.ts'
import { formatList } from '#contract/i18n/lists.ts'
import { matchReasonsCatalog, type MatchReasonsTexts } from '#contract/texts/match-reasons-texts.ts'
import { skillsAndCausesCatalog, type SkillsAndCausesTexts } from '#contract/texts/skills-and-causes-texts.ts'

/** Who sees the text: the volunteer about themselves, or an organization about a volunteer. */
export type MatchAudience = 'volunteer' | 'organization'

export interface MatchReader {
  language: Language
  audience: MatchAudience
}

/** A reader's texts. */
export interface ReaderTexts {
  language: Language
  isOwn: boolean
  texts: MatchReasonsTexts
  /** The names of listed skills and causes. */
  labels: SkillsAndCausesTexts
  /** Several names in one line. */
  list: (names: readonly string[]) => string
}

export const readTextsFor = ({ language, audience }: MatchReader): ReaderTexts => ({
  language,
  isOwn: audience === 'volunteer',
  texts: matchReasonsCatalog.read(language),
  labels: skillsAndCausesCatalog.read(language),
  list: (names) => formatList(language, names),
})

/** Several statements, each of which says something by itself, in one line; empty without any. */
export const joinStatements = (
  { texts }: Pick<ReaderTexts, 'texts'>,
  statements: readonly string[],
): string =>
  statements.length === 0 ? '' : statements.reduce((first, second) => texts.both({ first, second }))
