import { getNumberFormat } from '#contract/i18n/formatters.ts'
import { settingsOf, type Language } from '#contract/i18n/languages.ts'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A number of bytes in the largest unit that keeps it readable: "312 kB", "2.1 GB". A unit is 1000 of the one before. */
export function formatSize(language: Language, bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** step
  return getNumberFormat(settingsOf(language).locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}
