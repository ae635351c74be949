import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaitingEntry } from '#contract/applications/applicants.ts'
import { confirmHours } from '#contract/hours/hours.ts'
import { call } from '#web/lib/calls/api.ts'
import { isSignedOutError, messageOf } from '#web/lib/calls/api-error.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { refreshHours } from '#web/lib/calls/work-cache.ts'
import { hoursCatalog } from './texts/hours-texts.ts'

/** The hours of one person that wait, or those of them that are selected. */
export type PersonHours = {
  applicationId: string
  volunteerName: string
  projectTitle: string
  entries: readonly WaitingEntry[]
}

/** All hours of several people together. */
export const sumHours = (people: readonly PersonHours[]): number =>
  people.flatMap(({ entries }) => entries).reduce((total, entry) => total + entry.hours, 0)

/**
 * Confirms the hours of several people in the versions shown, one person after the other: what one of them changed keeps
 * no other from being confirmed. `done` is how many were tried.
 */
export function useConfirmSeveral(onConfirmed: (person: PersonHours) => void) {
  const queryClient = useQueryClient()
  const { decideFailed } = useTexts(hoursCatalog)
  const [done, setDone] = useState(0)
  const mutation = useCallMutation(
    async (people: readonly PersonHours[]) => {
      const confirmed: PersonHours[] = []
      const failed: { person: PersonHours; why: string }[] = []
      setDone(0)
      for (const person of people) {
        const entries = person.entries.map(({ id, version }) => ({ id, version }))
        try {
          await call(confirmHours, { body: { entries } })
          confirmed.push(person)
          onConfirmed(person)
        } catch (error) {
          if (isSignedOutError(error)) throw error
          failed.push({ person, why: messageOf(error, decideFailed) })
        }
        setDone((count) => count + 1)
      }
      return { confirmed, failed }
    },
    { failed: decideFailed, onSettled: () => refreshHours(queryClient), awaitsRefetch: false },
  )
  return { ...mutation, done }
}
