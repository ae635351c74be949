import type { ChangeEvent, ComponentProps } from 'react'
import { Input } from './input.tsx'

export type FormattedInputProps = Omit<ComponentProps<typeof Input>, 'type'> & {
  /** Puts the digits of what is typed or pasted into their form. */
  format: (typed: string) => string
}

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length

/** The place in a text behind so many of its digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place += 1) {
    if (/\d/.test(text.charAt(place))) seen += 1
  }
  return place
}

/** Digits in a fixed form, such as 12-3456789: formed while they are typed or pasted, the caret stays behind its digit. */
export function FormattedInput({ format, onChange, ...rest }: FormattedInputProps) {
  function form(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    const caret = target.selectionStart ?? target.value.length
    const digits = countDigits(target.value.slice(0, caret))
    target.value = format(target.value)
    const place = placeAfter(target.value, digits)
    target.setSelectionRange(place, place)
    onChange?.(event)
  }
  return <Input inputMode="numeric" autoComplete="off" onChange={form} {...rest} />
}
