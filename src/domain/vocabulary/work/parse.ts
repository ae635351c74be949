/**
 * The kinds of work below and besides the listed skills, as tables that a coordinator can read and edit:
 * id: Label < wider wider
 * phrase, phrase, …
 * = name, name, …
 * The id of a listed skill adds phrases to that skill; any other id is a separate kind of work. `wider` are the kinds
 * it is part of. A phrase is what a listing or a biography says when it means this work; the stemmer handles endings.
 * Names are what people type as a skill and mean this work. In a text they are ambiguous, so we don't search for
 * them.
 */
export type Work = {
  readonly id: string
  readonly label: string
  readonly wider: readonly string[]
  readonly phrases: readonly string[]
  readonly names: readonly string[]
}

const head = /^(?<id>[a-z0-9-]+): (?<label>[^<]+?)(?: < (?<wider>[a-z0-9 -]+))?$/u

/** The records of one table, in its order. */
export function parseWork(table: string): Work[] {
  return table
    .trim()
    .split(/\n(?=\S)/u)
    .map((record) => {
      const [first = '', ...rest] = record.split('\n')
      const { id = '', label = '', wider = '' } = head.exec(first)?.groups ?? {}
      const [phrases = '', names = ''] = rest.join(' ').split(' = ')
      return {
        id,
        label,
        wider: wider.split(' ').filter((one) => one !== ''),
        phrases: listOf(phrases),
        names: listOf(names),
      }
    })
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
