/** Password hashes (Argon2id, 19 MiB, t=2, p=1) and the list of common passwords. */
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createSemaphore } from '#server/process/semaphore.ts'
import { Problem } from '#server/http/problem.ts'

/** What a hash costs: KiB of memory, passes over it, and lanes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

// Argon2id is the library's default algorithm.
export const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash takes 19 MiB and some milliseconds of a core. */
const semaphore = createSemaphore({ maxConcurrent: 4, queue: 50, full: () => new Problem('unavailable') })

const common = new Set(dictionary['passwords-common'])

/** The hash of a password, NFKC-normalised so that every keyboard gives the same one. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return semaphore.run(() => hash(password.normalize('NFKC'), cost))
}

/** Whether a password is the hash's. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return semaphore.run(() => verify(passwordHash, password.normalize('NFKC')))
}

const decoys = new Map<HashCost, Promise<string>>()

/** Takes the time of a verification for an account that does not exist. */
export async function verifyNothing(password: string, cost: HashCost): Promise<void> {
  const decoy = decoys.get(cost) ?? hashPassword('no account has this password', cost)
  decoys.set(cost, decoy)
  await verifyPassword(await decoy, password)
}

/** Lower case without spaces and marks, by which a password and a name are compared. */
const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether a password is on the list of common ones or is made of the person's own name or address. */
export function isCommonPassword(password: string, person: { email: string; names: string[] }): boolean {
  if (common.has(password.normalize('NFKC').toLowerCase())) return true
  const [local = ''] = person.email.split('@')
  const names = [person.names.join(''), person.names.toReversed().join(''), ...person.names]
  const words = ['bridgecollective', person.email, local, ...names].map(normalizeText)
  const plain = normalizeText(password)
  return words.some((word) => word.length >= 4 && isMostly(plain, word))
}

/** The word, once or more, with only digits around it. */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && !/\p{L}/u.test(password.replaceAll(word, ''))
}
