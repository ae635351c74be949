/** Some calls ask for the password again: the person is asked above whatever they were doing, and the call is repeated. */
import { useSyncExternalStore } from 'react'

type Question = { promise: Promise<boolean>; answer: (isGiven: boolean) => void }

let question: Question | null = null
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/** Asks for the password; true once it was given, false where the person would rather not. Calls at once ask once. */
export function requestPassword(): Promise<boolean> {
  if (question) return question.promise
  let answer: Question['answer'] = () => undefined
  const promise = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  question = { promise, answer }
  notifyListeners()
  return promise
}

/** Ends the question. */
export function resolvePasswordRequest(isGiven: boolean): void {
  question?.answer(isGiven)
  question = null
  notifyListeners()
}

/** Whether the password is being asked for. */
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
