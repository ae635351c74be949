/** What every router of the interface has in common. */
import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#web/lib/navigation/search-params.ts'
import { ErrorPage } from '#web/pages/errors/error.tsx'
import { NotFoundPage } from '#web/pages/errors/not-found.tsx'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'

/**
 * Screens open at the top or where they were left. A server-rendered page stays where the visitor had scrolled before
 * hydration.
 */
function startScrolling() {
  let isFirst = true
  return () => {
    const isBeingRead = isFirst && window.scrollY > 0
    isFirst = false
    // On Back, the router restores only positions it has recorded, and it was not listening yet.
    if (isBeingRead) document.dispatchEvent(new Event('scroll'))
    return !isBeingRead
  }
}

/** `queryClient` must already contain the current user. */
export const makeRouterOptions = (queryClient: QueryClient, history?: RouterHistory) => ({
  ...(history && { history }),
  context: { queryClient },
  parseSearch,
  stringifySearch,
  // On the server it would write a script into the page, which the content security policy blocks.
  scrollRestoration: 'document' in globalThis && startScrolling(),
  defaultPreload: 'intent' as const,
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: LoadingScreen,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
})
