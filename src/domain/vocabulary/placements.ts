/** Typed-in skills that administrators placed on listed ones. */
import { canonicalSkill, skills } from './skills.ts'
import { normalizeLabel } from './normalize.ts'
import { widerWork, workOf } from './work-graph.ts'
import { extractStems } from './words.ts'

/** The listed skill by the id of the typed-in one. */
export type Placements = ReadonlyMap<string, string>

export const noPlacements: Placements = new Map()

/** The ids by which a skill is found: a placed one by its own letters as well, so that it can be taken back. */
export function placeSkills(ids: readonly string[], placements: Placements): string[] {
  return [...new Set(ids.flatMap((id) => [id, placements.get(id) ?? id]))]
}

/** What a skill counts as, whatever it is called: two labels are one skill where this is the same; '' for a blank one. */
export function skillOf(label: string, placements: Placements): string {
  const id = canonicalSkill(label)
  return placements.get(id) ?? id
}

/** The kinds of work as they are matched: a placed one is the listed skill. */
export function placeWork(ids: readonly string[], placements: Placements): string[] {
  return [...new Set(ids.map((id) => placements.get(id) ?? id))]
}

/** How much alike a typed-in label and a name must be, from 0 to 1. */
const minLikeness = 0.3
const maxSuggestions = 3

const listed = skills.map(({ id, label, labels, aliases }) => ({ id, names: [label, ...labels, ...aliases] }))

/** The listed skills that a typed-in label may mean, the likeliest first: by its words, and by its letters where it is misspelt. */
export function nearestSkills(label: string): string[] {
  const work = new Set(workOf(label).flatMap((id) => [...widerWork(id).keys()]))
  return listed
    .map(({ id, names }) => ({
      id,
      near: Math.max(work.has(id) ? 1 : 0, ...names.map((name) => similarity(label, name))),
    }))
    .filter(({ near }) => near >= minLikeness)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, maxSuggestions)
    .map(({ id }) => id)
}

function similarity(a: string, b: string): number {
  const letters = dice(pairsOf(normalizeLabel(a)), pairsOf(normalizeLabel(b)))
  return Math.max(
    dice(new Set(extractStems(a)), new Set(extractStems(b))),
    letters >= misspellingThreshold ? letters : 0,
  )
}

/** From this share of common pairs of letters on, one may be a misspelling of the other. */
const misspellingThreshold = 0.6

/** What two sets share, from 0 to 1. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const size = a.size + b.size
  return size === 0 ? 0 : (2 * [...a].filter((one) => b.has(one)).length) / size
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}
