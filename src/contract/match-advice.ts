/** What a match lacks, what would change it and whether somebody can take it, in words. */
import type { Advice, Gap } from '#domain/matching/advice.ts'
import type { Fact } from '#domain/matching/eligibility.ts'
import { hoursOf } from './match-reasons.ts'
import type { Eligibility } from './match-shapes.ts'
import type { MatchReader } from './match-words.ts'

export function describeGap(gap: Gap | null, reader: MatchReader = 'volunteer') {
  if (gap === null) return null
  const whose = reader === 'volunteer' ? 'your' : 'their'
  const required = `Requires ${gap.label}, which isn’t in ${whose} profile`
  return { skill: gap.label, description: gap.isPreferred ? `${gap.label} is a plus` : required }
}

/** What to do, as the beginning of a sentence that goes on: “… to raise your match to 68%”. */
export function describeAdvice(advice: Advice): string {
  switch (advice.kind) {
    case 'skill':
      return `Add ${advice.label} as a skill`
    case 'cause':
      return `Add ${advice.label} as a cause`
    case 'hours':
      return `Have ${hoursOf(advice.hours)} a week free instead of ${advice.now}`
    case 'remote':
      return 'Add remote work as a working style'
  }
}

/** What keeps somebody from a project, or does not; what a volunteer says of their age is told to nobody else. */
export function describeEligibility(
  facts: readonly Fact[],
  reader: MatchReader = 'volunteer',
): Eligibility[] {
  const told = facts.filter(({ kind }) => reader === 'volunteer' || kind !== 'age')
  return told.map((fact) => ({
    kind: fact.kind,
    standing: fact.standing,
    description: tellFact(fact, reader === 'volunteer'),
  }))
}

function tellFact(fact: Fact, isOwn: boolean): string {
  if (fact.kind === 'remote') return remoteTexts(isOwn)[fact.standing]
  if (fact.kind === 'language') return tellLanguages(fact, isOwn)
  const asked = `Asks for “${fact.words}”`
  const whose = isOwn ? 'your' : 'their'
  if (fact.standing === 'met') return `${asked}, which fits ${isOwn ? 'you' : 'them'}`
  return fact.standing === 'unmet'
    ? `${asked}, which doesn’t match ${whose} profile`
    : `${asked}, but ${whose} profile doesn’t say`
}

/** The languages by their names, and the words that ask for them: these may ask for more. */
function tellLanguages(fact: Extract<Fact, { kind: 'language' }>, isOwn: boolean): string {
  const words = cutWords(fact.words, longestQuote)
  const asked = `Asks for ${oneOf.format(fact.anyOf)} (“${words}”)`
  if (fact.standing === 'met')
    return `${asked}, and ${isOwn ? 'you' : 'they'} speak ${both.format(fact.spoken)}`
  if (fact.standing === 'unmet') return `${asked}, which isn’t in ${isOwn ? 'your' : 'their'} languages`
  return `${asked}, but ${isOwn ? 'your' : 'their'} profile doesn’t list ${isOwn ? 'your' : 'their'} languages`
}
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })
const both = new Intl.ListFormat('en', { type: 'conjunction' })
const longestQuote = 100

/** At most so many characters, whole words. */
const cutWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`

const remoteTexts = (isOwn: boolean) => ({
  met: `Remote, as ${isOwn ? 'you' : 'they'} prefer`,
  unsure: isOwn
    ? 'Listed as on site. Ask whether you can do it remotely.'
    : 'Listed as on site, but this work may be possible remotely',
  unmet: `On site, but ${isOwn ? 'you' : 'they'} only take remote work`,
})
