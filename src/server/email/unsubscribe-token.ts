/** The token of an unsubscribe link. It is signed, so it needs no row and never expires. */
import { isEmailList, type EmailList } from '#domain/notifications/notification-topics.ts'
import type { Signer } from '#server/config/secrets.ts'

/** The person and the topic. A null topic is the daily digest. */
export interface SubscriptionOf {
  userId: string
  topic: EmailList | null
}

const purpose = 'unsubscribe'
const digest = 'digest'

const textOf = ({ userId, topic }: SubscriptionOf) => `${userId}.${topic ?? digest}`

/** The person's id in 22 characters, the topic, and a signature of both. */
export function signSubscription(signer: Pick<Signer, 'sign'>, of: SubscriptionOf): string {
  const id = Buffer.from(of.userId.replaceAll('-', ''), 'hex').toString('base64url')
  return `${id}.${of.topic ?? digest}.${signer.sign(purpose, textOf(of))}`
}

/** The subscription that a token was signed for, or null if the token is invalid. */
export function parseSubscription(signer: Pick<Signer, 'verify'>, token: string): SubscriptionOf | null {
  const [id = '', word = '', ...signature] = token.split('.')
  const hex = Buffer.from(id, 'base64url').toString('hex')
  const parts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex)?.slice(1)
  if (!parts || (word !== digest && !isEmailList(word))) return null
  const of = { userId: parts.join('-'), topic: word === digest ? null : word }
  return signer.verify(purpose, textOf(of), signature.join('.')) ? of : null
}
