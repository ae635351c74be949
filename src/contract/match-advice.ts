/** What a match lacks, what would change it and whether somebody can take it, in words. */
import type { Advice, Gap } from '#domain/matching/advice.ts'
import type { Fact } from '#domain/matching/eligibility.ts'
import type { MatchReader } from './match-words.ts'
import type { Eligibility } from './match-shapes.ts'

export function describeGap(gap: Gap | null, reader: MatchReader = 'volunteer') {
  if (gap === null) return null
  const asks = gap.isPreferred ? 'Would like' : 'Asks for'
  const who = reader === 'volunteer' ? 'you' : 'they'
  return { skill: gap.label, description: `${asks} ${gap.label}, which ${who} don’t list` }
}

export function describeAdvice(advice: Advice): string {
  switch (advice.kind) {
    case 'skill':
      return `With ${advice.label} among your skills`
    case 'cause':
      return `With ${advice.label} among your causes`
    case 'hours':
      return `With ${advice.hours} h a week free instead of ${advice.now}`
    case 'remote':
      return 'With remote work among your ways of working'
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
  if (fact.standing === 'met') return `${asked}: that is ${isOwn ? 'you' : 'them'}`
  return fact.standing === 'unmet' ? `${asked}: you said otherwise` : `${asked}: your profile does not say`
}

/** The languages by their names, and the words that ask for them: these may ask for more. */
function tellLanguages(fact: Extract<Fact, { kind: 'language' }>, isOwn: boolean): string {
  const words = cutWords(fact.words, longestQuote)
  const asked = `Asks for ${oneOf.format(fact.anyOf)} (“${words}”)`
  if (fact.standing === 'met') return `${asked}: ${isOwn ? 'you' : 'they'} speak ${both.format(fact.spoken)}`
  if (fact.standing === 'unmet') return `${asked}: not among ${isOwn ? 'your' : 'their'} languages`
  return `${asked}: ${isOwn ? 'your' : 'their'} profile does not say which languages ${isOwn ? 'you' : 'they'} speak`
}
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })
const both = new Intl.ListFormat('en', { type: 'conjunction' })
const longestQuote = 100

/** At most so many characters, whole words. */
const cutWords = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')}…`

const remoteTexts = (isOwn: boolean) => ({
  met: `Remote, as ${isOwn ? 'you' : 'they'} wish`,
  unsure: `On site as written; this work may be done from afar: ask`,
  unmet: `On site, and ${isOwn ? 'you' : 'they'} take remote work only`,
})
