import { TextDecoder } from 'node:util'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The text of bytes in UTF-8, without a byte order mark; null where they are none. */
export function decodeText(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}
