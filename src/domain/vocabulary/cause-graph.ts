import { canonicalCause, causes } from './causes.ts'
import { isRelated } from './skill-graph.ts'

type CauseId = (typeof causes)[number]['id']

/** Causes that mean much the same under another name. A filter for one also finds the other. */
export const aliasCauses = [
  ['youth-development', 'children-youth'],
  ['technology', 'technology-for-good'],
] as const satisfies readonly (readonly [CauseId, CauseId])[]

/** Related causes, besides the aliases. */
export const relatedCauses = [
  ['social-justice', 'human-rights'],
  ['social-justice', 'criminal-justice-reform'],
  ['human-rights', 'criminal-justice-reform'],
  ['human-rights', 'immigration'],
  ['human-rights', 'lgbtq-rights'],
  ['human-rights', 'disability-rights'],
  ['human-rights', 'womens-empowerment'],
  ['poverty', 'housing'],
  ['poverty', 'food-security'],
  ['poverty', 'social-services'],
  ['poverty', 'economic-development'],
  ['community-development', 'economic-development'],
  ['community-development', 'housing'],
  ['health', 'mental-health'],
  ['mental-health', 'addiction-recovery'],
  ['education', 'youth-development'],
  ['education', 'children-youth'],
  ['international-development', 'poverty'],
] as const satisfies readonly (readonly [CauseId, CauseId])[]

const related = 0.6

const pairs = new Set<string>(
  [...aliasCauses, ...relatedCauses].flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]),
)

/** How similar two causes are, symmetric, by canonical id: 1 for the same cause, 0.6 for related ones, else 0. */
export function causeSimilarity(a: string, b: string): number {
  if (a === b) return 1
  return pairs.has(`${a} ${b}`) ? related : 0
}

/** The cause ids that a filter choice finds: the cause and its alias ("Youth Development": "Children & Youth"). */
export function causeFilterIds(label: string): string[] {
  const id = canonicalCause(label)
  if (id === '') return []
  const fieldAliases = aliasCauses.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  return [id, ...fieldAliases]
}

/** The canonical causes related to one of the given ids, without the given ones. */
export function relatedCauseIds(ids: readonly string[]): string[] {
  return causes.map(({ id }) => id).filter((id) => isRelated(id, ids, causeSimilarity))
}
