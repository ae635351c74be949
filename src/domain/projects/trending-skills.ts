/** Trending skills; apart from the rules of `discovery.ts`, because it needs the vocabulary. */
import { noPlacements, skillOf } from '#domain/vocabulary/placements.ts'

/**
 * The skills that most projects ask for, required or preferred. Synonyms and placed typed-in skills count as one,
 * under their most common name. Ties are sorted alphabetically.
 */
export function rankSkills(
  projects: readonly { requiredSkills: readonly string[]; preferredSkills: readonly string[] }[],
  placements = noPlacements,
): string[] {
  const counts = new Map<string, { asked: number; names: Map<string, number> }>()
  for (const { requiredSkills, preferredSkills } of projects) {
    // The last entry of a Map wins, and if a project uses two names for a skill, the first one should.
    const names = [...requiredSkills, ...preferredSkills].toReversed()
    const requested = new Map(names.map((name) => [skillOf(name, placements), name]))
    for (const [id, name] of requested) {
      if (id === '') continue
      const count = counts.get(id) ?? { asked: 0, names: new Map<string, number>() }
      count.asked += 1
      count.names.set(name, (count.names.get(name) ?? 0) + 1)
      counts.set(id, count)
    }
  }
  return [...counts.values()]
    .map(({ asked: requested, names }) => ({ asked: requested, name: mostCommonLabel(names) }))
    .toSorted((a, b) => b.asked - a.asked || compare(a.name, b.name))
    .map(({ name }) => name)
}

/** The most common name of a skill; ties go to the alphabetically first. */
export function mostCommonLabel(names: ReadonlyMap<string, number>): string {
  const [most] = [...names].toSorted(([a, countA], [b, countB]) => countB - countA || compare(a, b))
  return most?.[0] ?? ''
}

// Not by locale, because that order differs between machines.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
