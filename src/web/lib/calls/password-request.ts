/** Some calls require the password again: a dialog asks for it above the current screen, and the call is repeated. */
import { useSyncExternalStore } from 'react'

type Question = { promise: Promise<boolean>; answer: (isGiven: boolean) => void }

let question: Question | null = null
/** Counts the people who were signed in on this page, so that no one answers for a call of the person before. */
let person = 0
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/** Whose calls are made now; for `requestPassword`. */
export const getCaller = (): number => person

/**
 * Asks for the password; true once it was entered, false if the user cancels or someone else is signed in than when the
 * call was made. Concurrent calls share one dialog.
 */
export async function requestPassword(caller: number): Promise<boolean> {
  return caller === person && (await ask()) && caller === person
}

function ask(): Promise<boolean> {
  if (question) return question.promise
  let answer: Question['answer'] = () => undefined
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  question = { promise, answer }
  notifyListeners()
  return promise
}

/** Resolves the pending request. */
export function resolvePasswordRequest(isGiven: boolean): void {
  question?.answer(isGiven)
  question = null
  notifyListeners()
}

/** Refuses the calls of the person who was signed in: repeated now, they would be made by the next one. */
export function refuseEarlierCalls(): void {
  person += 1
  resolvePasswordRequest(false)
}

/** Whether the password dialog is open. */
export function useIsPasswordRequested(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => question !== null,
    () => false,
  )
}
