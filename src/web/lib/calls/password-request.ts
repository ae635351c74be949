/** Some calls require the password again: a dialog asks for it above the current screen, and the call is repeated. */
import { useSyncExternalStore } from 'react'

type Question = { promise: Promise<boolean>; answer: (isGiven: boolean) => void }

let question: Question | null = null
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/** Asks for the password; true once it was entered, false if the user cancels. Concurrent calls share one dialog. */
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

/** Resolves the pending request. */
export function resolvePasswordRequest(isGiven: boolean): void {
  question?.answer(isGiven)
  question = null
  notifyListeners()
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
