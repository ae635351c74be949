/** The token of the link by which a letter is unsubscribed from: signed, so that it needs no row and stays good. */
import { isNoticeTopic, type NoticeTopic } from '#domain/notice-topics.ts'
import type { Signer } from '#server/secrets.ts'

/** Whose letters about what; a null topic is the daily digest. */
export interface SubscriptionOf {
  userId: string
  topic: NoticeTopic | null
}

const purpose = 'unsubscribe'
const digest = 'digest'

const textOf = ({ userId, topic }: SubscriptionOf) => `${userId}.${topic ?? digest}`

/** The id in 22 characters, what it is about, and the signature of both. */
export function signSubscription(signer: Pick<Signer, 'sign'>, of: SubscriptionOf): string {
  const id = Buffer.from(of.userId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${of.topic ?? digest}.${signer.sign(purpose, textOf(of))}`
}

/** What a token was signed for; null of any other text. */
export function readSubscription(signer: Pick<Signer, 'verify'>, token: string): SubscriptionOf | null {
  const [id = '', word = '', ...signature] = token.split('.')
  const hex = Buffer.from(id, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)?.slice(1)
  if (!parts || (word !== digest && !isNoticeTopic(word))) return null
  const of = { userId: parts.join('-'), topic: word === digest ? null : word }
  return signer.verify(purpose, textOf(of), signature.join('.')) ? of : null
}
