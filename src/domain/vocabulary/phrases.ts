import { splitClauses, type Word } from './words.ts'

/** A place in a text that mentions something the vocabulary knows. */
export interface Mention {
  id: string
  /** As the text writes it. */
  words: string
  /** Where it begins in the text. */
  from: number
}

type Entries = Iterable<readonly [phrase: string, id: string]>

/**
 * Finds the phrases of a table in a text, longest first; two matches never share a word. Phrases with the id '' are
 * skipped. Callers that have already split the text pass its clauses in. The table is built with the first text, so that
 * what only loads the module starts without it.
 */
export function buildPhrases(
  listEntries: () => Entries,
): (text: string, clauses?: readonly (readonly Word[])[]) => Mention[] {
  let table: PhraseTable | undefined
  return (text, clauses = splitClauses(text)) => {
    table ??= buildTable(listEntries())
    return findPhrases(table, text, clauses)
  }
}

/** The phrases by the stem of their first word, longest first. */
type PhraseTable = ReadonlyMap<string, readonly { stems: readonly string[]; id: string }[]>

function buildTable(entries: Entries): PhraseTable {
  const byFirst = new Map<string, { stems: string[]; id: string }[]>()
  for (const [phrase, id] of entries) {
    const words = splitClauses(phrase).flat()
    const [first] = words
    if (first === undefined) continue
    const stems = words.map((word) => (words.length === 1 ? word.base : word.stem))
    const known = byFirst.get(first.stem)
    if (known) known.push({ stems, id })
    else byFirst.set(first.stem, [{ stems, id }])
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.stems.length - a.stems.length)
  return byFirst
}

function findPhrases(table: PhraseTable, text: string, clauses: readonly (readonly Word[])[]): Mention[] {
  const found: Mention[] = []
  for (const clause of clauses) {
    for (let at = 0; at < clause.length;) {
      const phrase = table
        .get(clause[at]?.stem ?? '')
        ?.find(({ stems }) =>
          stems.length === 1
            ? clause[at]?.base === stems[0]
            : stems.every((stem, index) => clause[at + index]?.stem === stem),
        )
      const length = phrase?.stems.length ?? 1
      if (phrase && phrase.id !== '') {
        const from = clause[at]?.from ?? 0
        const words = text.slice(from, clause[at + length - 1]?.to).replace(/['’]+$/u, '')
        found.push({ id: phrase.id, words, from })
      }
      at += length
    }
  }
  return found
}
