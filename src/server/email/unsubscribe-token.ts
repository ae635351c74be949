/** The token of an unsubscribe link. It is signed, so it needs no row and never expires. */
import { isEmailList, type EmailList } from '#domain/notifications/notification-topics.ts'
import type { Signer } from '#server/config/secrets.ts'

/** The person and the topic. A null topic is the daily digest; `searchId` is the saved search of that list. */
export interface SubscriptionOf {
  userId: string
  topic: EmailList | null
  searchId?: string
}

const purpose = 'unsubscribe'
const digest = 'digest'

const wordOf = ({ topic, searchId }: SubscriptionOf) =>
  topic === 'saved_search' ? `search-${searchId}` : (topic ?? digest)
const textOf = (of: SubscriptionOf) => `${of.userId}.${wordOf(of)}`

/** The person's id in 22 characters, the topic, and a signature of both. */
export function signSubscription(signer: Pick<Signer, 'sign'>, of: SubscriptionOf): string {
  const id = Buffer.from(of.userId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${wordOf(of)}.${signer.sign(purpose, textOf(of))}`
}

/** The subscription that a token was signed for, or null if the token is invalid. */
export function parseSubscription(signer: Pick<Signer, 'verify'>, token: string): SubscriptionOf | null {
  const [id = '', word = '', ...signature] = token.split('.')
  const hex = Buffer.from(id, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)?.slice(1)
  const list = parts && parseList(word)
  if (!list) return null
  const of = { userId: parts.join('-'), ...list }
  return signer.verify(purpose, textOf(of), signature.join('.')) ? of : null
}

function parseList(word: string): Omit<SubscriptionOf, 'userId'> | null {
  if (word === digest) return { topic: null }
  const searchId = /^search-([\da-f-]{36})$/.exec(word)?.[1]
  if (searchId !== undefined) return { topic: 'saved_search', searchId }
  return isEmailList(word) && word !== 'saved_search' ? { topic: word } : null
}
