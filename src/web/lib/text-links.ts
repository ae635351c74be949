import { isWebAddress } from '#domain/web-address.ts'

/** A piece of a text: words, or a web address that leads somewhere. */
export type TextPart = { text: string; address?: string }

const written = /\bhttps?:\/\/[^\s<>"'`]+/gi

/**
 * Splits what somebody wrote at its web addresses. What may not be a link stays words.
 */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(written)) {
    const address = withoutTail(found)
    if (!isWebAddress(address)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: address, address })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** Without what belongs to the sentence around it: its full stop, or the bracket that was opened before. */
function withoutTail(found: string): string {
  const address = found.replace(/[.,;:!?*_~\]}]+$/, '')
  if (!address.endsWith(')') || address.split('(').length > address.split(')').length - 1) return address
  return withoutTail(address.slice(0, -1))
}
