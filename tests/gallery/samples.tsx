import { useState, type ReactNode } from 'react'

/** The states of one component, by what each is. */
export type Samples = { component: string; states: Readonly<Record<string, ReactNode>> }

/** For components whose value their user keeps. */
export function Kept<Value>({
  first,
  children,
}: {
  first: Value
  children: (value: Value, change: (value: Value) => void) => ReactNode
}) {
  const [value, setValue] = useState(first)
  return children(value, setValue)
}

export const nothing = () => undefined
export const long =
  'A name that is much longer than anyone expects, with Donaudampfschifffahrtsgesellschaftskapitänsmütze in it'
