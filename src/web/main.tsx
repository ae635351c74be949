import './lib/secure-page.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { forgetData, saveUser, useSession } from '#web/features/accounts/session.ts'
import { readReturnPath } from '#web/lib/search-params.ts'
import { createQueryClient, signInDelay } from '#web/lib/query.ts'
import { messages } from '#web/messages/messages.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingScreen } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { UiProviders } from '#web/ui/ui-providers.tsx'
import { paths } from './paths.ts'
import { makeRouter } from './routes.tsx'
import './styles/main.css'

let signingIn = false

/** Tells that the session has ended, then goes to sign in and back here (foundation 8). */
function signInAgain() {
  if (signingIn) return
  signingIn = true
  const { unauthorizedTitle: title, unauthorizedText: description } = messages.errors
  toast({ title, description, variant: 'destructive' })
  setTimeout(() => {
    signingIn = false
    saveUser(queryClient, null)
    const next = readReturnPath(router.latestLocation.href)
    // What was read for the person goes only when no screen shows it any more.
    void router
      .navigate({ ...paths.signIn({ next }), ignoreBlocker: true })
      .then(() => forgetData(queryClient))
  }, signInDelay)
}

const queryClient = createQueryClient({ onSignedOut: signInAgain })
const router = makeRouter(queryClient)

function App() {
  const { isPending, isError, isFetching, refetch } = useSession()
  if (isPending) return <LoadingScreen />
  if (isError) return <ErrorState as="h1" onRetry={() => void refetch()} retrying={isFetching} />
  return <RouterProvider router={router} />
}

const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProviders>
          <App />
        </UiProviders>
      </QueryClientProvider>
    </StrictMode>,
  )
}
