import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pseudoLanguage } from '#contract/i18n/languages.ts'
import { setDateOrder } from '#contract/i18n/date-order.ts'
import { setSiteName } from '#contract/i18n/site-name.ts'
import { addTexts } from '#contract/i18n/texts.ts'
import { documentedFirstYear, type InitialData } from '#contract/page.ts'
import { followPagePerson, onceSignedIn, setCachedUser } from '#web/features/accounts/session.ts'
import { markServerRendered, clearServerRendered } from '#web/lib/loading/server-rendered.ts'
import type { EarlyActions } from '#web/lib/loading/early-actions.ts'
import { setAskedAgreements } from '#web/lib/session/asked-agreements.ts'
import { readInitialData } from '#web/lib/loading/initial-data.ts'
import { getDocumentLanguage, loadOwnTexts } from '#web/lib/language/language.ts'
import { emptySite, type Site } from '#web/lib/site/site.ts'
import { hasUnsentWords } from '#web/lib/drafts/unsent-words.ts'
import { yieldToBrowser } from '#web/lib/loading/yield-to-browser.ts'
import { identifyCaller } from '#web/lib/calls/api.ts'
import { createQueryClient } from '#web/lib/calls/query.ts'
import { App, type AppProps } from './app.tsx'
import { loadAnnouncement } from './announcement-part.tsx'
import { loadLanguagePart } from './language-part.tsx'
import { loadNotice, loadRenderedParts } from './signed-in-parts.tsx'
import { loadUserRouter, makeVisitorRouter } from './visitor-routes.tsx'

type Router = AppProps['router']

/**
 * Starts the interface: hydrates what the server rendered, or renders the page if the server did not, and replays
 * early clicks and choices.
 */
export async function startApp(early: EarlyActions): Promise<void> {
  const container = document.getElementById('root')
  if (!container) return
  const queryClient = createQueryClient({
    onSignedOut: () => void loadSignedInCode().then((code) => code.signInAgain(queryClient, router)),
  })
  identifyCaller(followPagePerson(queryClient))
  const data = readInitialData()
  const site = readSite(data)
  const { language, languages } = site
  setSiteName(site.name)
  setDateOrder(site)
  const serverRendered = data?.rendered
  if (data) setCachedUser(queryClient, data.user)
  if (data?.user) setAskedAgreements(queryClient, data.user.id, data.asked ?? [])
  // Only a site with PSEUDO_LANGUAGE has such documents, so no other downloads it.
  if (language === pseudoLanguage) addTexts((await import('#web/lib/language/pseudo-texts.ts')).pseudoTexts)
  const [makeRouter = makeVisitorRouter] = await Promise.all([
    data?.user ? loadUserRouter(data.user) : undefined,
    loadOwnTexts(),
    yieldToBrowser(),
  ])
  const router = makeRouter(queryClient)
  const app = <App queryClient={queryClient} router={router} site={site} onReady={early.replay} />
  if (serverRendered) {
    await Promise.all([
      prepareHydration(serverRendered, queryClient, router),
      loadLanguagePart(languages),
      data?.user && loadRenderedParts(data.user),
    ])
    // As a transition, so that hydration happens in pieces too.
    startTransition(() => {
      hydrateRoot(container, app)
      early.stop()
    })
  } else {
    early.stop()
    // Until the screen's code has loaded, the document shows its shell; React would show nothing.
    await Promise.all([
      router.load(),
      data?.user && loadNotice(data.user),
      loadAnnouncement(site.announcement),
    ])
    // As a transition, so that rendering happens in pieces, between which the browser answers the reader.
    startTransition(() => createRoot(container).render(app))
  }
  await yieldToBrowser()
  // Someone's words without their session: it may have been ended while this browser was closed.
  if (!data?.user && hasUnsentWords()) {
    // Without the network, this waits for it; signing in does not.
    void importWhenOnline(() => import('#web/lib/session/ended-session.ts')).then((code) =>
      code.removeWordsOfEnded(),
    )
  }
  onceSignedIn(queryClient, async () => {
    const { startLiveUpdates, signInAgainIfGone } = await loadSignedInCode()
    startLiveUpdates(queryClient, {
      userId: data?.user?.id ?? null,
      last: data?.lastEventId ?? null,
      onSignedOut: () => void signInAgainIfGone(queryClient, router),
    })
  })
}

const loadSignedInCode = async () =>
  (await importWhenOnline(() => import('./signed-in-code.ts'))).signedInCode

/** What the document says about the site. */
function readSite(data: InitialData | null): Site {
  const language = getDocumentLanguage()
  const settings = data?.site ?? { ...emptySite, languages: [language] }
  return {
    ...settings,
    year: data?.year ?? documentedFirstYear,
    language,
    renderedAt: data?.rendered?.at ?? null,
  }
}

/** Restores the data of the server-rendered page and loads the screen's code before React hydrates. */
async function prepareHydration(
  { answers }: NonNullable<InitialData['rendered']>,
  queryClient: QueryClient,
  router: Router,
) {
  if (isDehydratedState(answers)) hydrate(queryClient, answers)
  markServerRendered()
  // Tells the router that the markup is server-rendered, which has other boundaries around the screens.
  router.ssr = { manifest: undefined }
  await yieldToBrowser()
  await router.load()
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) clearServerRendered()
  })
  await yieldToBrowser()
}

/** The query client of this build wrote them on the server. */
const isDehydratedState = (answers: unknown): answers is DehydratedState =>
  typeof answers === 'object' && answers !== null && 'queries' in answers

/** Loads code that the page can do without; if it cannot load, tries again when the network is back. */
async function importWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return importWhenOnline(load)
  }
}
