/** Typed-in skills that administrators placed on listed ones. */
import { canonicalSkill, skills } from './skills.ts'
import { normalizeLabel } from './normalize.ts'
import { widerWork, workOf } from './work-graph.ts'
import { extractStems } from './words.ts'

/** The listed skill by the id of the typed-in one. */
export type Placements = ReadonlyMap<string, string>

export const noPlacements: Placements = new Map()

/** The ids that find a skill: a placed one is also found by its own id, so that the placement can be undone. */
export function placeSkills(ids: readonly string[], placements: Placements): string[] {
  return [...new Set(ids.flatMap((id) => [id, placements.get(id) ?? id]))]
}

/**
 * The id that a skill counts as, whatever it is called: two labels are one skill if it is equal; '' for a blank one.
 */
export function skillOf(label: string, placements: Placements): string {
  const id = canonicalSkill(label)
  return placements.get(id) ?? id
}

/** The kinds of work used for matching: a placed skill counts as the listed one. */
export function placeWork(ids: readonly string[], placements: Placements): string[] {
  return [...new Set(ids.map((id) => placements.get(id) ?? id))]
}

/** The minimum likeness of a typed-in label and a name, from 0 to 1. */
const minLikeness = 0.3
const maxSuggestions = 3

/** What two labels are compared by. */
interface Form {
  stems: ReadonlySet<string>
  /** Pairs of neighboring letters. */
  pairs: ReadonlySet<string>
}

const formOf = (label: string): Form => ({
  stems: new Set(extractStems(label)),
  pairs: pairsOf(normalizeLabel(label)),
})

/** Read once, on first use: a file of typed-in skills compares hundreds of labels with every name. */
const listForms = () =>
  (forms ??= skills.map(({ id, label, labels, aliases }) => ({
    id,
    forms: [label, ...labels, ...aliases].map(formOf),
  })))
let forms: { id: string; forms: Form[] }[] | undefined

/**
 * The listed skills that a typed-in label may mean, most likely first: by its words, and by its letters if it is
 * misspelled.
 */
export function nearestSkills(label: string): string[] {
  const work = new Set(workOf(label).flatMap((id) => [...widerWork(id).keys()]))
  const own = formOf(label)
  return listForms()
    .map(({ id, forms }) => ({
      id,
      near: Math.max(work.has(id) ? 1 : 0, ...forms.map((form) => similarity(own, form))),
    }))
    .filter(({ near }) => near >= minLikeness)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, maxSuggestions)
    .map(({ id }) => id)
}

function similarity(a: Form, b: Form): number {
  const letterSimilarity = dice(a.pairs, b.pairs)
  return Math.max(dice(a.stems, b.stems), letterSimilarity >= misspellingThreshold ? letterSimilarity : 0)
}

/** With at least this share of common letter pairs, one may be a misspelling of the other. */
const misspellingThreshold = 0.6

/** The overlap of two sets, from 0 to 1. */
function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const size = a.size + b.size
  if (size === 0) return 0
  let common = 0
  for (const one of a) if (b.has(one)) common += 1
  return (2 * common) / size
}

function pairsOf(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}
