/** Password hashes (Argon2id, 19 MiB, t=2, p=1) and the list of common passwords. */
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'

// Argon2id is the library's default algorithm.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const common = new Set(dictionary['passwords-common'])

/** The hash of a password, NFKC-normalised so that every keyboard gives the same one. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options)
}

/** Whether a password is the hash's. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'), options)
}

let decoy: Promise<string> | undefined

/** Takes the time of a verification for an account that does not exist. */
export async function verifyNothing(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password')
  await verifyPassword(await decoy, password)
}

/** Whether a password is on the list of common ones or is made of the person's own name or address. */
export function isCommonPassword(password: string, person: { email: string; names: string[] }): boolean {
  const lower = password.normalize('NFKC').toLowerCase()
  const plain = lower.replaceAll(/\s+/g, '')
  const words = ['bridgecollective', person.email, person.email.split('@')[0] ?? '', ...person.names]
  return common.has(lower) || words.some((word) => word.length >= 4 && isMostly(plain, word.toLowerCase()))
}

/** The word with only digits or marks around it. */
function isMostly(password: string, word: string): boolean {
  const at = password.indexOf(word)
  if (at < 0) return false
  const rest = password.slice(0, at) + password.slice(at + word.length)
  return !/\p{Letter}/u.test(rest)
}
