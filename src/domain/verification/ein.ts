/** The Employer Identification Number of the United States: nine digits, kept as text for its leading zeros, no checksum. */

const sequence = '123456789'

/** Never assigned by the IRS, yet some listed organizations have them: they only warn. */
const unassignedPrefixes = '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' ')

/** The nine digits of what was typed as XX-XXXXXXX or without the hyphen; null where it is malformed or a typing error. */
export function parseEin(typed: string): string | null {
  if (!/^\d{2}-?\d{7}$/.test(typed)) return null
  const ein = typed.replace('-', '')
  const hasTypo = ein === sequence || /^(\d)\1{8}$/.test(ein)
  return hasTypo ? null : ein
}

/** Whether nine digits begin as no assigned EIN does. */
export function hasUnassignedPrefix(ein: string): boolean {
  return unassignedPrefixes.includes(ein.slice(0, 2))
}

const einDigits = 9
const digitsBeforeHyphen = 2

/** Whether a text is an EIN as it is written: two digits, a hyphen, seven digits. */
export const isEin = (text: string) => /^\d{2}-\d{7}$/.test(text)

/**
 * What is typed or pasted, in the form of an EIN as far as it goes: at most nine digits, with the hyphen after the second
 * one as soon as there is a third.
 */
export function formatEin(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, einDigits)
  const [head, tail] = [digits.slice(0, digitsBeforeHyphen), digits.slice(digitsBeforeHyphen)]
  return tail ? `${head}-${tail}` : head
}
