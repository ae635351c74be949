/** A telephone number of the United States as the verification form writes it (features 5). */

const phoneDigits = 10
const areaDigits = 3
const exchangeEnd = 6

/**
 * What is typed or pasted, in the form (XXX) XXX-XXXX as far as it goes: at most ten digits. The country's 1 before ten
 * digits, as in +1 410 555 0142, is none of them.
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
