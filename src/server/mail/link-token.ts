/** The token of a link in a letter: 32 random bytes, which only the letter holds; what is stored is their SHA-256. */
import { createHash, randomBytes } from 'node:crypto'

/** A new token, 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
