/** Days and zones: a deadline is a whole day in a stored zone (decision A11). */

/** A calendar day, YYYY-MM-DD; such strings compare in time order. */
export type LocalDate = string

/** The calendar day that a moment falls on in an IANA time zone. */
export function dayInZone(moment: Date, timeZone: string): LocalDate {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Whether the text is a real calendar day written YYYY-MM-DD, within the years the product keeps. */
export function isLocalDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text) return false
  return text >= '1900-01-01' && text <= '2200-12-31'
}
