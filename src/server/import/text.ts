import { TextDecoder } from 'node:util'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes UTF-8 without a byte order mark. Null if the bytes are not valid UTF-8. */
export function decodeText(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}
