/**
 * Addresses of the product that only it can write: a kind, the id of a row, the time, a number if the kind has one, and a
 * signature that also covers the address of the account. They need no table, and no one can make one for another person.
 */
import type { Config } from '#server/config/config.ts'
import { signShort, splitShort, verifyShort } from '#server/config/short-signatures.ts'

/** What such an address is for; it is also its beginning. */
export type AddressKind = 'bounce' | 'reply'

const [idLength, timeLength] = [16, 4]
/** Bytes of the number: more than three, and a reply address is longer than the 64 characters of an email address. */
const numberLengths: Record<AddressKind, number> = { bounce: 0, reply: 3 }
const lengthOf = (kind: AddressKind) => idLength + timeLength + numberLengths[kind]
/** The previous release wrote no numbers: replies to its emails arrive for 30 days. */
const lengthWithoutNumber = idLength + timeLength
/** Milliseconds: clocks of several machines differ a little. */
const maxAhead = 10 * 60_000

type Settings = Pick<Config, 'inbound' | 'secrets'>

/**
 * An address for an email that is sent now to `email`; null if no emails reach the product. A number that is larger than
 * its bytes becomes the largest one.
 */
export function makeSignedAddress(
  { inbound, secrets }: Settings,
  {
    kind,
    id,
    email,
    now,
    number = 0,
  }: { kind: AddressKind; id: string; email: string; now: Date; number?: number },
): string | null {
  if (!inbound) return null
  const data = Buffer.alloc(lengthOf(kind))
  data.write(id.replaceAll('-', ''), 'hex')
  data.writeUInt32BE(Math.floor(now.getTime() / 1000), idLength)
  const numberLength = numberLengths[kind]
  if (numberLength > 0)
    data.writeUIntBE(Math.min(number, 256 ** numberLength - 1), idLength + timeLength, numberLength)
  const token = signShort(secrets, kind, { data, context: email.toLowerCase() })
  return token === null ? null : `${kind}+${token}@${inbound.domain}`
}

/** What an address says. It is true only if `isSignedFor` says so. */
export interface AddressClaim {
  id: string
  sentAt: Date
  /** 0 if the kind has none, or the previous release wrote the address. */
  number: number
  /** Whether the email was sent by us, to this address. */
  isSignedFor(email: string): boolean
}

/** Reads the part before the @ of an address of a kind; null for all others, and for those from the future. */
export function parseSignedAddress(
  local: string,
  { kind, secrets, now }: { kind: AddressKind; secrets: Config['secrets']; now: Date },
): AddressClaim | null {
  const prefix = `${kind}+`
  if (!local.toLowerCase().startsWith(prefix)) return null
  const token = local.slice(prefix.length)
  const parts = splitShort(token, lengthOf(kind)) ?? splitShort(token, lengthWithoutNumber)
  if (!parts) return null
  const sentAt = new Date(parts.data.readUInt32BE(idLength) * 1000)
  if (sentAt.getTime() - now.getTime() > maxAhead) return null
  const numberLength = parts.data.length - lengthWithoutNumber
  const hex = parts.data.subarray(0, idLength).toString('hex')
  return {
    id: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    sentAt,
    number: numberLength > 0 ? parts.data.readUIntBE(idLength + timeLength, numberLength) : 0,
    isSignedFor: (email) => verifyShort(secrets, kind, { ...parts, context: email.toLowerCase() }),
  }
}
