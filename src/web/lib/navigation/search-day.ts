import { isLocalDate } from '#domain/time/time.ts'
import { text, type Field } from './screen-search.ts'

/** A search parameter that is a day, YYYY-MM-DD. Apart, because few screens need the functions for times. */
export const day: Field<string> = (value) => {
  const date = text(value)
  return date !== undefined && isLocalDate(date) ? date : undefined
}
