/** What newer browsers know of the time zones of a country, as a method or, before that, as a property. */
type ZonedLocale = Intl.Locale & {
  getTimeZones?: () => string[] | undefined
  timeZones?: string[] | undefined
}

/** The time zones of a country by its code; none if the browser does not know. */
export function listCountryTimeZones(country: string): readonly string[] {
  if (country === '') return []
  const locale: Intl.Locale & ZonedLocale = new Intl.Locale(`und-${country}`)
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
