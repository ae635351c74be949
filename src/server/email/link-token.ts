/**
 * The token of a link in an email: 32 random bytes that only the email contains. The database stores their SHA-256.
 */
import { createHash, randomBytes } from 'node:crypto'

/** A new token, 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored hash of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** A path with a new token, whose hash `save` stores. Null if `save` returns false because the link was withdrawn. */
export async function addToken(
  path: string,
  save: (tokenHash: Buffer) => Promise<boolean>,
): Promise<string | null> {
  const token = makeToken()
  return (await save(hashToken(token))) ? `${path}#${token}` : null
}
