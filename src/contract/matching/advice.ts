/** Describes what a match lacks, what would improve it and whether someone is eligible. */
import type { Advice, Gap } from '#domain/matching/advice.ts'
import type { EligibilityFact } from '#domain/matching/eligibility.ts'
import { formatHours } from './reasons.ts'
import type { Eligibility } from './shapes.ts'
import type { MatchAudience } from './reason-texts.ts'

export function describeGap(gap: Gap | null, reader: MatchAudience = 'volunteer') {
  if (gap === null) return null
  const whose = reader === 'volunteer' ? 'your' : 'their'
  const required = `Requires ${gap.label}, which isn’t in ${whose} profile`
  return { skill: gap.label, description: gap.isPreferred ? `${gap.label} is a plus` : required }
}

/** What to do, as the start of a sentence that goes on: “… to raise your match to 68%”. */
export function describeAdvice(advice: Advice): string {
  switch (advice.kind) {
    case 'skill':
      return `Add ${advice.label} as a skill`
    case 'cause':
      return `Add ${advice.label} as a cause`
    case 'hours':
      return `Have ${formatHours(advice.hours)} a week free instead of ${advice.now}`
    case 'remote':
      return 'Add remote work as a working style'
  }
}

/**
 * What makes someone ineligible or eligible for a project. Only the volunteer sees what they said about their age.
 */
export function describeEligibility(
  checks: readonly EligibilityFact[],
  reader: MatchAudience = 'volunteer',
): Eligibility[] {
  const shown = checks.filter(({ kind }) => reader === 'volunteer' || kind !== 'age')
  return shown.map((check) => ({
    kind: check.kind,
    standing: check.standing,
    description: describeCheck(check, reader === 'volunteer'),
  }))
}

function describeCheck(check: EligibilityFact, isOwn: boolean): string {
  if (check.kind === 'remote') return remoteTexts(isOwn)[check.standing]
  if (check.kind === 'language') return describeLanguages(check, isOwn)
  const request = `Asks for “${check.words}”`
  const whose = isOwn ? 'your' : 'their'
  if (check.standing === 'met') return `${request}, which fits ${isOwn ? 'you' : 'them'}`
  return check.standing === 'unmet'
    ? `${request}, which doesn’t match ${whose} profile`
    : `${request}, but ${whose} profile doesn’t say`
}

/** The languages by name, with the words that ask for them, because these may ask for more. */
function describeLanguages(check: Extract<EligibilityFact, { kind: 'language' }>, isOwn: boolean): string {
  const words = truncateAtWord(check.words, maxQuoteLength)
  const request = `Asks for ${disjunction.format(check.anyOf)} (“${words}”)`
  if (check.standing === 'met')
    return `${request}, and ${isOwn ? 'you' : 'they'} speak ${conjunction.format(check.spoken)}`
  if (check.standing === 'unmet') return `${request}, which isn’t in ${isOwn ? 'your' : 'their'} languages`
  return `${request}, but ${isOwn ? 'your' : 'their'} profile doesn’t list ${isOwn ? 'your' : 'their'} languages`
}
const disjunction = new Intl.ListFormat('en', { type: 'disjunction' })
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' })
const maxQuoteLength = 100

/** Truncates to at most `most` characters, at a word boundary. */
const truncateAtWord = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`

const remoteTexts = (isOwn: boolean) => ({
  met: `Remote, as ${isOwn ? 'you' : 'they'} prefer`,
  unsure: isOwn
    ? 'Listed as on site. Ask whether you can do it remotely.'
    : 'Listed as on site, but this work may be possible remotely',
  unmet: `On site, but ${isOwn ? 'you' : 'they'} only take remote work`,
})
