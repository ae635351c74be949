import './lib/secure-page.ts'
import './styles/main.css'
import { keepEarlyActions } from './lib/early-actions.ts'
import { pause } from './lib/pause.ts'

// What takes a phone long to set up comes piece by piece; the document asks for all of them at once (vite.config.ts).
const pieces = [() => import('react-dom/client'), () => import('@tanstack/react-router')]

async function start() {
  const early = keepEarlyActions()
  for (const load of pieces) {
    await load()
    await pause()
  }
  const { startInterface } = await import('./start.tsx')
  await startInterface(early)
}

// Not awaited here: the screens' own modules may wait for this one.
void start()
