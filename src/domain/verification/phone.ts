/** A US telephone number as the verification form writes it (spec features 5). */

const phoneDigits = 10
const areaDigits = 3
const exchangeEnd = 6

/**
 * Formats typed or pasted input as (XXX) XXX-XXXX as far as possible: at most ten digits, without the country code 1
 * of +1 410 555 0142.
 */
export function formatPhone(typed: string): string {
  const all = typed.replaceAll(/\D/g, '')
  const hasCountry = all.length > phoneDigits && all.startsWith('1')
  const digits = (hasCountry ? all.slice(1) : all).slice(0, phoneDigits)
  const [area, exchange, line] = [
    digits.slice(0, areaDigits),
    digits.slice(areaDigits, exchangeEnd),
    digits.slice(exchangeEnd),
  ]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area && `(${area}`
}

/** The digits of a telephone number with its country code (ITU-T E.164), and the fewest that are in use. */
const internationalDigits = { least: 6, most: 15 }

/**
 * Whether a text can be a telephone number of any country: 6 to 15 digits with the usual spaces, dots, dashes, slashes and
 * parentheses between them, and at most one plus sign in front.
 */
export function isInternationalPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length
  const { least, most } = internationalDigits
  return /^\+?[\d\s()./-]+$/.test(text) && digits >= least && digits <= most
}
