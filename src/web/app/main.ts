import '#web/lib/browser/secure-page.ts'
import '#web/styles/main.css'
import { captureEarlyActions } from '#web/lib/loading/early-actions.ts'
import { yieldToBrowser } from '#web/lib/loading/yield-to-browser.ts'

// What takes a phone long to set up loads first; the document preloads both parts (vite.config.ts). It names an export,
// because of a whole module the build would keep all of them.
const loadReact = async () => (await import('react-dom/client')).hydrateRoot

async function start() {
  const early = captureEarlyActions()
  await loadReact()
  await yieldToBrowser()
  const { startApp } = await import('./entry-client.tsx')
  await startApp(early)
}

// Not awaited here: the screens' own modules may import this one.
void start()
