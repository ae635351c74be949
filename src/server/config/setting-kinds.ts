/** Kinds of settings: how to parse their text, and the error message for an invalid one. */
import { z } from 'zod'
import { isNetwork } from '#server/http/network.ts'

const flags = { 1: true, true: true, on: true, yes: true, 0: false, false: false, off: false, no: false }

export const flag = (defaultValue: boolean) =>
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], 'must be 1 or 0'))
    .transform((word) => flags[word])
    .default(defaultValue)

export const wholeNumber = ([least, most]: [least: number, most: number]) => {
  const text = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d+$/, text)
    .transform(Number)
    .pipe(z.number(text).min(least, text).max(most, text))
}

export const wholeNumberSetting = (defaultValue: number, range: [least: number, most: number]) =>
  wholeNumber(range).default(defaultValue)

export const list = z
  .string()
  .transform((words) => words.split(/[\s,]+/).filter((word) => word !== ''))
  .default([])

/** Addresses and networks; a wrong one would otherwise end the start without a sentence. */
export const networkList = list.refine(
  (entries) => entries.every(isNetwork),
  'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
)

const dayListText = 'must be days in rising order, such as 2,5,10, or 0 for none'

/** Numbers of days from 1 to 365, in rising order; 0 is an empty list. */
export const dayList = (defaultValue: readonly number[]) =>
  z
    .string()
    .regex(/^\d{1,3}(\s*,\s*\d{1,3}){0,9}$/, dayListText)
    .transform((text) => text.split(',').map(Number))
    .transform((days) => (days.length === 1 && days[0] === 0 ? [] : days))
    .refine(
      (days) => days.every((day, index) => day >= 1 && day <= 365 && day > (days[index - 1] ?? 0)),
      dayListText,
    )
    .default([...defaultValue])

export const address = (protocol: RegExp, text: string) => z.url({ protocol, error: text })
