import { isWebAddress } from '#domain/text/web-address.ts'

/** A part of a text: plain text, or a web address as a link. */
export type TextPart = { text: string; address?: string }

const content = /\bhttps?:\/\/[^\s<>"'`]+/gi

/** Splits user-written text at its web addresses. An address that must not become a link stays plain text. */
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

/** Removes what belongs to the sentence: a trailing full stop, or the bracket that was opened before the address. */
function trimSentenceEnd(found: string): string {
  const address = found.replace(/[.,;:!?*_~\]}]+$/, '')
  if (!address.endsWith(')') || address.split('(').length > address.split(')').length - 1) return address
  return trimSentenceEnd(address.slice(0, -1))
}
