/**
 * A search as a tree, parsed from PostgreSQL's text form of a `tsquery`, because PostgreSQL's own parser decides what
 * the words mean.
 */

export type TextQuery =
  | { kind: 'word'; word: string; isPrefix: boolean }
  /** The right part follows the left one at this distance. */
  | { kind: 'phrase'; left: TextQuery; right: TextQuery; distance: number }
  | { kind: 'all' | 'any'; parts: readonly TextQuery[] }

/** A search without any searchable word, which finds nothing. */
const nothing: TextQuery = { kind: 'any', parts: [] }

// A quote or backslash in a word is doubled.
const token = /\s*(?:'(?<word>(?:[^'\\]|''|\\\\)*)'(?<prefix>:\*)?|<(?<distance>-|\d+)>|(?<sign>[&|()]))/y

type Token = Partial<Record<'word' | 'prefix' | 'distance' | 'sign', string>>

/** Parses words, prefixes, phrases, `&`, `|` and parentheses: everything that a search here can contain. */
export function parseTextQuery(text: string): TextQuery {
  const tokens = split(text)
  let at = 0

  /** Parts joined by one operator; a single part is returned as is. */
  function parseParts(kind: 'all' | 'any', sign: string, parse: () => TextQuery): TextQuery {
    const first = parse()
    const parts = [first]
    while (tokens[at]?.sign === sign) {
      at += 1
      parts.push(parse())
    }
    return parts.length === 1 ? first : { kind, parts }
  }
  const parseAny = (): TextQuery => parseParts('any', '|', parseAll)
  const parseAll = (): TextQuery => parseParts('all', '&', parsePhrase)

  function parsePhrase(): TextQuery {
    let left = parseOperand()
    for (let next = tokens[at]; next?.distance !== undefined; next = tokens[at]) {
      at += 1
      left = {
        kind: 'phrase',
        left,
        right: parseOperand(),
        distance: next.distance === '-' ? 1 : Number(next.distance),
      }
    }
    return left
  }

  function parseOperand(): TextQuery {
    const { word, prefix, sign } = tokens[at] ?? {}
    at += 1
    if (word !== undefined) {
      return { kind: 'word', word: word.replaceAll(/''|\\\\/g, (pair) => pair.charAt(0)), isPrefix: !!prefix }
    }
    const inner = sign === '(' ? parseAny() : null
    at += 1
    if (inner === null || tokens[at - 1]?.sign !== ')') throw new Error(`not a search that is known: ${text}`)
    return inner
  }

  if (tokens.length === 0) return nothing
  const query = parseAny()
  if (at < tokens.length) throw new Error(`not a search that is known: ${text}`)
  return simplify(query)
}

function split(text: string): Token[] {
  const tokens: Token[] = []
  const trimmed = text.trimEnd()
  token.lastIndex = 0
  while (token.lastIndex < trimmed.length) {
    const from = token.lastIndex
    const { groups } = token.exec(trimmed) ?? {}
    if (!groups) throw new Error(`not a search that is known, from character ${from}: ${text}`)
    tokens.push(groups)
  }
  return tokens
}

/** Drops alternatives that are covered by another: "grant" finds everything that "grant writing" does. */
function simplify(query: TextQuery): TextQuery {
  if (query.kind === 'word' || query.kind === 'phrase') return query
  const parts = query.parts.map(simplify)
  if (query.kind === 'all') return { kind: 'all', parts }
  return {
    kind: 'any',
    parts: parts.filter((part, index) =>
      parts.every((other, place) => {
        if (place === index || !needs(part, other)) return true
        // If two alternatives cover each other, keep the first.
        return needs(other, part) && index < place
      }),
    ),
  }
}

/** Whether every result of the query must contain the word or prefix, as far as the query alone shows. */
function needs(query: TextQuery, other: TextQuery): boolean {
  if (other.kind !== 'word') return false
  if (query.kind === 'word') {
    return other.isPrefix ? query.word.startsWith(other.word) : query.word === other.word && !query.isPrefix
  }
  if (query.kind === 'phrase') return needs(query.left, other) || needs(query.right, other)
  const { kind, parts } = query
  return kind === 'all'
    ? parts.some((part) => needs(part, other))
    : parts.length > 0 && parts.every((part) => needs(part, other))
}
