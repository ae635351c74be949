import { Suspense } from 'react'
import { useSession } from '#web/features/accounts/session.ts'
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx'
import { Landing } from './landing.tsx'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'

// Loaded on demand, because most who open / are visitors and see the landing page.
const HomeContent = lazyScreen(() => import('./home-content.tsx'), 'HomeContent')

/** The start page at /: the landing page for visitors, the home page for signed-in users. */
export function StartPage() {
  const { user } = useSession()
  return user ? (
    <Suspense fallback={<LoadingScreen />}>
      <HomeContent />
    </Suspense>
  ) : (
    <Landing />
  )
}
