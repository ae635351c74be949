import { useState } from 'react'
import type { ComparedApplication } from '#contract/applications/triage.ts'

/** A phone shows two applicants side by side: the first two of the order. */
export const shownOnPhones = 2

/**
 * The compared applicants in the order they are shown in, and how the reader chooses who is first and second. The chosen
 * one changes places with the one who was there.
 */
export function useComparedPair(compared: readonly ComparedApplication[]) {
  const [order, setOrder] = useState<readonly string[]>([])
  const ids = compared.map(({ application }) => application.id)
  const places = [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))]
  const ordered = places.flatMap((id) => compared.filter(({ application }) => application.id === id))
  const show = (place: number, id: string) => {
    const former = places[place]
    if (former === undefined) return
    setOrder(places.map((each, index) => (index === place ? id : each === id ? former : each)))
  }
  return { ordered, show }
}
