import type { ChangeEvent, ComponentProps } from 'react'
import { Input } from './input.tsx'

export type FormattedInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  /** Formats the digits that are typed or pasted. */
  format: (typed: string) => string
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
const countDigits = (text: string) => digitsOf(text).length

/** The position in a text after a number of its digits. */
function findCaretAfter(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return place
}

/**
 * Digits in a fixed format, such as 12-3456789. They are formatted while typing or pasting, and the caret stays
 * behind its digit.
 */
export function FormattedInput({ format, onChange, ...rest }: FormattedInputProps) {
  /** Whether one digit was typed into a full field. */
  function isTooMuch({ target, nativeEvent }: ChangeEvent<HTMLInputElement>, caret: number): boolean {
    if (!('data' in nativeEvent) || nativeEvent.data !== target.value.charAt(caret - 1)) return false
    const [typed, kept] = [digitsOf(target.value), digitsOf(format(target.value))]
    return kept.length < typed.length && typed.startsWith(kept)
  }
  function form(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const caret = target.selectionStart ?? target.value.length
    if (isTooMuch(event, caret)) {
      // Otherwise a digit typed in the middle would push out the last one.
      target.value = format(target.value.slice(0, caret - 1) + target.value.slice(caret))
      target.setSelectionRange(caret - 1, caret - 1)
      return
    }
    const digits = countDigits(target.value.slice(0, caret))
    target.value = format(target.value)
    const place = findCaretAfter(target.value, digits)
    target.setSelectionRange(place, place)
    onChange?.(event)
  }
  return <Input inputMode="numeric" autoComplete="off" onChange={form} {...rest} />
}
