import { isWebAddress } from '#domain/text/web-address.ts'

/** A piece of a text: words, or a web address that leads somewhere. */
export type TextPart = { text: string; address?: string }

const content = /\bhttps?:\/\/[^\s<>"'`]+/gi

/**
 * Splits what somebody wrote at its web addresses. What may not be a link stays words.
 */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(content)) {
    const address = trimSentenceEnd(found)
    if (!isWebAddress(address)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: address, address })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Without what belongs to the sentence around it: its full stop, or the bracket that was opened before. */
function trimSentenceEnd(found: string): string {
  const address = found.replace(/[.,;:!?*_~\]}]+$/, '')
  if (!address.endsWith(')') || address.split('(').length > address.split(')').length - 1) return address
  return trimSentenceEnd(address.slice(0, -1))
}
