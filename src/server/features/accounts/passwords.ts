/** Password hashes (Argon2id, 19 MiB, t=2, p=1) and the list of common passwords. */
import { createRequire } from 'node:module'
import { hash, verify } from '@node-rs/argon2'
import type * as lists from '@zxcvbn-ts/language-common'
import { fieldText } from '#contract/field-texts.ts'
import { defaultSiteName, getSiteName } from '#contract/i18n/site-name.ts'
import { loadOnce } from '#server/process/load-once.ts'
import { createSemaphore } from '#server/process/semaphore.ts'
import { Problem } from '#server/http/problem.ts'

/** The cost of a hash: memory in KiB, passes, and lanes. */
export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

// Argon2id is the library's default algorithm.
export const recommendedCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Limits concurrent hashes, because each takes 19 MiB and some milliseconds of CPU. */
const semaphore = createSemaphore({ maxConcurrent: 4, queue: 50, full: () => new Problem('unavailable') })

const requireHere = createRequire(import.meta.url)
// Found now, and read by `require`: what Node.js could not find, or `import` could not read, fails until a restart. Then no one
// could register.
const listsFile = requireHere.resolve('@zxcvbn-ts/language-common')
const requireLists: (file: string) => typeof lists = requireHere

/** Loads the list with the first new password: it takes longer than a hash, and a start has enough to do. */
const loadCommon = loadOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = requireLists(listsFile)
  return new Set(dictionary['passwords-common'])
})

/** Hashes a password. It is NFKC-normalized so that every keyboard gives the same hash. */
export function hashPassword(password: string, cost = recommendedCost): Promise<string> {
  return semaphore.run(() => hash(password.normalize('NFKC'), cost))
}

/** Whether the password matches the hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return semaphore.run(() => verify(passwordHash, password.normalize('NFKC')))
}

const decoys = new Map<HashCost, Promise<string>>()

/** Takes as long as a real verification, for an account that does not exist. */
export async function verifyNothing(password: string, cost: HashCost): Promise<void> {
  const decoy = decoys.get(cost) ?? hashPassword('no account has this password', cost)
  decoys.set(cost, decoy)
  await verifyPassword(await decoy, password)
}

/** Normalizes text for comparing a password with a name: lower case, letters and digits only. */
const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

type Owner = { email: string; firstName: string; lastName: string }

/** Refuses a password that is easy to guess (decision A16). */
export async function refuseGuessablePassword(password: string, owner: Owner): Promise<void> {
  const common = await loadCommon()
  const fault = common.has(password.normalize('NFKC').toLowerCase())
    ? 'accounts.passwordCommon'
    : isMadeOfNames(password, owner) && 'accounts.passwordPersonal'
  if (fault) throw new Problem('invalid', [{ path: 'password', message: fieldText(fault) }])
}

/** Whether a password is made of its owner's name or address, or of the name of the product or the site. */
function isMadeOfNames(password: string, { email, firstName, lastName }: Owner): boolean {
  const [local = ''] = email.split('@')
  const names = [firstName + lastName, lastName + firstName, firstName, lastName]
  const words = [defaultSiteName, getSiteName(), email, local, ...names].map(normalizeText)
  const plain = normalizeText(password)
  return words.some((word) => word.length >= 4 && isMostly(plain, word))
}

/** Whether the password is the word, once or more, with only digits around it. */
function isMostly(password: string, word: string): boolean {
  return password.includes(word) && !/\p{L}/u.test(password.replaceAll(word, ''))
}
