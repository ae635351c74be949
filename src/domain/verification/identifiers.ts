/**
 * By which number an organization is identified: the EIN of the United States, which the registers of the IRS have, or
 * the number in another register, which staff look up. A country whose register is loaded gets a kind of its own.
 */
export const identifierKinds = ['ein', 'registration'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

/** Which number a site asks for: the EIN if its registers are loaded. */
export const askedIdentifierKind = (hasRegisters: boolean): IdentifierKind =>
  hasRegisters ? 'ein' : 'registration'

/** As stored: the EIN as nine digits, and any other number as `parseRegistrationNumber` returns it. */
export type Identifier =
  | { kind: 'ein'; number: string }
  | { kind: 'registration'; number: string; register: string | null }

/** Characters of a registration number at most, without spaces. */
export const registrationNumberMax = 40

/**
 * A registration number in the form in which numbers are compared: capital letters, no spaces, such as SC012345 or
 * HRB12345B. Null if it has no digit, is too long, or has other characters than letters, digits, dots, dashes and slashes.
 */
export function parseRegistrationNumber(typed: string): string | null {
  const number = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  const isPossible = /^[\p{L}\p{N}./-]+$/u.test(number) && /\p{N}/u.test(number)
  return isPossible && number.length <= registrationNumberMax ? number : null
}

/** The number that an organization has now: its profile has the EIN; any other number is that of its latest request. */
export const heldIdentifier = (requested: Identifier | null, ein: string | null): Identifier | null =>
  requested?.kind === 'registration' ? requested : ein === null ? null : { kind: 'ein', number: ein }

/** Whether two organizations or requests have the same number. How the register is called doesn't matter. */
export const isSameIdentifier = (one: Identifier, other: Identifier): boolean =>
  one.kind === other.kind && one.number === other.number
