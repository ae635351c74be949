/** Formatters of `Intl`. Each is made once: making one costs far more than formatting, on a phone some milliseconds. */

function keep<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>()
  return (...args) => {
    const key = JSON.stringify(args)
    const found = made.get(key) ?? make(...args)
    made.set(key, found)
    return found
  }
}

/** By locale and options, as the constructors take them. */
export const getNumberFormat = keep(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
)
export const getDateTimeFormat = keep(
  (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
)
export const getRelativeTimeFormat = keep(
  (...args: ConstructorParameters<typeof Intl.RelativeTimeFormat>) => new Intl.RelativeTimeFormat(...args),
)
export const getDisplayNames = keep(
  (...args: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...args),
)
export const getPluralRules = keep(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
)
export const getListFormat = keep(
  (...args: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...args),
)
