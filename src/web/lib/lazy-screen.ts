import { lazyRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import { call } from './api.ts'
import { isApiError } from './api-error.ts'
import { withTexts } from './language.ts'
import { makeUnreachableScreen } from './unreachable-screen.tsx'

type Screen = () => ReactNode

/**
 * The component of a route, whose code and texts load when the route is opened or about to be. Without a connection, an
 * error that tries again takes its place: the router would open the page again, which leaves only the browser's own error.
 * If a release replaced the code, opening it again is right.
 */
export function lazyScreen<Name extends string>(load: () => Promise<Record<Name, Screen>>, name: Name) {
  const loadScreen = async (): Promise<Screen> => (await withTexts(load()))[name]
  const loadOrExplain = async (): Promise<Screen> => {
    try {
      return await loadScreen()
    } catch (error) {
      if (await isReachable()) throw error
      return makeUnreachableScreen(loadScreen)
    }
  }
  return lazyRouteComponent(async () => ({ Screen: await loadOrExplain() }), 'Screen')
}

/** Whether the server answers: a refusal is an answer, what a proxy says in its place is none. */
const isReachable = () =>
  call(getCurrentUser, {}).then(
    () => true,
    (error: unknown) => isApiError(error) && error.status > 0 && error.status < 500,
  )
