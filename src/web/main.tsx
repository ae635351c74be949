import './lib/secure-page.ts'
import { hydrate, type DehydratedState } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { z } from '#contract/zod.ts'
import { forgetData, saveUser } from '#web/features/accounts/session.ts'
import { beginAsDrawn, endAsDrawn } from '#web/lib/as-drawn.ts'
import { readInitialData } from '#web/lib/initial-data.ts'
import { readReturnPath } from '#web/lib/search-params.ts'
import { createQueryClient, signInDelay } from '#web/lib/query.ts'
import { messages } from '#web/messages/messages.ts'
import { toast } from '#web/ui/toast-store.ts'
import { App } from './app.tsx'
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
const data = readInitialData()
const { contactEmail = '', publicUrl = '', drawn = null } = data ?? {}
if (data) saveUser(queryClient, data.user)

const app = (
  <App
    queryClient={queryClient}
    router={router}
    site={{ contactEmail, publicUrl, drawnAt: drawn?.at ?? null }}
  />
)

/** Takes over the page that the server drew: with its answers, and with the screen's code before React compares. */
async function takeOver(container: HTMLElement, answers: unknown) {
  hydrate(queryClient, z.custom<DehydratedState>().parse(answers))
  beginAsDrawn()
  // Says to the router that the markup is the server's, which has other boundaries around the screens.
  router.ssr = { manifest: undefined }
  await router.load()
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) endAsDrawn()
  })
  hydrateRoot(container, app)
}

const root = document.getElementById('root')
// Not awaited here: the screens' own modules wait for this one.
if (root && drawn) void takeOver(root, drawn.answers)
else if (root) createRoot(root).render(app)
