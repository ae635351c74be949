/** The only hues for illustrations (interface.md); each is a class `hue-<n>` in pattern.css. */
export const brandHues = [168, 75, 35, 250, 145] as const

/** A 32-bit hash (FNV-1a), the same for the same text on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  hash ^= hash >>> 16
  return Math.imul(hash, 0x45d9f3b) >>> 0
}

/** The hue of a name. */
export function hueOf(name: string): (typeof brandHues)[number] {
  return brandHues[hashText(name) % brandHues.length] ?? brandHues[0]
}

/** Up to two initials of a name: from its first and last word that start with a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_-]+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [])
  const [first, ...others] = words
  return `${first ?? '?'}${others.at(-1) ?? ''}`.toUpperCase()
}

export type PatternShape = {
  kind: 'square' | 'disc' | 'triangle' | 'quarter' | 'arch'
  tone: 'strong' | 'mate'
  /** Clockwise rotation in quarter turns. */
  turns: number
  column: number
  row: number
}

const kinds = ['square', 'disc', 'triangle', 'quarter', 'arch'] as const

/** The shapes of a name's pattern on a grid. About half of the cells stay empty, but never three in a row. */
export function makePattern(name: string, columns: number, rows: number): PatternShape[] {
  let state = hashText(name) || 1
  // Xorshift: random enough for shapes, and the same on every machine.
  const next = (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
  const shapes: PatternShape[] = []
  let empty = 1
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const filled = next(100) < 46 || empty === 2
    empty = filled ? 0 : empty + 1
    const kind = kinds[next(kinds.length)] ?? 'square'
    const shape = { kind, tone: next(3) === 0 ? 'mate' : 'strong', turns: next(4) } as const
    if (filled) shapes.push({ ...shape, column: cell % columns, row: Math.floor(cell / columns) })
  }
  return shapes
}
