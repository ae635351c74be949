import { sanitizeName } from './names.ts'

/** A name or title as one line that neither hides anything nor reorders the text around it. */
export function toSingleLine(text: string): string {
  return sanitizeName(text.replaceAll(/[\p{Cc}\s]+/gu, ' '))
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** A reason that a sentence quotes: without the full stop, because the sentence continues or has its own. */
export const toQuotedReason = (reason: string): string => toSingleLine(reason).replace(/(?<!\.)\.$/, '')

const closers = new Map([
  ['\u202A', '\u202C'],
  ['\u202B', '\u202C'],
  ['\u2066', '\u2069'],
  ['\u2067', '\u2069'],
  ['\u2068', '\u2069'],
])
const popsEmbedding = '\u202C'
const popsIsolate = '\u2069'

/**
 * A text of any length as it is stored: trimmed, and with balanced direction marks, so that they don't affect the
 * text around it. Overrides are removed, because they show letters in a false order.
 */
export function cleanText(text: string): string {
  if (!/[\u202A-\u202E\u2066-\u2069]/.test(text)) return text.trim()
  // Direction marks end at a line break.
  const lines = text.replaceAll(/[\u202D\u202E]/g, '').split(/(\r\n|[\n\r\u0085\u2029])/)
  return lines.map(closeDirections).join('').trim()
}

function closeDirections(line: string): string {
  const open: string[] = []
  let closed = ''
  for (const character of line) {
    const closer = closers.get(character)
    if (closer) open.push(closer)
    else if (character === popsIsolate) {
      const at = open.lastIndexOf(popsIsolate)
      if (at < 0) continue
      // Embeddings inside an isolate end with it.
      open.length = at
    } else if (character === popsEmbedding) {
      if (open.at(-1) !== popsEmbedding) continue
      open.pop()
    }
    closed += character
  }
  return closed + open.toReversed().join('')
}
