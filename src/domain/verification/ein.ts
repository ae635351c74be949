/** The US Employer Identification Number: nine digits without a checksum, stored as text because of leading zeros. */

const sequence = '123456789'

/** Prefixes that the IRS never assigned. Some listed organizations have them, so they only cause a warning. */
const unassignedPrefixes = '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' ')

/**
 * The nine digits of input like XX-XXXXXXX, with or without the hyphen; null if it is malformed or an obvious typo.
 */
export function parseEin(typed: string): string | null {
  if (!/^\d{2}-?\d{7}$/.test(typed)) return null
  const ein = typed.replace('-', '')
  const hasTypo = ein === sequence || /^(\d)\1{8}$/.test(ein)
  return hasTypo ? null : ein
}

/** Whether nine digits start with a prefix that was never assigned. */
export function hasUnassignedPrefix(ein: string): boolean {
  return unassignedPrefixes.includes(ein.slice(0, 2))
}

const einDigits = 9
const digitsBeforeHyphen = 2

/** Whether a text is a formatted EIN: two digits, a hyphen, seven digits. */
export const isEin = (text: string) => /^\d{2}-\d{7}$/.test(text)

/**
 * Formats typed or pasted input as an EIN as far as possible: at most nine digits, with a hyphen after the second one
 * once there is a third.
 */
export function formatEin(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, einDigits)
  const [head, tail] = [digits.slice(0, digitsBeforeHyphen), digits.slice(digitsBeforeHyphen)]
  return tail ? `${head}-${tail}` : head
}
